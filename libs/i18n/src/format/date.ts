import { type Locale, languageTag } from '../locale/locale.ts';

/** A date in long form, in UTC: « 1er mars 2027 », “March 1, 2027” (site spec §2, article spotlight). */
export function formatDate(date: Date, locale: Locale): string {
  const text = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    date,
  );
  // French writes the first of a month as an ordinal; Intl does not.
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text;
}
