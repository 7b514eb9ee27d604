import { dayInQuebec, formatPrice } from '@jalon/i18n';
import { and, asc, between, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Encryption } from '../../platform/crypto/encryption.ts';
import type { Database } from '../../platform/database/database.ts';
import { outboxEvents } from '../../platform/outbox/outbox.tables.ts';
import { minuteIn } from '../../platform/text/minute.ts';
import { indentedText } from '../../platform/text/plain-text.ts';
import { addDays } from '../quotes/index.ts';
import { eventKind } from './order-events.ts';
import {
  ledgerEntries,
  orders,
  paymentAttempts,
  refunds,
  renewals,
  scheduledPayments,
} from './orders.tables.ts';
import { unsealOrder } from './sealed-order.ts';
import { heldDisputes } from './settle/disputes.ts';

/** Maximum number of orders in a list. */
const listed = 100;

const minute = (date: Date) => minuteIn('America/Toronto', date);
const price = (cents: number) => formatPrice(cents, 'en');

/** The latest placed orders, one per line. */
export async function listOrders({ pool }: Database): Promise<string[]> {
  const database = drizzle(pool);
  const found = await database
    .select()
    .from(orders)
    .where(isNotNull(orders.placedAt))
    .orderBy(desc(orders.placedAt))
    .limit(listed);
  const unsent = await database
    .select({ orderId: outboxEvents.subjectId, reason: outboxEvents.lastError })
    .from(outboxEvents)
    .where(
      and(
        eq(outboxEvents.kind, eventKind('receipt')),
        isNotNull(outboxEvents.failedAt),
        inArray(
          outboxEvents.subjectId,
          found.map(({ id }) => id),
        ),
      ),
    );
  const late = await database
    .select({ orderId: refunds.orderId, cents: refunds.cents })
    .from(refunds)
    .where(and(isNull(refunds.refundedAt), lt(refunds.createdAt, sql`now() - interval '1 day'`)));
  const held = await heldDisputes({ pool });
  const waiting = Map.groupBy(late, ({ orderId }) => orderId);
  const reasons = new Map(unsent.map(({ orderId, reason }) => [orderId, reason ?? 'failed']));
  return found.map(({ id, number, placedAt, state, quote, memberNumber, enrolledAt }) =>
    [
      number,
      placedAt && minute(placedAt),
      state.padEnd(9),
      quote.flow.padEnd(20),
      price(quote.priceData.totalYear).padStart(10),
      memberNumber ?? '',
      enrolledAt === null && quote.flow !== 'gift-a-membership' ? 'not in the member directory yet' : '',
      ...(held.get(id) ?? []).map(
        ({ cents, state, answerBy }) =>
          `disputed ${price(cents)} (${state}${state === 'open' && answerBy ? `, answer by ${minute(answerBy)}` : ''})`,
      ),
      ...(waiting.get(id) ?? []).map(({ cents }) => `refund of ${price(cents)} not made yet`),
      reasons.has(id) ? `receipt not sent (${reasons.get(id)})` : '',
    ]
      .join('  ')
      .trimEnd(),
  );
}

/** Automatic renewals of memberships that end in the last or next 100 days, sorted by their end. */
export async function listRenewals({ pool }: Database): Promise<string[]> {
  const today = dayInQuebec();
  const found = await drizzle(pool)
    .select()
    .from(renewals)
    .where(between(renewals.expiresOn, addDays(today, -100), addDays(today, 100)))
    .orderBy(asc(renewals.expiresOn));
  return found.map(({ memberNumber, expiresOn, state, reason, quote, declined }) =>
    [
      expiresOn,
      memberNumber.padEnd(10),
      reason === null ? state : `${state} (${reason})`,
      quote === null ? '' : price(quote.priceData.totalYear),
      declined === 0 ? '' : `declined ${declined} times`,
    ]
      .join('  ')
      .trimEnd(),
  );
}

/**
 * Everything about an order, personal data included.
 * @throws with a line for the operator
 */
export async function showOrder(
  { pool }: Database,
  number: string,
  encryption: Encryption,
): Promise<string[]> {
  const database = drizzle(pool);
  const [order] = await database.select().from(orders).where(eq(orders.number, number));
  if (!order) throw new Error(`No order has the number ${number}.`);
  const attempts = await database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, order.id))
    .orderBy(asc(paymentAttempts.createdAt));
  const later = await database
    .select()
    .from(scheduledPayments)
    .where(eq(scheduledPayments.orderId, order.id))
    .orderBy(asc(scheduledPayments.dueOn));
  const back = await database.select().from(refunds).where(eq(refunds.orderId, order.id));
  const entries = await database
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, order.id))
    .orderBy(asc(ledgerEntries.id));
  const personal =
    order.sealed === null ? 'deleted' : JSON.stringify(unsealOrder(order, encryption), undefined, 2);
  return [
    `${number}  ${order.state}  ${order.quote.flow}  ${order.placedAt ? minute(order.placedAt) : ''}`,
    ...order.quote.lines.map(({ kind, amount }) => `${kind.padEnd(18)}${price(amount).padStart(11)}`),
    `${'total with taxes'.padEnd(18)}${price(order.quote.priceData.totalYear).padStart(11)}`,
    'Payments:',
    ...attempts.map(
      ({ id, state, cents, reason, createdAt }) =>
        `  ${minute(createdAt)}  ${price(cents)}  ${state}${reason === null ? '' : ` (${reason})`}  ${id}`,
    ),
    ...later.map(({ dueOn, cents, state }) => `  ${dueOn}  ${price(cents)}  ${state}`),
    ...back.map(
      ({ cents, refundedAt, reason }) =>
        `  refund (${reason})  ${price(cents)}  ${refundedAt ? minute(refundedAt) : 'waits for the gateway'}`,
    ),
    'Ledger:',
    ...entries.map(({ account, cents }) => `  ${account.padEnd(12)}${price(cents).padStart(11)}`),
    'Personal data:',
    indentedText(personal),
  ];
}
