import type { Environment, RateLimit } from '@jalon/process';

/** An Elasticsearch or OpenSearch that holds the documents in place of PostgreSQL. */
export interface ElasticSettings {
  readonly url: string;
  /** The `Authorization` header of every call. */
  readonly authorization?: string | undefined;
  /** Indices are called `<prefix>-fr` and `<prefix>-en`. */
  readonly prefix: string;
}

export interface SearchSettings {
  /** Searches and autocomplete calls of one visitor. */
  readonly rateLimit: RateLimit;
  /** The origin of the site to index, unless the command names another. */
  readonly siteUrl: string;
  /** Undefined: PostgreSQL. */
  readonly elastic?: ElasticSettings | undefined;
}

export function readSearchSettings(environment: Environment): SearchSettings {
  return {
    rateLimit: environment.rateLimit('SEARCH_RATE_LIMIT', { points: 300, seconds: 60 }),
    siteUrl: readSiteUrl(environment),
    elastic: readElastic(environment),
  };
}

function readElastic(environment: Environment): ElasticSettings | undefined {
  const url = environment.serviceUrl('ELASTICSEARCH_URL');
  const authorization = environment.text('ELASTICSEARCH_AUTHORIZATION');
  const prefix = environment.text('ELASTICSEARCH_INDEX') ?? 'jalon';
  if (!/^[a-z0-9][a-z0-9_-]{0,99}$/.test(prefix)) {
    environment.problem('ELASTICSEARCH_INDEX takes small letters, digits, - and _.');
  }
  return url && { url: url.href.replace(/\/*$/, '/'), authorization, prefix };
}

function readSiteUrl(environment: Environment): string {
  const value = environment.text('SITE_URL');
  const standard = `http://localhost:${environment.text('PORT') ?? '3000'}`;
  if (value === undefined) return standard;
  const siteUrl = siteOrigin(value);
  if (!siteUrl) environment.problem('SITE_URL must be an origin such as https://www.example.org.');
  return siteUrl ?? standard;
}

/** The origin that a text is, if it is one. */
export function siteOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return isOrigin ? url.origin : undefined;
}
