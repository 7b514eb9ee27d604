/** A time to the minute, in UTC: `2026-11-21 16:03`. */
export function utcMinute(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ');
}
