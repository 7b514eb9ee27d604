import { and, desc, eq, inArray, isNotNull, isNull, ne, sql, sum } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { DeliveryFailed } from '../../../platform/outbox/event-handler.ts';
import { addEvents } from '../../../platform/outbox/event-store.ts';
import { releaseClubDollars } from '../../members/index.ts';
import type { Gateway, RefundState } from '../../payments/index.ts';
import { returnPromoCode } from '../../quotes/index.ts';
import { paidBack, post, returned, reversed, type Settled, settledWith } from '../ledger/postings.ts';
import { type OrderChannels, orderEvent } from '../order-events.ts';
import { gifts, orders, paymentAttempts, refunds, scheduledPayments } from '../orders.tables.ts';
import { reservationOf } from '../reservation.ts';
import { stopPayments } from '../schedule/settle-later.ts';
import { disputedOf, isContested } from './disputes.ts';

type Order = typeof orders.$inferSelect;

/** Asks the gateway for a refund. The gateway executes each refund id only once. @throws DeliveryFailed */
export async function sendRefund(options: RefundOptions, refundId: string): Promise<void> {
  const found = await findRefund(options.database, refundId);
  if (!found || found.refund.refundedAt !== null || found.refund.failedAt !== null) return;
  // The payer would get the money twice.
  if (found.isContested) throw new DeliveryFailed('disputed');
  const state = await askRefund(options, found);
  if (state === 'unknown') throw new DeliveryFailed('no answer');
  if (state === 'pending') throw new DeliveryFailed('refund pending');
}

/**
 * Handles an event about a refund: the bank has executed it, or has refused it, maybe long after it had accepted it. Ignores unknown ids.
 * @returns false without an answer of the gateway
 */
export async function checkRefund(options: RefundOptions, refundId: string): Promise<boolean> {
  if (!isUuid.test(refundId)) return true;
  const found = await findRefund(options.database, refundId);
  // One that waits is sent by its own event.
  if (!found || found.isContested) return true;
  return (await askRefund(options, found)) !== 'unknown';
}

export interface RefundOptions {
  readonly database: Database;
  readonly gateway: Gateway;
  readonly channels: Pick<OrderChannels, 'notice'>;
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface FoundRefund {
  readonly refund: typeof refunds.$inferSelect;
  readonly gatewayId: string | null;
  /** Whether a dispute about the same payment is open. */
  readonly isContested: boolean;
}

async function findRefund({ db }: Database, refundId: string): Promise<FoundRefund | undefined> {
  const [found] = await db
    .select({ refund: refunds, gatewayId: paymentAttempts.gatewayId })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.id, refundId));
  return found && { ...found, isContested: await isContested(db, found.refund.attemptId) };
}

/** Asks the gateway how a refund is, which makes it if it was not made, and writes the answer: the same again changes nothing. */
async function askRefund(
  { database, gateway, channels }: RefundOptions,
  { refund, gatewayId }: FoundRefund,
): Promise<RefundState> {
  if (gatewayId === null) throw new DeliveryFailed('nothing was charged', { final: true });
  const { id: refundId, orderId, cents } = refund;
  const state = await gateway.refund({ refundId, gatewayId, amount: cents });
  if (state === 'unknown' || state === 'pending') return state;
  await database.transaction(async (transaction) => {
    const [current] = await transaction.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (!current) return;
    const isPaid = current.refundedAt !== null;
    // The club has paid it another way.
    if (current.settledBy === 'club') return;
    const change = (values: PgUpdateSetSource<typeof refunds>) =>
      transaction.update(refunds).set(values).where(eq(refunds.id, refundId));
    if (current.settledBy === 'dispute') {
      // The gateway had paid it when the dispute was lost, which was about the rest.
      if (state !== 'refunded') return;
      await change({ settledBy: 'gateway' });
      await post(transaction, orderId, { disputed: cents, gateway: -cents });
    } else if (state === 'refunded' && !isPaid) {
      await change({ refundedAt: sql`now()`, settledBy: 'gateway', failedAt: null });
      await post(transaction, orderId, paidBack(cents));
    } else if (state === 'failed' && current.failedAt === null) {
      await change({ refundedAt: null, settledBy: null, failedAt: sql`now()` });
      if (isPaid) await post(transaction, orderId, reversed(paidBack(cents)));
      if (channels.notice) {
        const payload = { cents };
        await addEvents(transaction, [orderEvent('refund-refused', orderId, { payload })]);
      }
    }
  });
  return state;
}

/**
 * Notes that the club has paid the refunds of an order that a bank had refused, for example by cheque; returns the cents.
 * @throws with a line for the operator
 */
