import type { PaymentMethod, Quote } from '@jalon/api-client/contract';
import type { CheckoutData } from './checkout-data.ts';

/** How an order is paid; undefined if nothing is due. */
export function paymentMethodOf(
  { payments }: Pick<Quote, 'payments'>,
  stepPayment: CheckoutData['stepPayment'],
  reference: { readonly method: PaymentMethod } | undefined,
): PaymentMethod | undefined {
  return payments.length > 0 ? (reference?.method ?? stepPayment?.paymentSelected) : undefined;
}
