import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addEvents } from '../../../platform/outbox/event-store.ts';
import { orderEvent } from '../order-events.ts';
import { orders } from '../orders.tables.ts';
import { forgetMethod } from '../saved-payment/follow-ups.ts';
import { stopPayments } from '../schedule/settle-later.ts';
import { presentMeans, sealOrder, unsealOrder, withoutMandate } from '../sealed-order.ts';
import { lockOrder } from './refunds.ts';

/**
 * Cancels the agreement for an order’s bank debits; the payer may ask for this at any time. The account is not debited
 * again, neither for a later payment nor for a renewal. The membership continues. The amount still owed stays in the
 * ledger, the order becomes unpaid, and the payer receives a message.
 * @returns the cents that are still owed
 * @throws with a line for the operator
 */
export async function cancelMandate(
  database: Database,
  number: string,
  encryption: Encryption,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, number);
    const personal = order.sealed === null ? undefined : unsealOrder(order, encryption);
    const accepted = personal && presentMeans(personal).mandate;
    if (!accepted) throw new Error(`${number} has no agreement for bank debits.`);
    if (accepted.cancelledAt) throw new Error(`The agreement of ${number} is cancelled already.`);
    const owed = await stopPayments(transaction, order.id, 'failed');
    await transaction
      .update(orders)
      .set({
        // Without the saved account nothing can be debited or renewed.
        savedMethod: null,
        ...(owed > 0 && order.state === 'placed' && { state: 'unpaid' as const }),
        ...sealOrder(withoutMandate(personal, new Date().toISOString()), order.id, encryption),
      })
      .where(eq(orders.id, order.id));
    const { savedMethod } = order;
    if (savedMethod !== null) await forgetMethod(transaction, savedMethod, order);
    await addEvents(transaction, [
      orderEvent('mandate-cancelled', order.id, { payload: { owed } }),
      ...(savedMethod === null ? [] : [orderEvent('detach', order.id, { payload: { savedMethod } })]),
    ]);
    return owed;
  });
}

/**
 * Cancels the agreements of the orders whose saved account has a mandate that ended at the gateway. Payers get one
 * message, not one for each former year. A repeated call finds none.
 */
export async function cancelEndedMandate(
  database: Database,
  mandate: string,
  encryption: Encryption,
): Promise<void> {
  const find = () =>
    database.db
      .select({ number: orders.number })
      .from(orders)
      .where(
        and(
          eq(sql`split_part(${orders.savedMethod}, '/', 2)`, mandate),
          isNotNull(orders.sealed),
          isNotNull(orders.number),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1);
  // Each one removes the account from its order and from the finished ones before it.
  for (let [next] = await find(); next?.number; [next] = await find()) {
    await cancelMandate(database, next.number, encryption);
  }
}
