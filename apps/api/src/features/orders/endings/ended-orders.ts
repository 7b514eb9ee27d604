import { dayInQuebec } from '@jalon/i18n';
import { and, asc, eq, exists, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { addDays, daysIn, sumOf } from '../../quotes/index.ts';
import { soldOn } from '../ledger/postings.ts';
import { soldIn } from '../ledger/read-ledger.ts';
import { disputes, gifts, orders, paymentAttempts, refunds, scheduledPayments } from '../orders.tables.ts';
import { disputedOn } from '../settle/disputes.ts';
import type { Order } from '../settle/settle-attempt.ts';
import type { EndedOrder } from './ending-amounts.ts';

/** What is ended: the membership of a main member, or an order that has no member. */
export type EndingTarget = { readonly memberNumber: string } | { readonly orderId: string };

/** A placed order of a target, with what the ledger says about it. */
export interface OwnOrder {
  readonly order: Order;
  readonly ended: EndedOrder;
  readonly isGift: boolean;
}

/** The condition of a target’s orders. A gift belongs to the member who accepted it. */
export function isOf(work: Transaction, target: EndingTarget): SQL | undefined {
  if ('orderId' in target) return eq(orders.id, target.orderId);
  const { memberNumber } = target;
  const accepted = work
    .select({ id: gifts.id })
    .from(gifts)
    .where(
      and(eq(gifts.orderId, orders.id), eq(gifts.memberNumber, memberNumber), isNotNull(gifts.acceptedAt)),
    );
  return or(eq(orders.memberNumber, memberNumber), exists(accepted));
}

/** The target of an order: its member, or only the order while the membership system does not have it. */
export async function targetOf(work: Transaction, order: Order): Promise<EndingTarget> {
  const isGift = order.quote.flow === 'gift-a-membership';
  if (!isGift && order.enrolledAt === null) return { orderId: order.id };
  if (order.memberNumber !== null) return { memberNumber: order.memberNumber };
  const [gift] = await work.select().from(gifts).where(eq(gifts.orderId, order.id));
  return gift?.acceptedAt && gift.memberNumber !== null
    ? { memberNumber: gift.memberNumber }
    : { orderId: order.id };
}

/** The orders that a press ends, and the earlier ones whose credits count; locked when `lock`. */
export async function readOrders(
  work: Transaction,
  target: EndingTarget,
  { lock } = { lock: false },
): Promise<readonly OwnOrder[]> {
  const query = work
    .select()
    .from(orders)
    .where(and(isOf(work, target), inArray(orders.state, ['placed', 'unpaid']), isNotNull(orders.placedAt)))
    .orderBy(asc(orders.placedAt), asc(orders.id));
  const found = await (lock ? query.for('update') : query);
  const today = dayInQuebec();
  const read = [];
  for (const order of found) read.push(await readOrder(work, order, today));
  return read;
}

async function readOrder(work: Transaction, order: Order, today: string): Promise<OwnOrder> {
  const [gift] = await work.select().from(gifts).where(eq(gifts.orderId, order.id));
  const { quote, number } = order;
  const isWaiting = gift !== undefined && gift.acceptedAt === null;
  const period = gift?.fromDay && gift.toDay ? { from: gift.fromDay, to: gift.toDay } : quote.period;
  const days = daysIn(period.from, period.to);
  const tomorrow = addDays(today, 1);
  // It never began: the gift waits for its recipient, or the membership system does not have the order.
  const isUnsent = isWaiting || order.enrolledAt === null;
  const isUnused = isUnsent || period.from > today;
  const daysLeft = isUnused ? days : Math.max(0, daysIn(tomorrow, period.to));
  const back = await work.select().from(refunds).where(eq(refunds.orderId, order.id));
  const unpaid = await work
    .select({ dueOn: scheduledPayments.dueOn, cents: scheduledPayments.cents })
    .from(scheduledPayments)
    .where(and(eq(scheduledPayments.orderId, order.id), inArray(scheduledPayments.state, ['due', 'failed'])))
    .orderBy(asc(scheduledPayments.dueOn));
  const attempts = await work
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, order.id),
        inArray(paymentAttempts.state, ['succeeded', 'processing']),
        gte(paymentAttempts.cents, 1),
      ),
    )
    .orderBy(sql`${paymentAttempts.createdAt} DESC`);
  const contested = await work.select().from(disputes).where(eq(disputes.orderId, order.id));
  const heldOf = (id: string) =>
    contested
      .filter(({ attemptId }) => attemptId === id)
      .reduce((cents, { heldCents }) => cents + heldCents, 0);
  const { gst = 0, qst = 0, sales = 0, discounts = 0, clubDollars = 0 } = await soldOn(work, order.id);
  return {
    order,
    isGift: gift !== undefined,
    ended: {
      id: order.id,
      number: number ?? '',
      flow: quote.flow,
      ...(isWaiting ? { period: undefined } : { period }),
      days,
      daysLeft,
      sold: soldIn(quote),
      kept: -(sales + discounts + clubDollars + gst + qst),
      gst: -gst,
      qst: -qst,
      unpaid,
      payments: attempts.map(({ id, cents, state, createdAt }) => ({
        attemptId: id,
        at: createdAt.toISOString(),
        left: Math.max(
          0,
          back
            .filter(({ attemptId, settledBy }) => attemptId === id && settledBy !== 'dispute')
            .reduce((left, one) => left - one.cents, cents) - heldOf(id),
        ),
        isProcessing: state === 'processing',
      })),
      credited: quote.credit?.left ?? 0,
      used: -Math.min(0, sumOf(quote.lines, ['balance'])),
      takenBack: back.reduce((cents, { creditedCents }) => cents + creditedCents, 0),
      isUnsent,
      held: Math.max(0, await disputedOn(work, order.id)),
      debt: isUnsent ? Math.max(0, sumOf(quote.lines, ['balance', 'credit'])) : 0,
    },
  };
}
