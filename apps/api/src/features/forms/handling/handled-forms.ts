import { type ClubConfig, defaultClub } from '@jalon/club';
import { consentTexts } from '@jalon/forms/labels';
import { fieldNames, formDefinitions } from '@jalon/forms/schemas';
import { contactDetailsHandling, contactDetailsId } from './contact-details.ts';
import type { FormHandling, HandledForm } from './form-handling.ts';
import { giftCardHandling, giftCardId } from './gift-card.ts';

const personalInformationId = 5;

const personalInformationHandling: FormHandling = {
  // CQLR c. P-39.1, s. 32.
  answerWithinDays: 30,
  // Requests can be disputed for three years (CCQ art. 2925).
  keepDays: 3 * 365,
};

/** By form id. Forms that are only stored and delivered are not listed. */
const handlingOf = (club: ClubConfig): ReadonlyMap<number, FormHandling> =>
  new Map([
    [contactDetailsId, contactDetailsHandling(club)],
    [personalInformationId, personalInformationHandling],
    [giftCardId, giftCardHandling],
  ]);

/** Every form of the club with its handling. */
export function handledForms(club: ClubConfig): readonly HandledForm[] {
  const handling = handlingOf(club);
  const consent = consentHandling(club);
  return formDefinitions(club).map((form) => ({
    ...form,
    ...handling.get(form.id),
    ...(fieldNames(form).includes(consentField) && consent),
  }));
}

/** The retention periods of forms that have their own, by form id. */
export const ownKeepDays: ReadonlyMap<number, number> = new Map(
  [...handlingOf(defaultClub)].flatMap(([id, { keepDays }]) =>
    keepDays === undefined ? [] : [[id, keepDays] as const],
  ),
);

/** The field with the text that the visitor consented to. */
const consentField = 'consentText';

/** Refuses a consent text that no page shows: the stored text is the club's proof. */
function consentHandling(club: ClubConfig): FormHandling {
  const known = new Set(consentTexts(club).map(({ text }) => comparable(text)));
  return {
    check: ({ values }) =>
      known.has(comparable(values[consentField] ?? ''))
        ? {}
        : { [consentField]: 'required', generic: 'tryAgainLater' },
  };
}

function comparable(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
