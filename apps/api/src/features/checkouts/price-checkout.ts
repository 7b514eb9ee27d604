import { type QuoteRequest, quoteRequest, type SavedCheckout } from '@jalon/api-client/contract';
import { ApiError } from '../../platform/server/errors.ts';
import { readBody } from '../../platform/server/read-body.ts';
import { memberFlows, type PricedRequest, type PricingOptions, priceRequest } from '../quotes/index.ts';
import { quoteRequestIn } from './checkout-answers.ts';

export type CheckoutPrice =
  | {
      readonly kind: 'priced';
      readonly request: QuoteRequest;
      readonly priced: PricedRequest;
      /** The member whose membership is priced. */
      readonly memberNumber: string | undefined;
    }
  /** The errors by their names in `previewQuote`. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  /** No type is chosen yet. */
  | { readonly kind: 'unpriced' };

/**
 * The price of a checkout's answers. `signedIn` is the number of the signed-in member.
 * @throws ApiError as `priceRequest`, except `invalid_fields`; `unauthenticated` in a flow of members without a session
 */
export async function priceCheckout(
  pricing: PricingOptions,
  checkout: SavedCheckout,
  signedIn: string | undefined,
): Promise<CheckoutPrice> {
  const asked = quoteRequestIn(checkout);
  if (!asked) return { kind: 'unpriced' };
  const isOfMember = memberFlows.includes(checkout.flow);
  if (isOfMember && signedIn === undefined) throw new ApiError('unauthenticated');
  const memberNumber = isOfMember ? signedIn : undefined;
  try {
    const request = readBody(quoteRequest, asked);
    const priced = await priceRequest(pricing, request, memberNumber);
    return { kind: 'priced', request, priced, memberNumber };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid_fields') throw error;
    return { kind: 'refused', errors: error.errors ?? {} };
  }
}
