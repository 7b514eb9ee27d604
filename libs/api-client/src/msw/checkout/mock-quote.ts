import {
  type ErrorAnswer,
  type MembershipPrice,
  paymentsPerYear,
  previewSeparator,
  type Quote,
  type QuoteLine,
  type QuoteRequest,
  quoteMinutes,
} from '../../contract/index.ts';

/** Options of a mock quote, in addition to its request. */
export interface MockPricing {
  readonly prices: readonly MembershipPrice[];
  /** In cents a year. */
  readonly vrOption: number;
  readonly additionalMember: number;
  readonly promoCodes: Readonly<Record<string, MockPromoCode>>;
  /** The numbers of members who may be named as the referring member. */
  readonly referringMembers: readonly string[];
  /** Club dollars of the signed-in member, in cents. */
  readonly clubDollars: number;
}

export type MockPromoCode =
  | { readonly percent: number }
  | { readonly amount: number }
  | { readonly error: 'expired' | 'used' | 'otherMembership' };

/** A mock price, or errors by field name. */
export type MockPrice =
  | { quote: Quote; errors?: undefined }
  | { quote?: undefined; errors: ErrorAnswer['errors'] };

/** The price of a request, or errors by field name. Its id has two digests: of the price alone, and of the whole quote. */
export async function mockQuote(request: QuoteRequest, pricing: MockPricing): Promise<MockPrice> {
  const codeOptionAdhesion = request.codeOptionAdhesion ?? 'PLUS';
  const price = pricing.prices.find((item) => item.codeOptionAdhesion === codeOptionAdhesion)?.price;
  const monthly = request.termSelected === 'monthly';
  const base = monthly ? price?.monthly_price && price.monthly_price * paymentsPerYear : price?.yearly_price;
  const code = request.promoCode?.trim().toUpperCase();
  const promo = code ? (pricing.promoCodes[code] ?? ({ error: 'unknown' } as const)) : undefined;
  const { noMembreRecommande: referrer } = request;
  const errors = {
    ...(!base && { codeOptionAdhesion: 'unknown' }),
    ...(promo && 'error' in promo && { promoCode: promo.error }),
    ...(referrer && !pricing.referringMembers.includes(referrer) && { noMembreRecommande: 'unknown' }),
  };
  if (!base || Object.keys(errors).length > 0) return { errors };

  const lines: QuoteLine[] = [
    { kind: 'membership', amount: base, codeOptionAdhesion },
    ...(request.indOptionVR ? [{ kind: 'vrOption' as const, amount: pricing.vrOption }] : []),
    ...request.additionalMembers.flatMap(({ indOptionVR }, member) => [
      { kind: 'additionalMember' as const, amount: pricing.additionalMember, member },
      ...(indOptionVR ? [{ kind: 'vrOption' as const, amount: pricing.vrOption, member }] : []),
    ]),
  ];
  const full = sum(lines);
  if (promo && !('error' in promo)) {
    const amount = 'percent' in promo ? Math.round((full * promo.percent) / 100) : promo.amount;
    lines.push({ kind: 'promoCode', amount: -Math.min(amount, full) });
  }
  const discount = full - sum(lines);
  const isMember = request.flow === 'modify-my-membership' || request.flow === 'renewal';
  const maximum = Math.min(pricing.clubDollars, sum(lines));
  const spent = isMember ? Math.min(request.montantDollarsCAAUtilise ?? 0, maximum) : 0;
  if (spent > 0) lines.push({ kind: 'clubDollars', amount: -spent });

  const subTotal = sum(lines);
  const gst = Math.floor((subTotal * 5_000 + 50_000) / 100_000);
  const qst = Math.floor((subTotal * 9_975 + 50_000) / 100_000);
  const totalYear = subTotal + gst + qst;
  const totalMonth = monthly ? Math.floor(totalYear / paymentsPerYear) : 0;
  const firstPaymentAmount = totalYear - totalMonth * (paymentsPerYear - 1);
  const today = new Date();
  const amounts = monthly
    ? [firstPaymentAmount, ...Array.from({ length: paymentsPerYear - 1 }, () => totalMonth)]
    : [totalYear];
  const priceData = {
    subTotal,
    gst,
    qst,
    totalYear,
    totalMonth,
    firstPaymentAmount,
    discount,
    ...(isMember && { useCaaDollars: spent > 0, montantDollarsCAAUtilise: spent }),
  };
  const priced: Omit<Quote, 'id' | 'expiresAt'> = {
    flow: request.flow,
    codeOptionAdhesion,
    termSelected: request.termSelected,
    indOptionVR: request.indOptionVR,
    lines,
    priceData,
    payments:
      totalYear === 0 ? [] : amounts.map((amount, month) => ({ dueOn: inMonths(today, month), amount })),
    period: { from: inMonths(today, 0), to: inMonths(today, 12, -1) },
    ...(code && { promoCode: code }),
    ...(isMember && { clubDollars: { available: pricing.clubDollars, maximum } }),
  };
  const due = { lines, priceData, amounts, termSelected: request.termSelected, codeOptionAdhesion };
  const id = (await Promise.all([due, priced].map(digestOf))).join(previewSeparator);
  const expiresAt = new Date(today.getTime() + quoteMinutes * 60_000).toISOString();
  return { quote: { id, expiresAt, ...priced } };
}

async function digestOf(value: object): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function sum(lines: readonly QuoteLine[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}

function inMonths(date: Date, months: number, days = 0): string {
  const day = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate() + days);
  return new Date(day).toISOString().slice(0, 10);
}
