import type { Environment } from '@jalon/process';
import { type RateLimit, readRateLimit } from '../../platform/rate-limit/rate-limit.settings.ts';
import { type ElasticSettings, readElasticSettings } from './elastic/elastic.settings.ts';

export interface SearchSettings {
  /** The limit for searches and autocomplete calls, per visitor. */
  readonly rateLimit: RateLimit;
  /** The origin of the site to index, unless the command names another. */
  readonly siteUrl: string;
  /** Default: search in PostgreSQL. */
  readonly elastic?: ElasticSettings | undefined;
}

export function readSearchSettings(environment: Environment): SearchSettings {
  return {
    rateLimit: readRateLimit(environment, 'searches'),
    siteUrl: environment.origin('SITE_URL') ?? `http://localhost:${environment.text('PORT') ?? '3000'}`,
    elastic: readElasticSettings(environment),
  };
}
