import type { Locale, Localized } from '../locale/locale.ts';

/** The separators between the three groups of a phone number. */
export const phoneSeparators: Localized<readonly [string, string]> = { fr: [' ', '-'], en: ['-', '-'] };

/** Formats ten digits: `418 555-0123` in French, `418-555-0123` in English. Other texts are returned unchanged. */
export function formatPhone(number: string, locale: Locale): string {
  const [first, second] = phoneSeparators[locale];
  return number.replace(/^(\d{3})(\d{3})(\d{4})$/, `$1${first}$2${second}$3`);
}
