import { randomUUID } from 'node:crypto';
import type { Quote, QuoteLine } from '@jalon/api-client/contract';
import { and, eq, notInArray, sum } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { share, sumOf } from '../../quotes/index.ts';
import { ledgerEntries } from '../orders.tables.ts';

/**
 * Accounts of the ledger. Debits are positive: `gateway`, money that the gateway collected for the club; `receivable`,
 * money that members owe; `disputed`, money that a bank took back from the gateway; `fees`, what the gateway kept; `bank`,
 * what it paid out, less refunds that the club paid itself. Credits are negative: `sales`, the taxes, and `refundsDue`,
 * money that the club owes to payers. `explained` has the differences from the gateway's report that an operator explained.
 */
export type Account =
  | 'gateway'
  | 'receivable'
  | 'disputed'
  | 'fees'
  | 'bank'
  | 'explained'
  | 'refundsDue'
  | 'sales'
  | 'discounts'
  | 'clubDollars'
  | 'gst'
  | 'qst';

/** Cents by account; they add up to zero. */
export type Posting = Readonly<Partial<Record<Account, number>>>;

const sold: readonly QuoteLine['kind'][] = ['membership', 'additionalMember', 'vrOption', 'alreadyPaid'];

/**
 * A sale with its first payment; the later ones are receivable. The credit for a smaller membership reverses
 * a part of the sale, and lowers the amount that the member owes.
 */
export function saleOf({ lines, priceData, payments, credit }: Quote): Posting {
  const paid = payments[0]?.amount ?? 0;
  const { subTotal = 0, gst = 0, qst = 0, left = 0 } = credit ?? {};
  return {
    gateway: paid,
    // The balance was already receivable.
    receivable: priceData.totalYear - paid - sumOf(lines, ['balance']) - left,
    discounts: priceData.discount,
    clubDollars: -sumOf(lines, ['clubDollars']),
    sales: subTotal - sumOf(lines, sold),
    gst: gst - priceData.gst,
    qst: qst - priceData.qst,
  };
}

/** The posting that reverses another. */
export function reversed(posting: Posting): Posting {
  return Object.fromEntries(Object.entries(posting).map(([account, cents]) => [account, -cents]));
}

export const laterPayment = (cents: number): Posting => ({ gateway: cents, receivable: -cents });
/** Money that arrived after its attempt was abandoned. */
export const latePayment = (cents: number): Posting => ({ gateway: cents, refundsDue: -cents });
export const paidBack = (cents: number): Posting => ({ refundsDue: cents, gateway: -cents });
/** What the gateway kept for a payment or a dispute. */
export const feeKept = (cents: number): Posting => ({ fees: cents, gateway: -cents });
/** What the gateway paid out; negative for a payout that came back. */
export const paidOut = (cents: number): Posting => ({ bank: cents, gateway: -cents });

/** What was received and returned of an order before. */
export interface Settled {
  /** The cents that were returned: refunded, or no longer due. */
  readonly before: number;
  /** The cents that were refunded, and taken from the member’s balance: credited to the member after the order. */
  readonly credited: number;
  /** The cents that were received and not refunded. */
  readonly kept: number;
}

export interface Return extends Settled {
  readonly cents: number;
  /** Further cents that are refunded, and taken from the member’s balance. Default 0. */
  readonly fromBalance?: number;
  /** What is kept of the received cents afterwards. */
  readonly left: number;
  /** The club owes the amount (`refundsDue`), or the payer no longer owes it (`receivable`). */
  readonly to: 'refundsDue' | 'receivable';
  /** Whether the end of the membership has divided what the order took from the balance: a credit is not given again. */
  readonly isEnded?: boolean;
}

/**
 * A partial return of a sale, with its part of the taxes. The balance that was settled with it comes last: the member
 * owes it again when less is kept than it, and has a credit again once everything is returned. The parts of several
 * returns add up to the whole.
 */
export function returned(quote: Quote, settled: Return): Posting {
  const { cents, fromBalance = 0, before, credited, left, to, isEnded = false } = settled;
  const afterwards = { before: before + cents, credited: credited + fromBalance, kept: left };
  const all = partsOf(quote, afterwards, isEnded);
  const earlier = partsOf(quote, settled, isEnded);
  const balance = all.balance - earlier.balance;
  const [gst, qst] = [all.gst - earlier.gst, all.qst - earlier.qst];
  const sales = cents - gst - qst - balance;
  const owed = to === 'receivable' ? { receivable: balance - cents } : { receivable: balance, [to]: -cents };
  return { sales, gst, qst, ...owed };
}

/** The balance that was settled with an order; negative for a credit that paid a part of it. */
export const settledWith = (lines: Quote['lines']) => sumOf(lines, ['balance', 'credit']);

/** The taxes and the balance in what was returned. */
function partsOf({ lines, priceData }: Quote, { before: cents, credited, kept }: Settled, isEnded: boolean) {
  const { subTotal, gst, qst, totalYear } = priceData;
  const price = subTotal + gst + qst;
  const settled = settledWith(lines);
  const credit = cents + credited === totalYear && !isEnded ? settled : 0;
  const balance = settled > 0 ? Math.max(0, settled - kept) : credit;
  const part = (tax: number) => share(cents - balance, tax, Math.max(1, price));
  return { gst: part(gst), qst: part(qst), balance };
}

/** Accounts of money that was received or is owed to a payer, not of what was sold. */
const moneyAccounts: readonly Account[] = ['gateway', 'refundsDue', 'disputed', 'fees', 'bank', 'explained'];

/** The entries of an order on the accounts that are not money at the gateway. */
export async function soldOn(transaction: Transaction, orderId: string): Promise<Posting> {
  const { account, cents } = ledgerEntries;
  const sums = await transaction
    .select({ account, cents: sum(cents).mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), notInArray(account, [...moneyAccounts])))
    .groupBy(account);
  return Object.fromEntries(sums.map((one) => [one.account, one.cents]));
}

/** Writes a posting, of an order or of none; the database refuses entries that do not add up to zero. */
export async function post(
  transaction: Transaction,
  orderId: string | null,
  posting: Posting,
): Promise<void> {
  const id = randomUUID();
  const entries = Object.entries(posting).filter(([, cents]) => cents !== 0);
  if (entries.length === 0) return;
  await transaction
    .insert(ledgerEntries)
    .values(entries.map(([account, cents]) => ({ posting: id, orderId, account, cents })));
}
