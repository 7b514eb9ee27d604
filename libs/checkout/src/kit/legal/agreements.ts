import type { Quote } from '@jalon/api-client/contract';
import type { Merchant } from '@jalon/club';
import type { Locale } from '@jalon/i18n';
import { type LegalText, mandateText } from '@jalon/membership/legal';
import type { CheckoutData } from '../checkout-data.ts';
import { paymentMethodOf } from '../payment-method.ts';
import type { QuoteNames } from '../quote-rows.ts';
import { contractText } from './contract.ts';

/**
 * The texts to accept with an order. In English the French version of each comes first (Charter of the French language,
 * s. 55).
 */
export interface Agreements {
  readonly contracts: readonly LegalText[];
  /** Of a pre-authorised debit; none for another way to pay. */
  readonly mandates: readonly LegalText[];
}

export interface AgreementsOptions extends QuoteNames {
  readonly merchant: Merchant;
  readonly data: Pick<CheckoutData, 'stepPayment'>;
  readonly quote: Quote;
  /** The card or account; absent if nothing is due. */
  readonly reference?: Parameters<typeof paymentMethodOf>[2];
}

export function agreementsOf(
  locale: Locale,
  { data: { stepPayment }, reference, ...options }: AgreementsOptions,
): Agreements {
  const isDue = options.quote.payments.length > 0;
  const texts = { ...options, renewalSelected: isDue && (stepPayment?.renewalSelected ?? false) };
  const locales: readonly Locale[] = locale === 'fr' ? ['fr'] : ['fr', locale];
  return {
    contracts: locales.map((one) => contractText(one, texts)),
    mandates:
      paymentMethodOf(options.quote, stepPayment, reference) === 'bank'
        ? locales.map((one) => mandateText(one, texts))
        : [],
  };
}
