import { type Locale, languageTag } from '../locale/locale.ts';

/** A month’s name, from 1 for January: « août », “August”. */
export function formatMonth(month: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2000, month - 1));
}
