import { asc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { disputes, orders, paymentAttempts, refunds } from '../orders.tables.ts';
import { unsealOrder } from '../sealed-order.ts';
import { evidenceText, type OrderMailOptions } from './order-mail.ts';

/**
 * The evidence of an order for its payer's bank, as one text.
 * @throws with a line for the operator
 */
export async function evidenceOf(
  database: Database,
  number: string,
  { encryption, ...mail }: OrderMailOptions & { readonly encryption: Encryption },
): Promise<string> {
  const db = drizzle(database.pool);
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (!order) throw new Error(`No order has the number ${number}.`);
  if (order.sealed === null) throw new Error(`The personal data of ${number} is deleted.`);
  const [attempts, back, contested, messages] = await Promise.all([
    db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, order.id))
      .orderBy(asc(paymentAttempts.createdAt)),
    db.select().from(refunds).where(eq(refunds.orderId, order.id)),
    db.select().from(disputes).where(eq(disputes.orderId, order.id)),
    db.select().from(outboxEvents).where(eq(outboxEvents.subjectId, order.id)),
  ]);
  const at = (time: Date | null) => time?.toISOString() ?? '';
  const history = [
    ...attempts.map(
      ({ createdAt, cents, state, gatewayId }) =>
        `${at(createdAt)} payment of ${cents} cents: ${state} ${gatewayId ?? ''}`,
    ),
    ...back.map(
      ({ createdAt, refundedAt, cents }) =>
        `${at(createdAt)} refund of ${cents} cents, made ${at(refundedAt)}`,
    ),
    ...contested.map(
      ({ createdAt, cents, state, id }) => `${at(createdAt)} dispute ${id} of ${cents} cents: ${state}`,
    ),
    ...messages
      .filter(({ deliveredAt }) => deliveredAt !== null)
      .map(({ kind, deliveredAt }) => `${at(deliveredAt)} sent: ${kind}`),
    `${at(order.enrolledAt)} membership given: ${order.memberNumber ?? ''}`,
  ];
  return evidenceText(order, unsealOrder(order, encryption), history.toSorted(), mail);
}
