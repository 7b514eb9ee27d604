import { type Locale, languageTag } from '../locale/locale.ts';

/** A date in long form, in UTC: « 1er mars 2027 », “March 1, 2027”. */
export function formatDate(date: Date, locale: Locale): string {
  const text = longFormat(locale).format(date);
  // French writes the first of a month as an ordinal; Intl does not.
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text;
}

/** A date with the time of day, in Québec: « 1er mars 2027 à 15 h 04 », “March 1, 2027 at 3:04 p.m.”. */
export function formatDateTime(date: Date, locale: Locale): string {
  const text = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Toronto',
  }).format(date);
  // No-break spaces within a time. Versions of ICU use different spaces, and server and browser must write the same.
  const time = text.replaceAll(/\s(?=h\s|[ap]\.m\.)|(?<=\sh)\s/g, '\u00a0');
  return locale === 'fr' ? time.replace(/^1(?=\s)/, '1er') : time;
}

/** Cached, because creating a formatter takes longer than using it. */
const longFormats = new Map<Locale, Intl.DateTimeFormat>();

function longFormat(locale: Locale): Intl.DateTimeFormat {
  const known = longFormats.get(locale);
  if (known) return known;
  const made = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  longFormats.set(locale, made);
  return made;
}
