import { type Quote, quoteMinutes } from '@jalon/api-client/contract';
import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { liveStates, orders, paymentAttempts } from './orders.tables.ts';
import { lockMember } from './schedule/renewal-order.ts';

interface Change {
  readonly memberNumber: string;
  readonly quote: Quote;
  readonly orderId: string;
}

/**
 * Whether another order changes the membership without being included in the quote: the membership system received the
 * order after the quote was made or has not received it yet, or the order may still be paid. Locks the member until the
 * end of the transaction.
 */
export async function isChanging(
  transaction: Transaction,
  { memberNumber, quote, orderId }: Change,
): Promise<boolean> {
  await lockMember(transaction, memberNumber);
  const quotedAt = sql`${quote.expiresAt}::timestamptz - make_interval(mins => ${quoteMinutes})`;
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
        ne(orders.id, orderId),
        sql`${orders.quote}->>'flow' = 'modify-my-membership'`,
        or(
          and(eq(orders.state, 'placed'), or(isNull(orders.enrolledAt), gt(orders.enrolledAt, quotedAt))),
          and(eq(orders.state, 'open'), inArray(orders.id, live)),
        ),
      ),
    )
    .limit(1);
  return others.length > 0;
}
