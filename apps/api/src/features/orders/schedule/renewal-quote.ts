import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Quote } from '@jalon/api-client/contract';
import { ApiError } from '../../../platform/server/errors.ts';
import { type PricingOptions, priceAutomaticRenewal } from '../../quotes/index.ts';
import type { Order } from '../settle/settle-attempt.ts';
import type { Renewal } from './renewal-consent.ts';

interface QuoteOptions {
  readonly pricing: PricingOptions;
}

/**
 * The lowest of three prices, because the notice is binding: the price of the day, the price by the list of the
 * notice’s day and, if the membership has not changed, the price in the notice.
 */
export async function cheaperQuote(
  options: QuoteOptions,
  renewal: Renewal,
  order: Order,
  today: string,
): Promise<Quote | undefined> {
  const price = (listedOn: string) => priceFor(options, renewal, { order, paidOn: today, listedOn });
  const [now, relisted] = [await price(today), await price(renewal.listedOn ?? today)];
  const { quote: notice } = renewal;
  const isSame = notice && relisted && isDeepStrictEqual(soldIn(notice), soldIn(relisted));
  return [now, relisted, isSame ? notice : undefined]
    .filter((quote) => quote !== undefined)
    .toSorted((one, other) => one.priceData.totalYear - other.priceData.totalYear)[0];
}

/** The items of a quote, without deductions. */
const soldIn = ({ lines }: Quote) => lines.filter(({ amount }) => amount > 0);

/** A quote for the next year; undefined when the membership can't be bought unchanged. */
export async function priceFor(
  { pricing }: QuoteOptions,
  { memberNumber, expiresOn }: Renewal,
  { order, paidOn, listedOn }: { readonly order: Order; readonly paidOn: string; readonly listedOn: string },
): Promise<Quote | undefined> {
  const { termSelected } = order.quote;
  try {
    const asked = { memberNumber, termSelected, expiresOn, paidOn, listedOn };
    const priced = await priceAutomaticRenewal(pricing, asked);
    return { id: randomUUID(), expiresAt: new Date().toISOString(), ...priced };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_fields') return undefined;
    throw error;
  }
}
