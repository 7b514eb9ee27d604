import type { EndingPart } from '@jalon/api-client/contract';
import { addDays, overlap, share } from '../../quotes/index.ts';

/** An order of a membership as the ledger has it. Amounts are in cents. */
export interface EndedOrder {
  readonly id: string;
  readonly number: string;
  readonly flow: EndingPart['flow'];
  /** Absent for a gift that was not accepted. */
  readonly period: EndingPart['period'];
  readonly days: number;
  /** The days after the last day. All of them before the first day, and while the membership system does not have the order. */
  readonly daysLeft: number;
  /** The sale with its taxes; negative for a credit. */
  readonly sold: number;
  /** The same, less what was reversed. */
  readonly kept: number;
  readonly gst: number;
  readonly qst: number;
  /** Later payments that were not made, in the order of their days. */
  readonly unpaid: readonly { readonly dueOn: string; readonly cents: number }[];
  /** Payments that were made or that the bank processes, the latest first, with what was not refunded yet. */
  readonly payments: readonly Payment[];
  /** The part of a credit that went to the balance. */
  readonly credited: number;
  /** The credit of the balance that the order used. */
  readonly used: number;
  /** The part of its refunds that took a credit back. */
  readonly takenBack: number;
  /** Whether the membership system does not have the order: it is reversed completely. */
  readonly isUnsent: boolean;
  /** The balance that an order paid which is reversed completely. */
  readonly debt: number;
  /** The disputed part of its payments, which the banks hold: the club does not refund it too. */
  readonly held: number;
}

interface Payment {
  readonly attemptId: string;
  readonly left: number;
  /** The time of the attempt, in UTC. */
  readonly at: string;
  readonly isProcessing: boolean;
}

export interface EndedRefund {
  readonly orderId: string;
  readonly attemptId: string;
  readonly cents: number;
  /** The part that pays out a credit. */
  readonly credited: number;
  /** The time of the payment, in UTC. */
  readonly at: string;
  readonly isProcessing: boolean;
}

/** The end of one order. */
export interface EndedPart {
  readonly order: EndedOrder;
  readonly part: EndingPart;
  /** What is reversed of the sale with its taxes; negative for a credit. */
  readonly reversed: number;
  /** The unpaid payments that are not owed any more. */
  readonly notOwed: number;
  /** The unpaid payments for days that have passed, which are still owed. */
  readonly owed: number;
  /** The part of the days that are left whose payment the payer has back from the bank. */
  readonly fromHeld: number;
  /** Paid back to the payer. */
  readonly cash: number;
  /** Goes back to the balance. */
  readonly toBalance: number;
}

export interface EndingAmounts {
  readonly parts: readonly EndedPart[];
  readonly refunds: readonly EndedRefund[];
  /** Sum of the refunds. */
  readonly refund: number;
  readonly unpaid: number;
  readonly credit: number;
  readonly toBalance: number;
}

/** The stored form of an end: what its receipt shows, without the cards and accounts. */
export interface EndingDetails extends Pick<EndingAmounts, 'refund' | 'unpaid' | 'credit' | 'toBalance'> {
  readonly owed: number;
  readonly expiresOn?: string | undefined;
  readonly parts: readonly EndingPart[];
  readonly refunds: readonly Pick<EndedRefund, 'orderId' | 'attemptId' | 'cents' | 'at'>[];
  readonly stopped: readonly { readonly dueOn: string; readonly amount: number }[];
  readonly endsMandate: boolean;
  readonly isPaidByOther: boolean;
  readonly isPaidElsewhere: boolean;
  /** The change of the balance by each order. */
  readonly balances: Readonly<Record<string, number>>;
}

const sum = <One>(all: readonly One[], cents: (one: One) => number) =>
  all.reduce((total, one) => total + cents(one), 0);

/**
 * What is paid back when a membership ends. Each order’s sale is divided by its days; what was not received for the days that are left is
 * not paid back, and only what had fallen due for days that have passed is still owed. A credit for a smaller membership belongs to the
 * member like money: what the balance has of it is paid out, and the credit for days that are left is taken back first. Rounded down.
 */
