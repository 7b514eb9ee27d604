/** A time to the minute in a time zone: `2026-11-21 16:03`. */
export function minuteIn(timeZone: string, date: Date): string {
  // The Swedish locale has ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(date);
}
