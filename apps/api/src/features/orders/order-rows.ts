import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { outboxEvents } from '../../platform/outbox/outbox.tables.ts';
import { disputes, gifts, orders, paymentAttempts, refunds, scheduledPayments } from './orders.tables.ts';

/** The order with a number. @throws with a line for the operator */
export async function orderWithNumber({ db }: Pick<Database, 'db'>, number: string) {
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (!order) throw new Error(`No order has the number ${number}.`);
  return order;
}

/** The rows that refer to an order: its payments by time, refunds, disputes, its gift if it is one, and its events in the outbox. */
export async function rowsOfOrder({ db }: Pick<Database, 'db'>, orderId: string) {
  const [attempts, later, back, contested, given, events] = await Promise.all([
    db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId))
      .orderBy(asc(paymentAttempts.createdAt)),
    db
      .select()
      .from(scheduledPayments)
      .where(eq(scheduledPayments.orderId, orderId))
      .orderBy(asc(scheduledPayments.dueOn)),
    db.select().from(refunds).where(eq(refunds.orderId, orderId)),
    db.select().from(disputes).where(eq(disputes.orderId, orderId)),
    db.select().from(gifts).where(eq(gifts.orderId, orderId)),
    db.select().from(outboxEvents).where(eq(outboxEvents.subjectId, orderId)),
  ]);
  return { attempts, later, refunds: back, disputes: contested, gifts: given, events };
}
