import type { Environment, RateLimit } from '@jalon/process';

export interface CheckoutSettings {
  /** Of the times that one visitor saves a checkout. */
  readonly saveRateLimit: RateLimit;
  /** Of one visitor's requests for a link to go on elsewhere. */
  readonly linkRateLimit: RateLimit;
}

export function readCheckoutSettings(environment: Environment): CheckoutSettings {
  return {
    saveRateLimit: environment.rateLimit('CHECKOUT_RATE_LIMIT', { points: 120, seconds: 600 }),
    linkRateLimit: environment.rateLimit('RESUME_LINK_RATE_LIMIT', { points: 10, seconds: 3_600 }),
  };
}
