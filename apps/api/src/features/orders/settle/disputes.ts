import { and, eq, gt, sql, sum } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { addEvents } from '../../../platform/outbox/event-store.ts';
import type { GatewayDispute } from '../../payments/index.ts';
import { post } from '../ledger/postings.ts';
import { type OrderChannels, orderEvent } from '../order-events.ts';
import { disputes, orders, paymentAttempts } from '../orders.tables.ts';

/** What the bank holds back of a disputed payment: nothing for an inquiry, and nothing once the club has won. */
const heldOf = ({ state, cents }: GatewayDispute) => (state === 'open' || state === 'lost' ? cents : 0);

/**
 * Writes the state of a dispute, as the gateway says it is now: the money that the bank took back is posted as `disputed`, and back again
 * when the club wins. The same state again changes nothing. The club is told of each change.
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
    const held = heldOf(dispute);
    const { id, cents, state, answerBy = null } = dispute;
    const values = { cents, state, answerBy, heldCents: held };
    await work
      .insert(disputes)
      .values({ ...values, id, orderId: order.id, attemptId })
      .onConflictDoUpdate({ target: disputes.id, set: { ...values, changedAt: sql`now()` } });
    const moved = held - (known?.heldCents ?? 0);
    await post(work, order.id, { disputed: moved, gateway: -moved });
    if (channels.notice && known?.state !== state) {
      await addEvents(work, [orderEvent('dispute', order.id, { payload: { dispute: id } })]);
    }
  });
}

/** The cents of an order that banks hold back. */
export async function disputedOf(work: Transaction, orderId: string): Promise<number> {
  const [held] = await work
    .select({ cents: sum(disputes.heldCents).mapWith(Number) })
    .from(disputes)
    .where(eq(disputes.orderId, orderId));
  return held?.cents ?? 0;
}

/** The disputes of these orders whose money is held back, by the order. */
export async function heldDisputes({ pool }: Pick<Database, 'pool'>) {
  const found = await drizzle(pool)
    .select()
    .from(disputes)
    .where(and(gt(disputes.heldCents, 0)));
  return Map.groupBy(found, ({ orderId }) => orderId);
}
