import { dayInQuebec, formatPrice } from '@jalon/i18n';
import { and, asc, between, desc, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Encryption } from '../../platform/crypto/encryption.ts';
import type { Database } from '../../platform/database/database.ts';
import { outboxEvents } from '../../platform/outbox/outbox.tables.ts';
import { indentedText, minuteIn } from '../../platform/text/plain-text.ts';
import { addDays } from '../quotes/index.ts';
import { eventKind } from './order-events.ts';
import { orderWithNumber, rowsOfOrder } from './order-rows.ts';
import { ledgerEntries, orders, refunds, renewals } from './orders.tables.ts';
import { unsealOrder } from './sealed-order.ts';
import { heldDisputes } from './settle/disputes.ts';

/** Maximum number of orders in a list. */
const listed = 100;

const minute = (date: Date) => minuteIn('America/Toronto', date);
const price = (cents: number) => formatPrice(cents, 'en');

/**
 * The latest placed orders, one per line, and all older ones that need a person: a receipt that was not sent, a refund that was not made,
 * or a payment that a bank holds back. While a club sends no mail, one line at the end says so for all receipts.
 */
export async function listOrders({ db }: Database): Promise<string[]> {
  const { unsent, withoutMail } = await unsentReceipts({ db });
  const late = await db
    .select({ orderId: refunds.orderId, cents: refunds.cents, failedAt: refunds.failedAt })
    .from(refunds)
    .where(
      and(
        isNull(refunds.refundedAt),
        or(isNotNull(refunds.failedAt), lt(refunds.createdAt, sql`now() - interval '1 day'`)),
      ),
    );
  const held = await heldDisputes({ db });
  const waiting = Map.groupBy(late, ({ orderId }) => orderId);
  const isPlaced = isNotNull(orders.placedAt);
  const latest = await db.select().from(orders).where(isPlaced).orderBy(desc(orders.placedAt)).limit(listed);
  const shown = new Set(latest.map(({ id }) => id));
  const older = [...new Set([...unsent.keys(), ...held.keys(), ...waiting.keys()])].filter(
    (id) => !shown.has(id),
  );
  const open =
    older.length === 0
      ? []
      : await db
          .select()
          .from(orders)
          .where(and(isPlaced, inArray(orders.id, older)))
          .orderBy(desc(orders.placedAt));
  const lines = [...latest, ...open].map(({ id, number, placedAt, state, quote, memberNumber, enrolledAt }) =>
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
      ...(waiting.get(id) ?? []).map(
        ({ cents, failedAt }) =>
          `refund of ${price(cents)} ${failedAt === null ? 'not made yet' : 'refused by the bank'}`,
      ),
      unsent.has(id) ? `receipt not sent (${unsent.get(id)})` : '',
    ]
      .join('  ')
      .trimEnd(),
  );
  return withoutMail > 0 ? [...lines, noMail(withoutMail)] : lines;
}

const noMail = (count: number) =>
  `No mail server was set: ${count === 1 ? 'one receipt was' : `${count} receipts were`} not sent. With SMTP_URL, \`npx jalon orders receipt <number>\` sends one.`;

interface UnsentReceipts {
  /** Why the receipt of an order was not sent: the last error, or that there was no mail server at that time. */
  readonly unsent: ReadonlyMap<string, string>;
  /** The number of orders without a receipt, for a club that has never sent one. */
  readonly withoutMail: number;
}

async function unsentReceipts({ db }: Pick<Database, 'db'>): Promise<UnsentReceipts> {
  const isReceipt = eq(outboxEvents.kind, eventKind('receipt'));
  const failed = await db
    .select({ orderId: outboxEvents.subjectId, reason: outboxEvents.lastError })
    .from(outboxEvents)
    .where(and(isReceipt, isNotNull(outboxEvents.failedAt)));
  const receipt = db
    .select({ id: outboxEvents.id })
    .from(outboxEvents)
    .where(and(isReceipt, eq(outboxEvents.subjectId, orders.id)));
  // The events of an order go with its personal data.
  const isWithout = and(isNotNull(orders.placedAt), isNotNull(orders.sealed), notExists(receipt));
  if ((await db.$count(outboxEvents, isReceipt)) === 0)
    return { unsent: new Map(), withoutMail: await db.$count(orders, isWithout) };
  const without = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isWithout)
    .orderBy(desc(orders.placedAt))
    .limit(listed);
  return {
    unsent: new Map([
      ...without.map(({ id }) => [id, 'placed without mail'] as const),
      ...failed.map(({ orderId, reason }) => [orderId, reason ?? 'failed'] as const),
    ]),
    withoutMail: 0,
  };
}

/** Automatic renewals of memberships that end in the last or next 100 days, sorted by their end. */
export async function listRenewals({ db }: Database): Promise<string[]> {
  const today = dayInQuebec();
  const found = await db
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
  database: Database,
  number: string,
  encryption: Encryption,
): Promise<string[]> {
  const order = await orderWithNumber(database, number);
  const { attempts, later, refunds, disputes } = await rowsOfOrder(database, order.id);
  const entries = await database.db
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
    ...refunds.map(
      ({ cents, reason, ...refund }) => `  refund (${reason})  ${price(cents)}  ${stateOfRefund(refund)}`,
    ),
    ...disputes.map(
      ({ id, cents, state, changedAt }) =>
        `  dispute (${state})  ${price(cents)}  ${minute(changedAt)}  ${id}`,
    ),
    'Ledger:',
    ...entries.map(({ account, cents }) => `  ${account.padEnd(12)}${price(cents).padStart(11)}`),
    'Personal data:',
    indentedText(personal),
  ];
}

/** The ways in which a refund is paid. */
const paidBy = { gateway: '', dispute: ' by the payer’s bank', club: ' by the club' } as const;

function stateOfRefund({
  refundedAt,
  settledBy,
  failedAt,
}: Pick<typeof refunds.$inferSelect, 'refundedAt' | 'settledBy' | 'failedAt'>): string {
  if (refundedAt !== null) return `${minute(refundedAt)}${paidBy[settledBy ?? 'gateway']}`;
  return failedAt === null ? 'waits for the gateway' : `refused by the bank ${minute(failedAt)}`;
}
