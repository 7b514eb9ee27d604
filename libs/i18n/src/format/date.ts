import { type Locale, languageTag } from '../locale/locale.ts';

/** A day in long form, in UTC: « 1er mars 2027 », “March 1, 2027”. */
export function formatDate(date: Date, locale: Locale): string {
  return withOrdinal(longFormat(locale, 'UTC').format(date), locale);
}

/** The day of a moment in Québec, in long form: a moment of the evening there is already the next day in UTC. */
export function formatDateInQuebec(moment: Date, locale: Locale): string {
  return withOrdinal(longFormat(locale, quebec).format(moment), locale);
}

/** The calendar day of a moment in Québec, `2026-11-23`. Default: today. */
export function dayInQuebec(moment: Date = new Date()): string {
  // The Swedish locale has ISO dates.
  isoFormat ??= new Intl.DateTimeFormat('sv-SE', { timeZone: quebec });
  return isoFormat.format(moment);
}

/** The year of a moment in Québec. Default: this year. */
export function yearInQuebec(moment: Date = new Date()): number {
  return Number(dayInQuebec(moment).slice(0, 4));
}

/** A date with the time of day, in Québec: « 1er mars 2027 à 9 h 7 », “March 1, 2027 at 9:07 a.m.”. */
export function formatDateTime(date: Date, locale: Locale): string {
  const text = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: quebec,
  }).format(date);
  return withOrdinal(timeIn(text, locale), locale);
}

/** The time of day, in Québec: « 9 h 7 », “9:07 a.m.”. */
export function formatTime(date: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { timeStyle: 'short', timeZone: quebec });
  return timeIn(format.format(date), locale);
}

/** A text with a time, as its language writes it. */
function timeIn(text: string, locale: Locale): string {
  // No-break spaces within a time. Versions of ICU use different spaces, and server and browser must write the same.
  const time = text.replaceAll(/\s(?=h\s|[ap]\.m\.)|(?<=\sh)\s/g, '\u00a0');
  return locale === 'fr' ? withoutZeros(time) : time;
}

/** French writes no zero before an hour or a minute, and no minutes on the hour: « 9 h 7 », « 15 h ». */
function withoutZeros(text: string): string {
  return text.replace(
    /\b0?(\d{1,2})\u00a0h\u00a0(\d)(\d)/,
    (_, hour: string, tens: string, minute: string) => {
      const minutes = Number(tens + minute);
      return minutes === 0 ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minutes}`;
    },
  );
}

/** French writes the first of a month as an ordinal; Intl does not. */
function withOrdinal(text: string, locale: Locale): string {
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text;
}

const quebec = 'America/Toronto';

/** Cached, because creating a formatter takes longer than using it. */
let isoFormat: Intl.DateTimeFormat | undefined;
const longFormats = new Map<string, Intl.DateTimeFormat>();

function longFormat(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const key = locale + timeZone;
  const known = longFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone });
  longFormats.set(key, made);
  return made;
}
