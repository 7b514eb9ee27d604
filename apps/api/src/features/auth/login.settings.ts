import type { Environment, RateLimit } from '../../platform/config/environment.ts';

export interface LoginSettings {
  /** For tries to sign in from one place, whatever the username. */
  readonly rateLimit: RateLimit;
  /** How long a sign-in lasts. */
  readonly sessionSeconds: number;
}

export function readLoginSettings(environment: Environment): LoginSettings {
  return {
    rateLimit: environment.rateLimit('LOGIN_RATE_LIMIT', { points: 30, seconds: 600 }),
    sessionSeconds: environment.integer('SESSION_MINUTES', 120, 1, 1440) * 60,
  };
}
