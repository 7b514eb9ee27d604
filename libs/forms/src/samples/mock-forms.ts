import { type MockForm, mockMembers } from '@jalon/api-client/msw';
import { type ClubConfig, defaultClub } from '@jalon/club';
import { checkClubDollars, formDefinitions, parseSubmission } from '../schemas/index.ts';

/**
 * The forms for `createHandlers` of `@jalon/api-client/msw`: the mock API then checks each submission as the real
 * one does, with the same club settings. Each received body is added to `received`.
 */
export function mockForms(club: ClubConfig = defaultClub, received: unknown[] = []): MockForm[] {
  return formDefinitions(club).map((form) => ({
    ...form,
    check: (body) => {
      received.push(body);
      return parseSubmission(form, body).errors;
    },
    ...(form.id === 13 && { beforeStore: checkGiftCard }),
  }));
}

/** Like the API’s lookup in the member directory; here, the mock members. */
const checkGiftCard: MockForm['beforeStore'] = ({ total }, memberNumber) => {
  if (memberNumber === undefined) return undefined;
  const member = mockMembers.find((one) => one.memberNumber === memberNumber)?.source;
  const balance = member?.resMemberData.membres[0].dossierAdhesion.soldeDollarsCAA;
  return checkClubDollars(String(total), balance);
};
