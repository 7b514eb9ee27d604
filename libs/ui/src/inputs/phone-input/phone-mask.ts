import { type Locale, type Localized, phoneSeparators } from '@jalon/i18n';
import { digitsOf, groupedMask, type Mask } from '../masked-input/mask.ts';

const phone = (locale: Locale): Mask =>
  groupedMask({
    characters: digitsOf,
    groups: [3, 3, 4],
    separators: phoneSeparators[locale],
    // The country code 1, which address books include; no area code starts with it.
    fit: (digits) => (digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits),
    // A digit too many is an error for the visitor to see, not one to cut.
    keepsExcess: true,
  });

/** Ten digits, grouped 3-3-4, in the format of each language: 514 555-0199, 514-555-0199. */
export const phoneMasks: Localized<Mask> = { fr: phone('fr'), en: phone('en') };