export async function noteRepaid(database: Database, number: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, number);
    const repaid = await transaction
      .update(refunds)
      .set({ refundedAt: sql`now()`, settledBy: 'club' })
      .where(and(eq(refunds.orderId, order.id), isNull(refunds.refundedAt), isNotNull(refunds.failedAt)))
      .returning({ cents: refunds.cents });
    if (repaid.length === 0) throw new Error(`No refund of ${number} was refused by a bank.`);
    const cents = repaid.reduce((sum, one) => sum + one.cents, 0);
    await post(transaction, order.id, { refundsDue: cents, bank: -cents });
    return cents;
  });
}

/**
 * Queues the refund of an amount, by default of everything that was received, from an order’s latest payment backwards.
 * What was credited to the member since is taken from the balance. A gift that is refunded in full and was not accepted
 * is cancelled.
 * @returns the cents that will be refunded
 * @throws with a line for the operator
 */
export async function refundOrder(database: Database, number: string, wanted?: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, number);
    const disputed = await disputedOf(transaction, order.id);
    // The payer would get the money twice.
    if (disputed > 0)
      throw new Error(`A bank took back ${disputed} cents of ${number}: answer the dispute first.`);
    const isPaid = inArray(paymentAttempts.state, ['succeeded', 'processing']);
    const taken = await transaction
      .select({ id: paymentAttempts.id, cents: paymentAttempts.cents, state: paymentAttempts.state })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.orderId, order.id), isPaid))
      .orderBy(desc(paymentAttempts.createdAt));
    // The bank may still return a debit that it processes.
    const attempts = taken.filter(({ state }) => state === 'succeeded');
    const waiting =
      attempts.length < taken.length ? ' The bank still processes a debit: try again later.' : '';
    const back = await transaction.select().from(refunds).where(eq(refunds.orderId, order.id));
    const paid = attempts.map(({ id, cents }) => {
      const refunded = back.filter(({ attemptId }) => attemptId === id);
      return { id, left: refunded.reduce((left, refund) => left - refund.cents, cents) };
    });
    const most = paid.reduce((sum, { left }) => sum + left, 0);
    const cents = wanted ?? most;
    if (cents > most) throw new Error(`Only ${most} cents of ${number} can be refunded.${waiting}`);
    if (cents === 0) throw new Error(`Nothing of ${number} can be refunded.${waiting}`);
    const settled = await settledOf(transaction, order.id);
    const isEnded = order.endingId !== null;
    const { lines, priceData } = order.quote;
    const isWhole = settled.before + settled.credited + cents === priceData.totalYear;
    // Once everything is returned, the member has the credit again that paid a part of the order.
    const restored = isWhole && !isEnded ? Math.max(0, -settledWith(lines)) : 0;
    const credited = await creditedOf(transaction, order, cents + restored);
    let open = cents;
    let openCredited = credited;
    for (const { id, left } of paid) {
      const part = Math.min(open, left);
      if (part === 0) continue;
      open -= part;
      const [refund] = await transaction
        .insert(refunds)
        .values({
          orderId: order.id,
          attemptId: id,
          cents: part,
          creditedCents: Math.min(part, openCredited),
          reason: 'operator',
        })
        .returning({ id: refunds.id });
      openCredited -= Math.min(part, openCredited);
      if (refund) await addEvents(transaction, [orderEvent('refund', refund.id)]);
    }
    const left = settled.kept - cents;
    const posting = returned(order.quote, {
      ...settled,
      cents: cents - credited,
      fromBalance: credited,
      left,
      to: 'refundsDue',
      isEnded,
    });
    await post(transaction, order.id, posting);
    await post(transaction, order.id, { receivable: credited, refundsDue: -credited });
    await tellBalance(transaction, order, (posting.receivable ?? 0) + credited);
    if (cents === most && (await isUnaccepted(transaction, order.id))) await cancel(transaction, order);
    return cents;
  });
}

/** Closes a gift that was refunded before it was accepted. */
async function cancel(transaction: Transaction, order: Order): Promise<void> {
  await transaction.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, order.id));
  if (order.enrolledAt === null) {
    await releaseClubDollars(transaction, reservationOf(order.id));
    await returnPromoCode(transaction, order.id);
    // It may be on its way to the membership system.
    await addEvents(transaction, [orderEvent('take-back', order.id)]);
  }
  const settled = await settledOf(transaction, order.id);
  const owed = await stopPayments(transaction, order.id, 'cancelled');
  const posting = returned(order.quote, { ...settled, cents: owed, left: settled.kept, to: 'receivable' });
  await post(transaction, order.id, posting);
  await tellBalance(transaction, order, (posting.receivable ?? 0) + owed);
}

