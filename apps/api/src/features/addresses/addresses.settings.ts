import type { Environment, RateLimit } from '../../platform/config/environment.ts';

export interface AddressSettings {
  /** For addresses retrieved: each may be billed. */
  readonly rateLimit: RateLimit;
  /** For searches: one for each few characters that are typed. */
  readonly searchRateLimit: RateLimit;
  /** The address service to ask; without it the API knows the addresses of its own data set. */
  readonly canadaPost?: CanadaPostAccess | undefined;
}

/** Canada Post's AddressComplete, as a club's account has it. */
export interface CanadaPostAccess {
  /** The licence key: it is for this server alone, and reaches no answer and no log. */
  readonly key: string;
  /** What stands before `Find/v2.10/json3.ws`, with its closing slash. */
  readonly baseUrl: string;
}

const canadaPostUrl = 'https://ws1.postescanada-canadapost.ca/AddressComplete/Interactive/';

export function readAddressSettings(environment: Environment): AddressSettings {
  const baseUrl = (environment.serviceUrl('CANADA_POST_URL')?.href ?? canadaPostUrl).replace(/\/*$/, '/');
  const key = environment.text('CANADA_POST_KEY');
  // A secret is never repeated.
  if (key !== undefined && !/^[A-Z]{2}\d{2}(-[A-Z]{2}\d{2}){3}$/i.test(key)) {
    environment.problem('CANADA_POST_KEY must read AA11-AA11-AA11-AA11.');
  }
  return {
    rateLimit: environment.rateLimit('ADDRESS_RATE_LIMIT', { points: 60, seconds: 600 }),
    searchRateLimit: environment.rateLimit('ADDRESS_SEARCH_RATE_LIMIT', { points: 300, seconds: 60 }),
    canadaPost: key === undefined ? undefined : { key, baseUrl },
  };
}
