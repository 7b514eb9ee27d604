import type { Environment } from '@jalon/process';
import { type RateLimit, readRateLimit } from '../../platform/rate-limit/rate-limit.settings.ts';

export interface OrderSettings {
  /** The limit for orders and for requests about gifts, per visitor. */
  readonly rateLimit: RateLimit;
  /** The limit for reading attempts, per visitor: a page polls while a payment is open. */
  readonly attemptRateLimit: RateLimit;
  /** Days after which the personal data of an order is deleted. */
  readonly keepDays: number;
  /** Days after which a gift that was not accepted ends, and its personal data is deleted; not before `keepDays`. */
  readonly giftKeepDays: number;
}

export function readOrderSettings(environment: Environment): OrderSettings {
  return {
    rateLimit: readRateLimit(environment, 'orders'),
    attemptRateLimit: readRateLimit(environment, 'payment-states'),
    // Accounting records must be kept for six years after their fiscal year (Revenu Québec).
    keepDays: environment.integer('ORDER_KEEP_DAYS', 2_557, 30, 36_500),
    // A claim to what was paid for ends after three years (Civil Code, art. 2925).
    giftKeepDays: environment.integer('GIFT_KEEP_DAYS', 2_557, 1_096, 36_500),
  };
}
