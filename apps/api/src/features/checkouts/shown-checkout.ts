import type { Checkout, PaymentReference, Receipt } from '@jalon/api-client/contract';
import { ApiError } from '../../platform/server/errors.ts';
import { type Gateway, readHostedPage } from '../payments/index.ts';
import { paymentChoicesIn } from './checkout-answers.ts';
import type { KeptCheckout } from './checkout-store.ts';

/**
 * The card or account that a checkout is paid with: the one that was entered, or the result of the gateway's page.
 * @throws ApiError `unavailable` when the gateway does not answer
 */
export async function paymentOf(
  { checkout, state }: KeptCheckout,
  gateway: Gateway,
): Promise<PaymentReference | undefined> {
  if (state.payment) return state.payment;
  const page = state.hostedPage === undefined ? undefined : await readHostedPage(gateway, state.hostedPage);
  const payment = page?.state === 'complete' ? page.payment : undefined;
  return payment?.method === paymentChoicesIn(checkout).method ? payment : undefined;
}

/** A checkout as the wire has it, without the gateway's token. */
export async function shownCheckout(kept: KeptCheckout, gateway: Gateway): Promise<Checkout> {
  const { hostedPage, quote, before, order, placed, errors, notPlaced, declined } = kept.state;
  return {
    ...kept.checkout,
    payment: labelOf(await paymentIfKnown(kept, gateway)),
    hostedPage,
    quote,
    before,
    order: order && { attemptId: order.attemptId },
    placed,
    errors,
    notPlaced,
    declined,
  };
}

/** Without an answer of the gateway, the checkout is shown as if nothing was entered on its page yet. */
async function paymentIfKnown(kept: KeptCheckout, gateway: Gateway): Promise<PaymentReference | undefined> {
  try {
    return await paymentOf(kept, gateway);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

function labelOf(payment: PaymentReference | undefined): Receipt['payment'] {
  if (!payment) return undefined;
  const { method, lastFour } = payment;
  return { method, lastFour, ...(method === 'card' && { brand: payment.brand }) };
}
