import { and, desc, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { DeliveryFailed } from '../../../platform/outbox/event-handler.ts';
import { addEvents } from '../../../platform/outbox/event-store.ts';
import { releaseClubDollars } from '../../members/index.ts';
import type { Gateway } from '../../payments/index.ts';
import { returnPromoCode } from '../../quotes/index.ts';
import { paidBack, post, returned } from '../ledger/postings.ts';
import { orderEvent } from '../order-events.ts';
import { orders, paymentAttempts, refunds, scheduledPayments } from '../orders.tables.ts';
import { stopPayments } from '../schedule/settle-later.ts';
import { reservationOf } from './settle-attempt.ts';

/** Asks the gateway for a refund. The gateway executes each refund id only once. @throws DeliveryFailed */
export async function sendRefund(database: Database, gateway: Gateway, refundId: string): Promise<void> {
  const [found] = await drizzle(database.pool)
    .select({ refund: refunds, gatewayId: paymentAttempts.gatewayId })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.id, refundId));
  if (!found || found.refund.refundedAt !== null) return;
  const { refund, gatewayId } = found;
  if (gatewayId === null) throw new DeliveryFailed('nothing was charged', { final: true });
  const answer = await gateway.refund({ refundId, gatewayId, amount: refund.cents });
  if (answer !== 'refunded') throw new DeliveryFailed('no answer');
  await database.transaction(async (transaction) => {
    const done = await transaction
      .update(refunds)
      .set({ refundedAt: sql`now()` })
      .where(and(eq(refunds.id, refundId), isNull(refunds.refundedAt)))
      .returning({ id: refunds.id });
    if (done.length > 0) await post(transaction, refund.orderId, paidBack(refund.cents));
  });
}

/**
 * Queues the refund of an amount, by default of everything, from an order’s latest payment backwards.
 * @returns the cents that will be refunded
 * @throws with a line for the operator
 */
export async function refundOrder(database: Database, number: string, wanted?: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, number);
    const isPaid = inArray(paymentAttempts.state, ['succeeded', 'processing']);
    const attempts = await transaction
      .select({ id: paymentAttempts.id, cents: paymentAttempts.cents })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.orderId, order.id), isPaid))
      .orderBy(desc(paymentAttempts.createdAt));
    const back = await transaction.select().from(refunds).where(eq(refunds.orderId, order.id));
    const paid = attempts.map(({ id, cents }) => {
      const refunded = back.filter(({ attemptId }) => attemptId === id);
      return { id, left: refunded.reduce((left, refund) => left - refund.cents, cents) };
    });
    const most = paid.reduce((sum, { left }) => sum + left, 0);
    const cents = wanted ?? most;
    if (cents > most) throw new Error(`Only ${most} cents of ${number} can be refunded.`);
    if (cents === 0) throw new Error(`Nothing of ${number} can be refunded.`);
    const before = await returnedOf(transaction, order.id);
    let open = cents;
    for (const { id, left } of paid) {
      const part = Math.min(open, left);
      if (part === 0) continue;
      open -= part;
      const [refund] = await transaction
        .insert(refunds)
        .values({ orderId: order.id, attemptId: id, cents: part, reason: 'operator' })
        .returning({ id: refunds.id });
      if (refund) await addEvents(transaction, [orderEvent('refund', refund.id)]);
    }
    await post(transaction, order.id, returned(order.quote, { cents, before, to: 'refundsDue' }));
    return cents;
  });
}

/**
 * Cancels an order: later payments are cancelled, and a gift can no longer be accepted. An order that the membership
 * system does not have yet is not sent any more, so its club dollars and its single-use code are given back. Does not
 * refund payments or end the membership.
 * @throws with a line for the operator
 */
export async function cancelOrder(database: Database, number: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, number);
    if (order.state === 'cancelled') throw new Error(`${number} is cancelled already.`);
    await transaction.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, order.id));
    if (order.enrolledAt === null) {
      await releaseClubDollars(transaction, reservationOf(order.id));
      await returnPromoCode(transaction, order.id);
      // It may be on its way to the membership system.
      await addEvents(transaction, [orderEvent('take-back', order.id)]);
    }
    const before = await returnedOf(transaction, order.id);
    const owed = await stopPayments(transaction, order.id, 'cancelled');
    await post(transaction, order.id, returned(order.quote, { cents: owed, before, to: 'receivable' }));
  });
}

/** The cents of an order that were returned: refunded by an operator, or no longer due after a cancellation. */
async function returnedOf(transaction: Transaction, orderId: string): Promise<number> {
  const [refunded] = await transaction
    .select({ cents: sum(refunds.cents).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.reason, 'operator')));
  const [cancelled] = await transaction
    .select({ cents: sum(scheduledPayments.cents).mapWith(Number) })
    .from(scheduledPayments)
    .where(and(eq(scheduledPayments.orderId, orderId), eq(scheduledPayments.state, 'cancelled')));
  return (refunded?.cents ?? 0) + (cancelled?.cents ?? 0);
}

/** The order with a number, locked until the end of the transaction. @throws with a line for the operator */
export async function lockOrder(transaction: Transaction, number: string) {
  const [order] = await transaction.select().from(orders).where(eq(orders.number, number)).for('update');
  if (!order) throw new Error(`No order has the number ${number}.`);
  return order;
}
