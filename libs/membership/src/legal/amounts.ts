import type { Quote } from '@jalon/api-client/contract';
import { formatDate, formatPrice, type Locale } from '@jalon/i18n';

/** The payments with their days, one line for each. */
export function paymentSchedule(locale: Locale, { payments }: Pick<Quote, 'payments'>): readonly string[] {
  return payments.map(({ dueOn, amount }) => labelled(locale, longDate(dueOn, locale), amount));
}

/** An amount in cents, after its name. */
export function labelled(locale: Locale, label: string, amount: number): string {
  return `${label}${locale === 'fr' ? '\u00a0' : ''}: ${formatPrice(amount, locale)}`;
}

/** A day in long form, from `2026-11-23`. */
export function longDate(day: string, locale: Locale): string {
  return formatDate(new Date(day), locale);
}
