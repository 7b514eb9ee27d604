import { type ClubConfig, defaultClub } from '@jalon/club';
import { fieldNames, formDefinitions, type SiteForm } from '@jalon/forms/schemas';
import { consentField, consentHandling } from './consent.ts';
import { contactDetailsHandling, contactDetailsId } from './contact-details.ts';
import type { FormHandling, HandledForm } from './form-handling.ts';
import { giftCardHandling, giftCardId } from './gift-card.ts';
import { personalInformationHandling, personalInformationId } from './personal-information.ts';

/** By form id. Forms that are only stored and delivered are not listed. */
const handlingOf = (club: ClubConfig): ReadonlyMap<number, FormHandling> =>
  new Map([
    [contactDetailsId, contactDetailsHandling(club)],
    [personalInformationId, personalInformationHandling],
    [giftCardId, giftCardHandling],
  ]);

/** Every form of the club with its handling. */
export function handledForms(club: ClubConfig): readonly HandledForm[] {
  const consent = consentHandling(club);
  return formDefinitions(club)
    .map((form) => handled(form, club))
    .map((form) => (fieldNames(form).includes(consentField) ? { ...form, ...consent } : form));
}

/** A form with its handling. */
export function handled(form: SiteForm, club: ClubConfig = defaultClub): HandledForm {
  return { ...form, ...handlingOf(club).get(form.id) };
}

/** The retention periods of forms that have their own, by form id. */
export const ownKeepDays: ReadonlyMap<number, number> = new Map(
  [...handlingOf(defaultClub)].flatMap(([id, { keepDays }]) =>
    keepDays === undefined ? [] : [[id, keepDays] as const],
  ),
);
