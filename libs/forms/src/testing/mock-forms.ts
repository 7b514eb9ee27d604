import { type MockForm, mockMembers } from '@jalon/api-client/msw';
import {
  type ClubConfig,
  checkClubDollars,
  defaultClub,
  formDefinitions,
  parseSubmission,
} from '../schemas/index.ts';

/** Every form as the mock API checks it: with the rules of the real one. Keeps what it receives in `received`. */
export function mockForms(received: unknown[] = [], club: ClubConfig = defaultClub): MockForm[] {
  return formDefinitions(club).map((form) => ({
    ...form,
    check: (body) => {
      received.push(body);
      return parseSubmission(form, body).errors;
    },
    ...(form.id === 13 && { act: giftCardAct }),
  }));
}

/** As the API asks the directory, which is the mock members here. */
const giftCardAct: MockForm['act'] = ({ total }, memberNumber) => {
  if (memberNumber === undefined) return undefined;
  const member = mockMembers.find((one) => one.memberNumber === memberNumber)?.source;
  const balance = member?.resMemberData.membres[0].dossierAdhesion.soldeDollarsCAA;
  return checkClubDollars(String(total), balance);
};
