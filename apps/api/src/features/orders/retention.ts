import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { Encryption } from '../../platform/crypto/encryption.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { deleteEvents } from '../../platform/outbox/event-store.ts';
import type { OrderSettings } from './orders.settings.ts';
import {
  gifts,
  ledgerEntries,
  liveStates,
  membershipEndings,
  orders,
  paymentAttempts,
  renewals,
} from './orders.tables.ts';
import { sealOrder, unsealOrder } from './sealed-order.ts';

/** Days after which an order that was never paid is deleted. */
const unpaidDays = 30;

/**
 * Deletes the personal data of old orders; amounts and ledger are kept. The data of a gift that is not accepted is kept for
 * `giftKeepDays`, because its link needs it; the gift then ends. Orders that were never paid are deleted completely, unless a payment may
 * still arrive or the ledger has one.
 */
export async function deleteOldOrders(
  { transaction }: Database,
  { keepDays, giftKeepDays }: Pick<OrderSettings, 'keepDays' | 'giftKeepDays'>,
): Promise<void> {
  const olderThan = (days: number) => lt(orders.createdAt, sql`now() - make_interval(days => ${days})`);
  await transaction(async (work) => {
    const waiting = work
      .select({ id: gifts.id })
      .from(gifts)
      .where(
        and(
          eq(gifts.orderId, orders.id),
          isNull(gifts.acceptedAt),
          ne(orders.state, 'cancelled'),
          gte(orders.createdAt, sql`now() - make_interval(days => ${giftKeepDays})`),
        ),
      );
    const emptied = await work
      .update(orders)
      .set({ sealed: null, dataKey: null, memberNumber: null })
      .where(and(olderThan(keepDays), isNotNull(orders.sealed), notExists(waiting)))
      .returning({ id: orders.id });
    await deleteEvents(
      work,
      emptied.map(({ id }) => id),
    );
    await work
      .update(membershipEndings)
      .set({ memberNumber: null })
      .where(lt(membershipEndings.at, sql`now() - make_interval(days => ${keepDays})`));
    await work
      .delete(renewals)
      .where(lt(renewals.expiresOn, sql`(now() - make_interval(days => ${keepDays}))::date`));
    await deleteNeverPaid(work, olderThan(unpaidDays));
  });
}

/**
 * Deletes orders that were never paid, unless a payment may still arrive or the ledger has one; returns their ids, at most
 * 1,000.
 */
export async function deleteNeverPaid(work: Transaction, condition: SQL): Promise<string[]> {
  const live = work
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orders.id), inArray(paymentAttempts.state, [...liveStates])));
  const posted = work
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orders.id));
  const old = await work
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'open'), condition, notExists(live), notExists(posted)))
    .limit(1_000)
    .for('update', { skipLocked: true });
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return [];
  await work.update(renewals).set({ orderId: null }).where(inArray(renewals.orderId, ids));
  await work.delete(gifts).where(inArray(gifts.orderId, ids));
  await work.delete(paymentAttempts).where(inArray(paymentAttempts.orderId, ids));
  await work.delete(orders).where(inArray(orders.id, ids));
  return ids;
}

/** Number of orders that are encrypted in one transaction. */
const pageSize = 100;

/** Encrypts orders that have a former key with the current one; returns how many. */
export async function rotateOrders(database: Database, encryption: Encryption): Promise<number> {
  for (let done = 0; ; ) {
    const sealed = await database.transaction(async (transaction) => {
      const rows = await transaction
        .select({ id: orders.id, sealed: orders.sealed, dataKey: orders.dataKey })
        .from(orders)
        .where(ne(orders.dataKey, encryption.currentKeyId))
        .orderBy(asc(orders.id))
        .limit(pageSize)
        .for('update');
      for (const row of rows) {
        const values = sealOrder(unsealOrder(row, encryption), row.id, encryption);
        await transaction.update(orders).set(values).where(eq(orders.id, row.id));
      }
      return rows.length;
    });
    done += sealed;
    if (sealed < pageSize) return done;
  }
}
