import type { Locale, Localized } from '../locale/locale.ts';

/** The separators between the three groups of a phone number. */
export const phoneSeparators: Localized<readonly [string, string]> = { fr: [' ', '-'], en: ['-', '-'] };

/**
 * Formats ten digits: `418 555-0123` in French, `418-555-0123` in English; a toll-free number after a 1. Other texts are
 * returned unchanged.
 */
export function formatPhone(number: string, locale: Locale): string {
  const [first, second] = phoneSeparators[locale];
  const country = /^8(?:00|33|44|55|66|77|88)/.test(number) ? `1${first}` : '';
  return number.replace(/^(\d{3})(\d{3})(\d{4})$/, `${country}$1${first}$2${second}$3`);
}
