import { daysIn } from './calendar.ts';
import { taxed } from './taxes.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** An order of a membership as the ledger has it. Amounts are in cents, with taxes. */
export interface LedgerOrder {
  /** The first and last day that it pays for. */
  readonly period: Period;
  /** The price of these days; negative when they were credited. */
  readonly sold: number;
  /** The part of {@link sold} that was reversed since. */
  readonly reversed: number;
  /** Payments that are due, failed or returned, or that the bank still processes. */
  readonly outstanding: number;
  /** Only of a modification: the price of the former choices for these days, before taxes. */
  readonly alreadyPaid: number | undefined;
}

/** A membership as the ledger has it. */
export interface MembershipLedger {
  /** In the order of their time. */
  readonly orders: readonly LedgerOrder[];
  /** Whether the bank still processes the first payment of an order: it may be returned. */
  readonly isProcessing: boolean;
}

export type ReadLedger = (memberNumber: string) => Promise<MembershipLedger>;

/** What covers the days of a period. Amounts are in cents, with taxes. */
export interface Received {
  /** Money that was received for these days and not returned, less earlier credits. */
  readonly inLedger: number;
  /** The price of a membership that was paid before the club had this ledger. It covers the days, but is not credited. */
  readonly elsewhere: number;
}

/**
 * What was received for the days of a period. The payments of an order pay its days in their sequence. Rounded down, so
 * that no sequence of changes gains a cent.
 */
export function receivedFor(orders: readonly LedgerOrder[], period: Period): Received {
  const inLedger = orders.reduce((sum, order) => sum + unused(order, period), 0);
  return { inLedger, elsewhere: paidElsewhere(orders, period) };
}

function unused({ period, sold, reversed, outstanding }: LedgerOrder, wanted: Period): number {
  const left = Math.floor((sold * overlap(period, wanted)) / daysIn(period.from, period.to)) - reversed;
  return sold < 0 ? Math.min(0, left) : Math.max(0, left - outstanding);
}

/** Days before the first year of the ledger were paid elsewhere: the first modification has their price. */
function paidElsewhere(orders: readonly LedgerOrder[], { from, to }: Period): number {
  const years = orders.filter((order) => order.alreadyPaid === undefined && order.period.to >= from);
  const [firstDay] = years.map(({ period }) => period.from).toSorted();
  const change = orders.find((order) => order.alreadyPaid !== undefined && order.period.to >= from);
  if (change?.alreadyPaid === undefined) return 0;
  const days =
    daysIn(from, to) - (firstDay === undefined ? 0 : overlap({ from: firstDay, to }, { from, to }));
  return Math.ceil((taxed(change.alreadyPaid) * days) / daysIn(change.period.from, change.period.to));
}

/** The number of days that two periods share. */
function overlap(one: Period, other: Period): number {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return Math.max(0, daysIn(from, to));
}
