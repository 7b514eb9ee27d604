import { paymentsPerYear } from '@jalon/api-client/contract';
import { addMonths } from './calendar.ts';

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
