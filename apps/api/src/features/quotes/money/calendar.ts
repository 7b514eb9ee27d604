import { paymentsPerYear } from '@jalon/api-client/contract';

/** Calendar days are texts such as `2026-11-23`, without time and time zone. */

const dayLength = 86_400_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  return dayOf(timeOf(day) + count * dayLength);
}

/** The same day this many months later, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)));
}

/** The number of days from one day to another, both included. */
export function daysIn(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayLength) + 1;
}

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The number of days that two periods share. */
export function overlap(one: Period, other: Period): number {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return Math.max(0, daysIn(from, to));
}

/** The last day of the year that starts on a day. */
export function yearFrom(day: string): string {
  return addDays(addMonths(day, 12), -1);
}

/** The first day of the year that ends on a day. */
export function yearUntil(day: string): string {
  return addMonths(addDays(day, 1), -12);
}

export interface Payment {
  /** The day in Québec. */
  readonly dueOn: string;
  /** In cents, above zero. */
  readonly amount: number;
}

/** Divides a total into equal payments; the first one includes the remainder. */
export function divide(total: number, count: number): { readonly first: number; readonly others: number } {
  const others = Math.floor(total / count);
  return { first: total - others * (count - 1), others };
}

/** The payment days of a period: today, then once a month within the period; at most twelve. */
export function paymentDays(today: string, period: { readonly from: string; readonly to: string }): string[] {
  const later = Array.from({ length: paymentsPerYear - 1 }, (_, index) => addMonths(period.from, index + 1));
  return [today, ...later.filter((day) => day > today && day <= period.to)];
}
