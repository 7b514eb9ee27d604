import type { Locale, Localized } from '../locale/locale.ts';

/** What stands between the three groups of a phone number (forms spec §5). */
export const phoneSeparators: Localized<readonly [string, string]> = { fr: [' ', '-'], en: ['-', '-'] };

/** Ten digits as each language writes them, `418 555-0123`, `418-555-0123`; any other text as it is. */
export function formatPhone(number: string, locale: Locale): string {
  const [first, second] = phoneSeparators[locale];
  return number.replace(/^(\d{3})(\d{3})(\d{4})$/, `$1${first}$2${second}$3`);
}