export function computeEnding(orders: readonly EndedOrder[], today: string): EndingAmounts {
  const parts = orders
    .map((order, index) => ({ order, left: leftOf(order, orders.slice(0, index)) }))
    .filter(({ order, left }) => left.daysLeft > 0 || order.unpaid.length > 0)
    .map(({ order, left }) => endOf(order, left, today));
  const left = new Map(
    orders.flatMap(({ payments }) => payments.map((one) => [one.attemptId, one.left] as const)),
  );
  const refunds = new Map<string, EndedRefund>();

  /** Takes an amount from payments, in their sequence; returns what they do not have. */
  function take(wanted: number, of: readonly EndedOrder[], isCredit: boolean): number {
    let open = wanted;
    for (const { id: orderId, payments } of of) {
      for (const { attemptId, isProcessing, at } of payments) {
        const cents = Math.min(open, left.get(attemptId) ?? 0);
        if (cents <= 0) continue;
        const before = refunds.get(attemptId);
        refunds.set(attemptId, {
          orderId,
          attemptId,
          isProcessing,
          at,
          cents: cents + (before?.cents ?? 0),
          credited: (isCredit ? cents : 0) + (before?.credited ?? 0),
        });
        left.set(attemptId, (left.get(attemptId) ?? 0) - cents);
        open -= cents;
      }
    }
    return open;
  }
  for (const { order, cash } of parts) take(cash, [order], false);

  const toBalance = sum(parts, (one) => one.toBalance);
  const debt = sum(parts, ({ order }) => order.debt);
  const known = parts.filter(({ order }) => !order.isUnsent);
  const sent = orders.filter(({ isUnsent }) => !isUnsent);
  const given = sum(sent, ({ credited }) => credited);
  const consumed = sum(sent, ({ used, takenBack }) => used + takenBack);
  // Credit from elsewhere may have been used too: then nothing of ours is left.
  const available = Math.min(given, Math.max(0, given - consumed + sum(known, (one) => one.toBalance)));
  const ofDaysLeft = -sum(known, ({ reversed }) => Math.min(0, reversed));
  const wanted = available - ofDaysLeft;
  const payout =
    wanted >= 0 ? wanted - take(wanted, latestFirst(orders), true) : -keep(refunds, left, -wanted);
  const all = [...refunds.values()].filter(({ cents }) => cents > 0);
  return {
    parts,
    refunds: all,
    refund: sum(all, ({ cents }) => cents),
    unpaid: sum(parts, ({ notOwed, part }) => Math.min(notOwed, Math.max(0, part.amount))),
    credit: payout + ofDaysLeft + debt + sum(parts, withoutCredit),
    toBalance,
  };
}

/** The membership system never had this credit, so it is paid to no one. */
const withoutCredit = ({ order, reversed }: EndedPart) => (order.isUnsent ? -Math.min(0, reversed) : 0);

/** Payments that the bank has accepted come first: the others may still be returned. */
const latestFirst = (orders: readonly EndedOrder[]) =>
  orders.toReversed().toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other)));

const isOpen = ({ payments }: EndedOrder) => payments.some(({ isProcessing }) => isProcessing);

/** Lowers refunds by an amount; returns by how much. */
function keep(refunds: Map<string, EndedRefund>, left: Map<string, number>, wanted: number): number {
  let open = wanted;
  for (const [id, refund] of refunds) {
    const cents = Math.min(open, refund.cents);
    refunds.set(id, { ...refund, cents: refund.cents - cents });
    left.set(id, (left.get(id) ?? 0) + cents);
    open -= cents;
  }
  return wanted - open;
}

type Left = Pick<EndingPart, 'days' | 'daysLeft' | 'amount'>;

/**
 * The part of an order that is not used yet. A credit was taken from earlier sales: its unused part is in proportion to theirs,
 * so that the credit of a day is taken back with that day.
 */
function leftOf(
  { kept, sold, days, daysLeft, period, isUnsent }: EndedOrder,
  earlier: readonly EndedOrder[],
): Left {
  const sales = earlier.flatMap((sale) => {
    if (sold >= 0 || isUnsent || sale.sold <= 0 || !sale.period || !period) return [];
    const after = { from: addDays(sale.period.to, 1 - sale.daysLeft), to: sale.period.to };
    return [
      { price: sale.sold / sale.days, days: overlap(sale.period, period), left: overlap(after, period) },
    ];
  });
  const all = sum(sales, (sale) => sale.price * sale.days);
  if (all === 0) return { days, daysLeft, amount: Math.floor((kept * daysLeft) / days) };
  return {
    days: sum(sales, (sale) => sale.days),
    daysLeft: sum(sales, ({ left }) => left),
    amount: Math.floor(kept * (sum(sales, ({ price, left }) => price * left) / all)),
  };
}

function endOf(order: EndedOrder, left: Left, today: string): EndedPart {
  const { kept, unpaid, payments, number, flow, period, debt, held } = order;
  const { amount } = left;
  const due = sum(unpaid, ({ cents }) => cents);
  const pastDue = sum(
    unpaid.filter(({ dueOn }) => dueOn <= today),
    ({ cents }) => cents,
  );
  // What was received does not cover the days that have passed.
  const owed = Math.min(pastDue, Math.max(0, due - Math.max(0, amount)));
  const notOwed = due - owed;
  const wanted = Math.max(0, amount - due);
  const fromHeld = Math.min(wanted, held);
  const unheld = wanted - fromHeld + debt;
  const cash = Math.min(
    unheld,
    sum(payments, (payment) => payment.left),
  );
  return {
    order,
    part: {
      orderNumber: number,
      flow,
      ...(period && { period }),
      ...left,
      gst: taxIn(amount, order.gst, kept),
      qst: taxIn(amount, order.qst, kept),
    },
    reversed: kept < 0 ? amount : notOwed + wanted,
    notOwed,
    owed,
    fromHeld,
    cash,
    toBalance: unheld - cash,
  };
}

/** The tax in a part of a price, or of a credit. */
export function taxIn(part: number, tax: number, price: number): number {
  if (price === 0) return 0;
  return Math.sign(part) * share(Math.abs(part), Math.abs(tax), Math.abs(price));
}
