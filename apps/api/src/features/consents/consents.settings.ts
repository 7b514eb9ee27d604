import type { Environment } from '@jalon/process';
import { type RateLimit, readRateLimit } from '../../platform/rate-limit/rate-limit.settings.ts';

export interface ConsentSettings {
  /** The limit for recorded choices, per visitor. */
  readonly rateLimit: RateLimit;
  /** How long a proof is kept. */
  readonly keepDays: number;
}

/** Three years: as long as a civil claim can be made in Québec (Civil Code, art. 2925). */
const standardKeepDays = 1096;

export function readConsentSettings(environment: Environment): ConsentSettings {
  return {
    rateLimit: readRateLimit(environment, 'consents'),
    keepDays: environment.integer('CONSENT_KEEP_DAYS', standardKeepDays, 1, 36_500),
  };
}
