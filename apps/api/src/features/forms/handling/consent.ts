import type { ClubConfig } from '@jalon/club';
import { consentTexts } from '@jalon/forms/labels';
import type { FormHandling } from './form-handling.ts';

/** The field with the text that the visitor consented to. */
export const consentField = 'consentText';

/** Refuses a consent text that no page shows: the stored text is the club's proof. */
export function consentHandling(club: ClubConfig): FormHandling {
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
