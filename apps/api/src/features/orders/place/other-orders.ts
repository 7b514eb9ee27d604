import { type Quote, quoteMinutes } from '@jalon/api-client/contract';
import { and, eq, exists, gt, gte, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { liveStates, membershipEndings, orders, paymentAttempts } from '../orders.tables.ts';

interface MemberOrder {
  readonly memberNumber: string;
  readonly quote: Quote;
  /** The order itself, which does not count; null while it has no row. */
  readonly orderId: string | null;
}

/** The class of the advisory locks, one for each member. */
const lockClass = 6_202_854;

/**
 * Whether another order renews a membership for an overlapping period, or may still do so. Locks the member until the
 * end of the transaction.
 */
export async function isRenewed(transaction: Transaction, order: MemberOrder): Promise<boolean> {
  const { from, to } = order.quote.period;
  return hasOther(transaction, order, [
    sql`${orders.quote}->>'flow' = 'renewal'`,
    gte(sql`${orders.quote}->'period'->>'to'`, from),
    lte(sql`${orders.quote}->'period'->>'from'`, to),
  ]);
}

/**
 * Whether another order of the membership is not settled: it may still be paid, the bank may return its first payment, or
 * the membership system has not received it. Locks the member until the end of the transaction.
 */
export async function hasUnsettled(transaction: Transaction, order: MemberOrder): Promise<boolean> {
  return hasOther(transaction, order, [isUnsettled(transaction)]);
}

/**
 * Whether the membership changes without the quote including it: another order is not settled, the membership system
 * received one after the quote was made, or the membership was ended since. Locks the member until the end of the
 * transaction.
 */
export async function isChanging(transaction: Transaction, order: MemberOrder): Promise<boolean> {
  const quotedAt = sql`${order.quote.expiresAt}::timestamptz - make_interval(mins => ${quoteMinutes})`;
  await lockMember(transaction, order.memberNumber);
  const { memberNumber, at } = membershipEndings;
  const isEnded = and(eq(memberNumber, order.memberNumber), gt(at, quotedAt));
  if ((await transaction.$count(membershipEndings, isEnded)) > 0) return true;
  return hasOther(transaction, order, [or(isUnsettled(transaction), gt(orders.enrolledAt, quotedAt))]);
}

function isUnsettled(transaction: Transaction): SQL | undefined {
  const processing = firstPaymentProcessing(transaction);
  return or(eq(orders.state, 'open'), isNull(orders.enrolledAt), exists(processing));
}

/** The first payment of an order, while the bank processes it. */
export function firstPaymentProcessing(transaction: Transaction) {
  const { id, orderId, state, scheduledPaymentId } = paymentAttempts;
  return transaction
    .select({ id })
    .from(paymentAttempts)
    .where(and(eq(orderId, orders.id), eq(state, 'processing'), isNull(scheduledPaymentId)));
}

/** Transactions that lock the same member wait for the end of this one. */
export async function lockMember(transaction: Transaction, memberNumber: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${lockClass}, hashtext(${memberNumber}))`);
}

/** Whether the member has another order, placed or with a payment under way, that meets the conditions. */
async function hasOther(
  transaction: Transaction,
  { memberNumber, orderId }: MemberOrder,
  conditions: readonly (SQL | undefined)[],
): Promise<boolean> {
  await lockMember(transaction, memberNumber);
  const live = transaction
    .select({ id: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.state, [...liveStates]));
  const others = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.memberNumber, memberNumber),
        or(eq(orders.state, 'placed'), and(eq(orders.state, 'open'), inArray(orders.id, live))),
        ...conditions,
        ...(orderId === null ? [] : [ne(orders.id, orderId)]),
      ),
    )
    .limit(1);
  return others.length > 0;
}
