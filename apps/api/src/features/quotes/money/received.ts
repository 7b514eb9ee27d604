import { daysIn, overlap, type Period } from './calendar.ts';
import { taxed } from './taxes.ts';

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
  /** The price of days that were paid before the club had this ledger. It covers these days, but is not credited. */
  readonly elsewhere: number;
  /** The number of these days. */
  readonly daysElsewhere: number;
}

/**
 * What was received for the days of a period. The payments of an order pay its days in their sequence. Rounded down, so
 * that no sequence of changes gains a cent.
 */
export function receivedFor(orders: readonly LedgerOrder[], period: Period): Received {
  const inLedger = orders.reduce((sum, order, index) => {
    const { reversed, outstanding } = order;
    if (order.sold < 0) return sum + Math.min(0, creditIn(orders.slice(0, index), order, period) - reversed);
    return sum + Math.max(0, Math.floor(priceOfDays([order], period)) - reversed - outstanding);
  }, 0);
  return { inLedger, ...paidElsewhere(orders, period) };
}

/** A credit was taken from the earlier orders: what is left of it is in proportion to what is left of them. */
function creditIn(earlier: readonly LedgerOrder[], { sold, period }: LedgerOrder, wanted: Period): number {
  const sales = earlier.filter((order) => order.sold > 0);
  const all = priceOfDays(sales, period);
  return all === 0 ? sold : Math.floor((sold * priceOfDays(sales, wanted)) / all);
}

/** The part of the prices of orders that is for the days of a period. */
function priceOfDays(orders: readonly LedgerOrder[], wanted: Period): number {
  return orders.reduce(
    (sum, { sold, period }) => sum + (sold * overlap(period, wanted)) / daysIn(period.from, period.to),
    0,
  );
}

/** Days before the first year of the ledger were paid elsewhere: the first modification has their price. */
function paidElsewhere(
  orders: readonly LedgerOrder[],
  { from, to }: Period,
): Pick<Received, 'elsewhere' | 'daysElsewhere'> {
  const years = orders.filter((order) => order.alreadyPaid === undefined && order.period.to >= from);
  const [firstDay] = years.map(({ period }) => period.from).toSorted();
  const change = orders.find((order) => order.alreadyPaid !== undefined && order.period.to >= from);
  if (change?.alreadyPaid === undefined) return { elsewhere: 0, daysElsewhere: 0 };
  const inLedger = firstDay === undefined ? 0 : overlap({ from: firstDay, to }, { from, to });
  const daysElsewhere = daysIn(from, to) - inLedger;
  const price = (taxed(change.alreadyPaid) * daysElsewhere) / daysIn(change.period.from, change.period.to);
  return { elsewhere: Math.ceil(price), daysElsewhere };
}
