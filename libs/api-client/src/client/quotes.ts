import {
  createQuote as createQuoteCall,
  previewQuote as previewQuoteCall,
} from '../contract/common/calls.ts';
import type { QuoteAnswer, QuoteRequest } from '../contract/index.ts';
import { type ApiClientOptions, abortable, type CallError, call, postJson } from './call.ts';

export interface QuoteOptions extends ApiClientOptions {
  readonly signal?: AbortSignal | undefined;
}

/** The price of a checkout. An error names the field that cannot be priced. Never throws. */
export function createQuote(
  request: QuoteRequest,
  { signal, ...options }: QuoteOptions = {},
): Promise<QuoteAnswer | CallError> {
  return call<QuoteAnswer>(createQuoteCall.path, 'quote', options, {
    ...postJson(request),
    ...abortable({ ...options, signal }),
  });
}

/**
 * The price of a checkout, not stored. Its `id` is a digest of what the person sees, for `placeCheckout`. An error names
 * the field that cannot be priced. Never throws.
 */
export function previewQuote(
  request: QuoteRequest,
  options: ApiClientOptions = {},
): Promise<QuoteAnswer | CallError> {
  return call<QuoteAnswer>(previewQuoteCall.path, 'quote', options, postJson(request));
}
