import type { Environment, RateLimit } from '@jalon/process';

export interface CheckoutSettings {
  /** The limit for saving checkouts, per visitor. */
  readonly saveRateLimit: RateLimit;
  /** The limit for creating hosted pages of the gateway, per visitor. */
  readonly pageRateLimit: RateLimit;
  /** The limit for links to continue on another device, per visitor. */
  readonly linkRateLimit: RateLimit;
}

export function readCheckoutSettings(environment: Environment): CheckoutSettings {
  return {
    saveRateLimit: environment.rateLimit('CHECKOUT_RATE_LIMIT', { points: 120, seconds: 600 }),
    pageRateLimit: environment.rateLimit('PAYMENT_RATE_LIMIT', { points: 30, seconds: 600 }),
    linkRateLimit: environment.rateLimit('RESUME_LINK_RATE_LIMIT', { points: 10, seconds: 3_600 }),
  };
}
