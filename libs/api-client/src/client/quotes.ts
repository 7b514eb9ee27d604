import { createQuote as createQuoteCall } from '../contract/common/calls.ts';
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
