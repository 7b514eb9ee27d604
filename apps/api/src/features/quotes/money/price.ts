import type { PriceData, Quote, QuoteLine } from '@jalon/api-client/contract';
import { addDays, daysIn, divide, type Payment, paymentDays, yearUntil } from './calendar.ts';
import type { Received } from './received.ts';
import { beforeTaxes, gst, qst, share, taxed } from './taxes.ts';

/** A promo code’s discount: a percentage of the price, or an amount in cents. */
export type PromoDiscount = { readonly percent: number } | { readonly cents: number };

/** The input of a price. Amounts are integers in cents and not negative, except the balance. */
export interface PriceInputs {
  /** The current day in Québec. */
  readonly today: string;
  /** The first and last day of the paid period. */
  readonly period: { readonly from: string; readonly to: string };
  readonly term: 'monthly' | 'annual';
  readonly codeOptionAdhesion: string;
  /** Prices of a whole year. */
  readonly yearly: {
    readonly membership: number;
    readonly additionalMember: number;
    readonly vrOption: number;
  };
  readonly indOptionVR: boolean;
  /** The additional members, in their order. */
  readonly additionalMembers: readonly { readonly indOptionVR: boolean }[];
  /** Only when a membership is modified: the yearly price of each current choice. */
  readonly presentYearly?: readonly number[] | undefined;
  /** What was received for the period: the maximum of a credit for a smaller membership. Absent if the club gives none. */
  readonly received?: Received | undefined;
  readonly promo?: PromoDiscount | undefined;
  readonly referral?: number | undefined;
  /** Percent of the price, for members. */
  readonly loyaltyPercent?: number | undefined;
  readonly instantDiscount?: number | undefined;
  /** The member’s club dollars: the requested amount, and the maximum. */
  readonly clubDollars?: { readonly wanted: number; readonly maximum: number } | undefined;
  /** The balance of the membership, taxes included; negative when the club owes the member. */
  readonly balance?: number | undefined;
}

export interface Price {
  readonly lines: QuoteLine[];
  readonly subTotal: number;
  readonly gst: number;
  readonly qst: number;
  readonly total: number;
  /** Maximum amount of club dollars that can be spent on it. */
  readonly clubDollarsMaximum: number;
  readonly payments: Payment[];
  /** The credit for a smaller membership, if any. */
  readonly credit: NonNullable<Quote['credit']> | undefined;
}

/**
 * Computes a price. Deductions apply in the order of {@link PriceInputs}, each to a maximum of the remaining price.
 * Percentages are of the price minus the amount already paid. Club dollars are a discount: they lower the taxable
 * price. The balance was taxed before, so it is added after the taxes. The credit for a smaller membership pays the
 * balance first.
 */
export function computePrice(inputs: PriceInputs): Price {
  const { today, period, term, yearly, indOptionVR, additionalMembers, presentYearly } = inputs;
  const prorated = proRata(period, presentYearly !== undefined);
  const lines: QuoteLine[] = [];
  let left = 0;

  function add(line: QuoteLine): void {
    lines.push(line);
    left += line.amount;
  }
  function deduct(kind: QuoteLine['kind'], wanted: number): void {
    const amount = Math.min(wanted, left);
    if (amount > 0) add({ kind, amount: -amount });
  }

  const { codeOptionAdhesion } = inputs;
  add({ kind: 'membership', amount: prorated(yearly.membership), codeOptionAdhesion });
  if (indOptionVR) add({ kind: 'vrOption', amount: prorated(yearly.vrOption) });
  for (const [member, person] of additionalMembers.entries()) {
    add({ kind: 'additionalMember', amount: prorated(yearly.additionalMember), member });
    if (person.indOptionVR) add({ kind: 'vrOption', amount: prorated(yearly.vrOption), member });
  }
  const price = left;
  // Each amount is rounded separately, like the lines, so that an unchanged choice costs nothing.
  const paid = (presentYearly ?? []).map(prorated).reduce((sum, cents) => sum + cents, 0);
  deduct('alreadyPaid', paid);

  const credit = creditOf(inputs, { cost: price, paid });

  const base = left;
  const { promo, referral = 0, loyaltyPercent = 0, instantDiscount = 0, clubDollars, balance = 0 } = inputs;
  if (promo) deduct('promoCode', 'percent' in promo ? share(base, promo.percent, 100) : promo.cents);
  deduct('referral', referral);
  deduct('loyalty', share(base, loyaltyPercent, 100));
  deduct('instantDiscount', instantDiscount);
  const clubDollarsMaximum = Math.min(clubDollars?.maximum ?? 0, left);
  deduct('clubDollars', Math.min(clubDollars?.wanted ?? 0, clubDollarsMaximum));

  const subTotal = left;
  const taxes = { gst: gst(subTotal), qst: qst(subTotal) };
  const withTaxes = subTotal + taxes.gst + taxes.qst;
  // A credit can't exceed the price; the rest stays in the balance of the membership.
  const settled = Math.max(balance, -withTaxes);
  if (settled !== 0) lines.push({ kind: 'balance', amount: settled });
  const used = Math.min(credit?.total ?? 0, Math.max(0, settled));
  if (used > 0) lines.push({ kind: 'credit', amount: -used });
  const total = withTaxes + settled - used;
  return {
    lines,
    subTotal,
    ...taxes,
    total,
    clubDollarsMaximum,
    payments: plan({ total, dueNow: Math.max(0, settled - used) }, term, today, period),
    credit: credit && { ...credit, left: credit.total - used },
  };
}

