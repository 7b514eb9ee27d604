import type { Environment } from '@jalon/process';
import { type RateLimit, readRateLimit } from '../../platform/rate-limit/rate-limit.settings.ts';
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
    rateLimit: readRateLimit(environment, 'quotes'),
    rules: readCheckoutRules(environment, options),
  };
}
