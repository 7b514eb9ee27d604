import type { Environment, RateLimit } from '@jalon/process';
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
    rateLimit: environment.rateLimit('SEARCH_RATE_LIMIT', { points: 300, seconds: 60 }),
    siteUrl: environment.origin('SITE_URL') ?? `http://localhost:${environment.text('PORT') ?? '3000'}`,
    elastic: readElasticSettings(environment),
  };
}