/** Tells the membership system that a member owes a balance again, or has it again when it is negative. */
async function tellBalance(transaction: Transaction, order: Order, balanceCents: number): Promise<void> {
  if (balanceCents === 0 || order.memberNumber === null) return;
  await addEvents(transaction, [orderEvent('balance', order.id, { payload: { balanceCents } })]);
}

/** Whether the order is a gift that was not accepted. */
async function isUnaccepted(transaction: Transaction, orderId: string): Promise<boolean> {
  const [gift] = await transaction
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(eq(gifts.orderId, orderId), isNull(gifts.acceptedAt)))
    .for('update');
  return gift !== undefined;
}

/**
 * The part of a refund, with the credit that it gives again, that was credited to the member since: what exceeds the paid part of the order’s own sale less
 * the later credits of the membership. Credits that other refunds have taken back do not count.
 */
async function creditedOf(transaction: Transaction, order: Order, cents: number): Promise<number> {
  if (order.memberNumber === null) return 0;
  const { rows } = await transaction.execute<{ own: number; later: number; left: number }>(sql`
    WITH mine AS (
      SELECT id, placed_at,
        (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE order_id = orders.id
          AND account IN ('sales', 'discounts', 'clubDollars', 'gst', 'qst')) AS sold,
        (SELECT coalesce(sum(credited_cents), 0) FROM refunds WHERE order_id = orders.id) AS taken_back,
        (SELECT coalesce(sum(cents), 0) FROM scheduled_payments WHERE order_id = orders.id
          AND state IN ('due', 'failed')) AS due
      FROM orders
      WHERE member_number = ${order.memberNumber} AND placed_at IS NOT NULL
        AND quote->'period'->>'to' >= ${order.quote.period.from}
        AND quote->'period'->>'from' <= ${order.quote.period.to}
    )
    SELECT
      (sum(sold - taken_back - due) FILTER (WHERE id = ${order.id}))::integer AS own,
      coalesce(-sum(sold) FILTER (WHERE sold < 0
        AND placed_at > (SELECT placed_at FROM mine WHERE id = ${order.id})), 0)::integer AS later,
      (coalesce(-sum(sold) FILTER (WHERE sold < 0), 0) - sum(taken_back))::integer AS left
    FROM mine`);
  const [{ own, later, left } = { own: 0, later: 0, left: 0 }] = rows;
  const credits = Math.max(0, Math.min(later, left));
  return Math.min(credits, Math.max(0, cents - Math.max(0, own - credits)));
}

/** Sends the refunds that waited until the bank had accepted the debit of an attempt. */
export async function sendQueuedRefunds(transaction: Transaction, attemptId: string): Promise<void> {
  const queued = await transaction
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), isNull(refunds.refundedAt)));
  await addEvents(
    transaction,
    queued.map(({ id }) => orderEvent('refund', id)),
  );
}

/** Deletes the refunds of a payment that was returned, which were not sent; returns their cents. */
export async function voidRefunds(transaction: Transaction, attemptId: string): Promise<number> {
  const unsent = await transaction
    .delete(refunds)
    .where(and(eq(refunds.attemptId, attemptId), isNull(refunds.refundedAt)))
    .returning({ cents: refunds.cents });
  return unsent.reduce((sum, { cents }) => sum + cents, 0);
}

/** What was received of an order, and returned: refunded, or no longer due after a cancellation. */
export async function settledOf(transaction: Transaction, orderId: string): Promise<Settled> {
  const [received] = await transaction
    .select({ cents: sum(paymentAttempts.cents).mapWith(Number) })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'succeeded')));
  const [refunded] = await transaction
    .select({
      cents: sum(refunds.cents).mapWith(Number),
      credited: sum(refunds.creditedCents).mapWith(Number),
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.reason, 'late')));
  const [cancelled] = await transaction
    .select({ cents: sum(scheduledPayments.cents).mapWith(Number) })
    .from(scheduledPayments)
    .where(and(eq(scheduledPayments.orderId, orderId), eq(scheduledPayments.state, 'cancelled')));
  // A sum of no rows is null.
  const [cents, credited] = [refunded?.cents ?? 0, refunded?.credited ?? 0];
  const before = cents - credited + (cancelled?.cents ?? 0);
  return { before, credited, kept: (received?.cents ?? 0) - cents };
}

/** The order with a number, locked until the end of the transaction. @throws with a line for the operator */
export async function lockOrder(transaction: Transaction, number: string) {
  const [order] = await transaction.select().from(orders).where(eq(orders.number, number)).for('update');
  if (!order) throw new Error(`No order has the number ${number}.`);
  return order;
}
