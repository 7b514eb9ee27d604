import type { Environment, RateLimit } from '@jalon/process';

export interface CheckoutSettings {
  /** Saves of checkouts by one visitor. */
  readonly saveRateLimit: RateLimit;
  /** Requests of one visitor for a link to another device. */
  readonly linkRateLimit: RateLimit;
}

export function readCheckoutSettings(environment: Environment): CheckoutSettings {
  return {
    saveRateLimit: environment.rateLimit('CHECKOUT_RATE_LIMIT', { points: 120, seconds: 600 }),
    linkRateLimit: environment.rateLimit('RESUME_LINK_RATE_LIMIT', { points: 10, seconds: 3_600 }),
  };
}