interface Change {
  /** The price of the new membership for the remaining days. */
  readonly cost: number;
  /** The price of the current membership for these days, by the price list. */
  readonly paid: number;
}

/**
 * The credit with its taxes: the difference by the price list, up to the money that was received for these days and that
 * the new membership leaves.
 */
function creditOf({ received, period }: PriceInputs, { cost, paid }: Change) {
  if (received === undefined || paid <= cost) return undefined;
  const { inLedger, elsewhere, daysElsewhere } = received;
  // Days that were paid elsewhere cover their own price only.
  const costElsewhere = Math.ceil((taxed(cost) * daysElsewhere) / daysIn(period.from, period.to));
  const left = inLedger + Math.min(elsewhere, costElsewhere) - taxed(cost);
  const subTotal = beforeTaxes(Math.max(0, Math.min(taxed(paid - cost), inLedger, left)));
  if (subTotal === 0) return undefined;
  return { subTotal, gst: gst(subTotal), qst: qst(subTotal), total: taxed(subTotal) };
}

/** Returns how to reduce a yearly amount to the days of a period, if only these are paid. */
function proRata({ from, to }: PriceInputs['period'], isPart: boolean): (yearly: number) => number {
  if (!isPart) return (yearly) => yearly;
  // A membership that was renewed early has whole years after the part.
  let years = 0;
  let last = to;
  for (let first = yearUntil(last); first > from; first = yearUntil(last)) {
    years += 1;
    last = addDays(first, -1);
  }
  const [days, yearDays] = [daysIn(from, last), daysIn(yearUntil(last), last)];
  return (yearly) => years * yearly + share(yearly, days, yearDays);
}

/** The payments of an order. The balance is cleared with the order, so it is paid at once. */
function plan(
  { total, dueNow }: { readonly total: number; readonly dueNow: number },
  term: PriceInputs['term'],
  today: string,
  period: PriceInputs['period'],
): Payment[] {
  const days = term === 'monthly' ? paymentDays(today, period) : [today];
  const { first, others } = divide(total - dueNow, days.length);
  return days
    .map((dueOn, index) => ({ dueOn, amount: index === 0 ? first + dueNow : others }))
    .filter(({ amount }) => amount > 0);
}

const discountKinds: readonly QuoteLine['kind'][] = ['promoCode', 'referral', 'loyalty', 'instantDiscount'];

/** The sum of the lines of these kinds. */
export function sumOf(lines: readonly QuoteLine[], kinds: readonly QuoteLine['kind'][]): number {
  return lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0);
}

/** The amounts by wire name; `balance` is only present in the flows for members. */
export function toPriceData(
  price: Price,
  { balance, presentYearly }: Pick<PriceInputs, 'balance' | 'presentYearly'>,
): PriceData {
  const { lines, subTotal, payments, total } = price;
  const deducted = (...kinds: QuoteLine['kind'][]) => Math.abs(sumOf(lines, kinds));
  const [first, second] = payments;
  const clubDollars = deducted('clubDollars');
  return {
    subTotal,
    gst: price.gst,
    qst: price.qst,
    totalYear: total,
    totalMonth: second?.amount ?? 0,
    firstPaymentAmount: first?.amount ?? 0,
    discount: deducted(...discountKinds),
    ...(balance !== undefined && {
      montantPaiementLoyaute: deducted('loyalty'),
      montantSolde: balance,
      montantPrixNetApresDeductionRabaisEtDollarsCAA: subTotal,
      useCaaDollars: clubDollars > 0,
      montantDollarsCAAUtilise: clubDollars,
    }),
    ...(presentYearly !== undefined && { montantDejaPaye: deducted('alreadyPaid') }),
  };
}
