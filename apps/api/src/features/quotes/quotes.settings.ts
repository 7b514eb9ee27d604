import type { Environment, RateLimit } from '@jalon/process';
import { type CheckoutRules, readCheckoutRules } from './checkout-rules.ts';

export interface QuoteSettings {
  /** The limit per visitor. Each choice in a checkout requests a quote; a quote reveals if a member number exists. */
  readonly rateLimit: RateLimit;
  readonly rules: CheckoutRules;
}

export function readQuoteSettings(
  environment: Environment,
  options: { readonly root: string; readonly demonstration: boolean },
): QuoteSettings {
  return {
    rateLimit: environment.rateLimit('QUOTE_RATE_LIMIT', { points: 120, seconds: 600 }),
    rules: readCheckoutRules(environment, options),
  };
}
