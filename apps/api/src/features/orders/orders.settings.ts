import type { Environment, RateLimit } from '@jalon/process';

export interface OrderSettings {
  /** Of one visitor’s orders, and of calls about gifts. */
  readonly rateLimit: RateLimit;
  /** Of one visitor’s questions about attempts: a page asks while a payment is open. */
  readonly attemptRateLimit: RateLimit;
  /** Days after which the personal data of an order is deleted. */
  readonly keepDays: number;
}

export function readOrderSettings(environment: Environment): OrderSettings {
  return {
    rateLimit: environment.rateLimit('ORDER_RATE_LIMIT', { points: 30, seconds: 600 }),
    attemptRateLimit: environment.rateLimit('ORDER_ATTEMPT_RATE_LIMIT', { points: 600, seconds: 600 }),
    // Books are kept for six years after the year that they are about (Revenu Québec).
    keepDays: environment.integer('ORDER_KEEP_DAYS', 2_557, 30, 36_500),
  };
}
