import { and, asc, eq, gt, isNull, sql, sum } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { addEvents } from '../../../platform/outbox/event-store.ts';
import type { GatewayDispute } from '../../payments/index.ts';
import { post } from '../ledger/postings.ts';
import { type OrderChannels, orderEvent } from '../order-events.ts';
import { disputes, ledgerEntries, orders, paymentAttempts, refunds } from '../orders.tables.ts';

/** What the bank holds back of a disputed payment: nothing for an inquiry, and nothing once the club has won. */
const heldBy = ({ state, cents }: GatewayDispute) => (state === 'open' || state === 'lost' ? cents : 0);

/**
 * Writes the state of a dispute, as the gateway says it is now: the money that the bank took back is posted as `disputed`, and back again
 * when the club wins. The same state again changes nothing. The club gets a message for each change. A dispute that is lost pays the refunds
 * of the payment that wait.
 */
export async function settleDispute(
  { database, channels }: { readonly database: Database; readonly channels: Pick<OrderChannels, 'notice'> },
  dispute: GatewayDispute,
): Promise<void> {
  await database.transaction(async (work) => {
    const [found] = await work
      .select({ attemptId: paymentAttempts.id, order: orders })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(eq(paymentAttempts.gatewayId, dispute.gatewayId))
      .for('update');
    // A payment that this API did not make.
    if (!found) return;
    const { order, attemptId } = found;
    const [known] = await work.select().from(disputes).where(eq(disputes.id, dispute.id));
    const held = heldBy(dispute);
    const { id, cents, state, answerBy = null } = dispute;
    const values = { cents, state, answerBy, heldCents: held };
    await work
      .insert(disputes)
      .values({ ...values, id, orderId: order.id, attemptId })
      .onConflictDoUpdate({ target: disputes.id, set: { ...values, changedAt: sql`now()` } });
    const moved = held - (known?.heldCents ?? 0);
    await post(work, order.id, { disputed: moved, gateway: -moved });
    if (state === 'lost') await settleWaiting(work, order.id, attemptId);
    if (moved < 0) await payBack(work, order.id, attemptId);
    if (channels.notice && known?.state !== state) {
      await addEvents(work, [orderEvent('dispute', order.id, { payload: { dispute: id } })]);
    }
  });
}

/** The payer has the money of these refunds from the bank: as far as it goes, they are paid. */
async function settleWaiting(work: Transaction, orderId: string, attemptId: string): Promise<void> {
  let left = await disputedOn(work, orderId);
  const waiting = await work
    .select({ id: refunds.id, cents: refunds.cents })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), isNull(refunds.refundedAt)))
    .orderBy(asc(refunds.createdAt));
  for (const { id, cents } of waiting) {
    if (cents > left) continue;
    left -= cents;
    await work
      .update(refunds)
      .set({ refundedAt: sql`now()`, settledBy: 'dispute' })
      .where(eq(refunds.id, id));
    await post(work, orderId, { refundsDue: cents, disputed: -cents });
  }
}

/**
 * The bank gave money back that the club no longer counted on: refunds that it had paid by the dispute are sent after all, and what an
 * order did not pay back as it ended is due to the payer.
 */
async function payBack(work: Transaction, orderId: string, attemptId: string): Promise<void> {
  let due = -(await disputedOn(work, orderId));
  const settled = await work
    .select({ id: refunds.id, cents: refunds.cents })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), eq(refunds.settledBy, 'dispute')));
  for (const { id, cents } of settled) {
    if (cents > due) continue;
    due -= cents;
    await work.update(refunds).set({ refundedAt: null, settledBy: null }).where(eq(refunds.id, id));
    await post(work, orderId, { disputed: cents, refundsDue: -cents });
    await addEvents(work, [orderEvent('refund', id)]);
  }
  if (due <= 0) return;
  const [refund] = await work
    .insert(refunds)
    .values({ orderId, attemptId, cents: due, reason: 'ended' })
    .returning({ id: refunds.id });
  await post(work, orderId, { disputed: due, refundsDue: -due });
  if (refund) await addEvents(work, [orderEvent('refund', refund.id)]);
}

/** The cents of an order on the account of disputed money; less than banks hold back once the order has ended. */
export async function disputedOn(work: Transaction, orderId: string): Promise<number> {
  const [entries] = await work
    .select({ cents: sum(ledgerEntries.cents).mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.account, 'disputed')));
  return entries?.cents ?? 0;
}

/** Whether the bank has not decided yet about a payment whose money it holds back. */
export async function isContested(work: Pick<Transaction, 'select'>, attemptId: string): Promise<boolean> {
  const [open] = await work
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.attemptId, attemptId), eq(disputes.state, 'open')));
  return open !== undefined;
}

/** The cents of an order that banks hold back. */
export async function disputedOf(work: Transaction, orderId: string): Promise<number> {
  const [held] = await work
    .select({ cents: sum(disputes.heldCents).mapWith(Number) })
    .from(disputes)
    .where(eq(disputes.orderId, orderId));
  return held?.cents ?? 0;
}

/** The disputes whose money is held back, by the order. */
export async function heldDisputes({ db }: Pick<Database, 'db'>) {
  const found = await db.select().from(disputes).where(gt(disputes.heldCents, 0));
  return Map.groupBy(found, ({ orderId }) => orderId);
}
