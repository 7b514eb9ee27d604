import type { Environment } from '@jalon/process';
import { type RateLimit, readRateLimit } from '../../platform/rate-limit/rate-limit.settings.ts';

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
    saveRateLimit: readRateLimit(environment, 'checkouts'),
    pageRateLimit: readRateLimit(environment, 'payment-pages'),
    linkRateLimit: readRateLimit(environment, 'resume-links'),
  };
}
