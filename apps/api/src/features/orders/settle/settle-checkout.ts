import type { DeclineReason } from '@jalon/api-client/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { afterDecline, afterPayment, type CheckoutStore } from '../../checkouts/index.ts';
import type { orders } from '../orders.tables.ts';

/** How an attempt to pay the order of a checkout ended. */
export type CheckoutOutcome = { readonly attemptId: string } & (
  | { readonly kind: 'paid' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
);

/**
 * Tells a checkout how its order ended, in the transaction that ends it: a paid order leaves only its attempt, a declined one can
 * be placed again with another card or account. Does nothing for an order without a checkout, for a checkout that can't be read,
 * and for an order that the checkout has replaced.
 */
export async function settleCheckout(
  transaction: Transaction,
  checkouts: CheckoutStore,
  { checkoutId }: Pick<typeof orders.$inferSelect, 'checkoutId'>,
  outcome: CheckoutOutcome,
): Promise<void> {
  const kept = checkoutId === null ? undefined : await checkouts.lockRow(transaction, checkoutId);
  if (kept?.state.order?.attemptId !== outcome.attemptId) return;
  if (outcome.kind === 'declined') {
    const state = afterDecline(kept.state, outcome.reason, Date.now());
    await checkouts.write(transaction, { ...kept, state });
    return;
  }
  const { flow, locale } = kept.checkout;
  await checkouts.write(transaction, {
    ...kept,
    checkout: { flow, locale, data: {}, progress: {} },
    state: afterPayment(kept.state, outcome.attemptId),
  });
}

/**
 * Notes the attempt of a checkout's order, in the transaction that starts it. False: another press has removed the order, so it must
 * not be placed.
 */
export async function noteAttempt(
  transaction: Transaction,
  checkouts: CheckoutStore,
  {
    checkoutId,
    orderId,
    attemptId,
  }: { readonly checkoutId: string; readonly orderId: string; readonly attemptId: string },
): Promise<boolean> {
  const kept = await checkouts.lockRow(transaction, checkoutId);
  const order = kept?.state.order;
  if (!kept || order?.id !== orderId || order.attemptId !== undefined) return false;
  await checkouts.write(transaction, { ...kept, state: { ...kept.state, order: { ...order, attemptId } } });
  return true;
}
