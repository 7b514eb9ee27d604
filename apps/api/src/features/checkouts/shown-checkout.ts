import type { Checkout, HostedPageResult, PaymentReference, Receipt } from '@jalon/api-client/contract';
import { ApiError } from '../../platform/server/errors.ts';
import type { Gateway } from '../payments/index.ts';
import { paymentChoicesIn } from './checkout-answers.ts';
import type { KeptCheckout } from './checkout-drafts.ts';

/**
 * The card or account that a checkout is paid with: the one that was entered, or the result of the gateway's page.
 * @throws ApiError `unavailable` when the gateway does not answer
 */
export async function paymentOf(kept: KeptCheckout, gateway: Gateway): Promise<PaymentReference | undefined> {
  return paymentIn(kept, await pageOf(kept, gateway));
}

/** A checkout as the wire has it, without the gateway's token. */
export async function shownCheckout(kept: KeptCheckout, gateway: Gateway): Promise<Checkout> {
  const { hostedPage, quote, before, order, placed, errors, notPlaced, declined } = kept.state;
  const page = await pageIfKnown(kept, gateway);
  return {
    ...kept.checkout,
    payment: labelOf(paymentIn(kept, page)),
    paymentUntil: paymentUntil(kept.state, gateway),
    hostedPage: hostedPage === undefined ? undefined : { id: hostedPage, state: page?.state ?? 'open' },
    quote,
    before,
    order: order && { attemptId: order.attemptId },
    placed,
    errors,
    notPlaced,
    declined,
  };
}

/** Until when a card or account that was entered in the page can be charged; undefined if that is for hours. */
export function paymentUntil(
  { payment, paymentAt }: KeptCheckout['state'],
  { paymentMinutes }: Pick<Gateway, 'paymentMinutes'>,
): string | undefined {
  if (!payment || paymentAt === undefined || paymentMinutes === undefined) return undefined;
  return new Date(paymentAt + paymentMinutes * 60_000).toISOString();
}

async function pageOf({ state }: KeptCheckout, gateway: Gateway): Promise<HostedPageResult | undefined> {
  const isNeeded = state.hostedPage !== undefined && state.payment === undefined;
  return isNeeded ? gateway.hostedPage(state.hostedPage) : undefined;
}

/** Without an answer of the gateway, the checkout is shown as if nothing was entered on its page yet. */
async function pageIfKnown(kept: KeptCheckout, gateway: Gateway): Promise<HostedPageResult | undefined> {
  try {
    return await pageOf(kept, gateway);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

function paymentIn(
  { checkout, state }: KeptCheckout,
  page: HostedPageResult | undefined,
): PaymentReference | undefined {
  if (state.payment) return state.payment;
  const payment = page?.state === 'complete' ? page.payment : undefined;
  return payment?.method === paymentChoicesIn(checkout).method ? payment : undefined;
}

/** The part of a card or account that is shown to people. */
export function labelOf(payment: PaymentReference | undefined): Receipt['payment'] {
  if (!payment) return undefined;
  const { method, lastFour } = payment;
  return { method, lastFour, ...(method === 'card' && { brand: payment.brand }) };
}
