import type { PaymentMethod } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { addEvents } from '../../../platform/outbox/event-store.ts';
import { addDays } from '../../quotes/index.ts';
import { laterPayment, post } from '../ledger/postings.ts';
import { type OrderChannels, orderEvent } from '../order-events.ts';
import { orders, type paymentAttempts, renewals, scheduledPayments } from '../orders.tables.ts';

interface Later {
  readonly attempt: typeof paymentAttempts.$inferSelect;
  readonly order: typeof orders.$inferSelect;
}

/**
 * Days between a declined payment and the next attempt. When no more are listed, the payment has failed. A
 * pre-authorised debit may be presented once more, within 30 days (Payments Canada, Rule H1).
 */
export const retryDays: Readonly<Record<PaymentMethod, readonly number[]>> = { card: [3, 4, 7], bank: [5] };

interface Declined extends Later {
  /** Whether the same card or account may be accepted later. */
  readonly retryable: boolean;
  readonly method: PaymentMethod;
}

/** Whether an operator has cancelled a payment, possibly during the call to the gateway. */
export async function isCancelled(transaction: Transaction, id: string): Promise<boolean> {
  const [payment] = await transaction
    .select({ state: scheduledPayments.state })
    .from(scheduledPayments)
    .where(eq(scheduledPayments.id, id));
  return payment?.state === 'cancelled';
}

/** Records a successful later payment. */
export async function payLater(transaction: Transaction, { attempt, order }: Later): Promise<void> {
  await post(transaction, order.id, laterPayment(attempt.cents));
  await transaction
    .update(scheduledPayments)
    .set({ state: 'paid', nextTryOn: null })
    .where(eq(scheduledPayments.id, attempt.scheduledPaymentId ?? ''));
}

/**
 * Records a declined later payment, and schedules the next attempt if it may succeed. The payer receives a message each
 * time. After the last attempt the order is unpaid, and staff decide about the membership.
 */
export async function declineLater(
  transaction: Transaction,
  { attempt, order, retryable, method }: Declined,
  { mail }: OrderChannels,
): Promise<void> {
  const isPayment = eq(scheduledPayments.id, attempt.scheduledPaymentId ?? '');
  const [payment] = await transaction.select().from(scheduledPayments).where(isPayment);
  if (!payment) return;
  // Payments of an unpaid or cancelled order are not retried.
  const mayRetry = retryable && order.state === 'placed';
  const days = mayRetry ? retryDays[method][payment.declined] : undefined;
  await transaction
    .update(scheduledPayments)
    .set({
      declined: sql`${scheduledPayments.declined} + 1`,
      ...(days === undefined
        ? { state: 'failed' as const, nextTryOn: null }
        : { state: 'due' as const, nextTryOn: addDays(dayInQuebec(), days) }),
    })
    .where(isPayment);
  if (days === undefined) {
    await transaction
      .update(orders)
      .set({ state: 'unpaid' })
      .where(and(eq(orders.id, order.id), eq(orders.state, 'placed')));
  }
  if (mail) {
    await addEvents(transaction, [
      orderEvent('payment-failed', order.id, {
        payload: { cents: attempt.cents, nextTryInDays: days ?? null },
      }),
    ]);
  }
}

/** Ends the later payments of an order. Returns the cents that were still due. */
export async function stopPayments(
  transaction: Transaction,
  orderId: string,
  state: 'cancelled' | 'failed',
): Promise<number> {
  const stopped = await transaction
    .update(scheduledPayments)
    .set({ state, nextTryOn: null })
    .where(and(eq(scheduledPayments.orderId, orderId), inArray(scheduledPayments.state, ['due', 'failed'])))
    .returning({ cents: scheduledPayments.cents });
  return stopped.reduce((sum, { cents }) => sum + cents, 0);
}

interface DeclinedRenewal {
  readonly orderId: string;
  readonly cents: number;
  /** Whether the same card or account may be accepted later. */
  readonly retryable: boolean;
  readonly method: PaymentMethod;
}

/**
 * Records a declined payment of an automatic renewal. It is retried by the rule of later payments, and the member
 * receives a message each time. Does nothing for other orders.
 */
export async function declineRenewal(
  transaction: Transaction,
  { orderId, cents, retryable, method }: DeclinedRenewal,
  { mail }: OrderChannels,
): Promise<void> {
  const isRenewal = eq(renewals.orderId, orderId);
  const [renewal] = await transaction.select().from(renewals).where(isRenewal).for('update');
  if (!renewal) return;
  const days = retryable ? retryDays[method][renewal.declined] : undefined;
  await transaction
    .update(renewals)
    .set({
      declined: sql`${renewals.declined} + 1`,
      ...(days === undefined
        ? { state: 'failed' as const, nextStepAt: null }
        : { state: 'noticed' as const, nextStepAt: new Date(`${addDays(dayInQuebec(), days)}T12:00:00Z`) }),
    })
    .where(isRenewal);
  if (!mail) return;
  await addEvents(transaction, [
    orderEvent('payment-failed', orderId, { payload: { cents, nextTryInDays: days ?? null } }),
  ]);
}
