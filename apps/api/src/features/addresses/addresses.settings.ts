import type { Environment } from '@jalon/process';
import { type RateLimit, readRateLimit } from '../../platform/rate-limit/rate-limit.settings.ts';

export interface AddressSettings {
  /** The limit for retrieved addresses; each one may be billed. */
  readonly rateLimit: RateLimit;
  /** The limit for searches; typing a few characters sends one. */
  readonly searchRateLimit: RateLimit;
  /** The address service; without it the API uses its own data set. */
  readonly canadaPost?: CanadaPostAccess | undefined;
}

/** Access to Canada Post's AddressComplete. */
export interface CanadaPostAccess {
  /** The licence key. Secret: never in answers or logs. */
  readonly key: string;
  /** The base of `Find/v2.10/json3.ws`, with a trailing slash. */
  readonly baseUrl: string;
}

const canadaPostUrl = 'https://ws1.postescanada-canadapost.ca/AddressComplete/Interactive/';

export function readAddressSettings(environment: Environment): AddressSettings {
  const baseUrl = (environment.serviceUrl('CANADA_POST_URL')?.href ?? canadaPostUrl).replace(/\/*$/, '/');
  const key = environment.text('CANADA_POST_KEY');
  // Messages never repeat secrets.
  if (key !== undefined && !/^[A-Z]{2}\d{2}(-[A-Z]{2}\d{2}){3}$/i.test(key)) {
    environment.problem('CANADA_POST_KEY must read AA11-AA11-AA11-AA11.');
  }
  return {
    rateLimit: readRateLimit(environment, 'addresses'),
    searchRateLimit: readRateLimit(environment, 'address-searches'),
    canadaPost: key === undefined ? undefined : { key, baseUrl },
  };
}
