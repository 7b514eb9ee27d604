import type { Environment } from '@jalon/process';
import { type RateLimit, readRateLimit } from '../../platform/rate-limit/rate-limit.settings.ts';

export interface AuthSettings {
  /** Limit of one visitor's attempts to sign in, for all usernames. */
  readonly rateLimit: RateLimit;
  /** Limit of one visitor's requests for a link that sets a new password. */
  readonly linkRateLimit: RateLimit;
  /** How long an access token is valid. */
  readonly sessionSeconds: number;
  /** How long a session may go without a request. */
  readonly sessionIdleSeconds: number;
}

export function readAuthSettings(environment: Environment): AuthSettings {
  return {
    rateLimit: readRateLimit(environment, 'sign-ins'),
    linkRateLimit: readRateLimit(environment, 'password-links'),
    sessionSeconds: environment.integer('SESSION_MINUTES', 120, 1, 1440) * 60,
    sessionIdleSeconds: environment.integer('SESSION_IDLE_MINUTES', 60, 10, 1440) * 60,
  };
}
