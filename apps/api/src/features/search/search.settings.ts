import type { Environment, RateLimit } from '../../platform/config/environment.ts';

export interface SearchSettings {
  /** For searches and suggestions together. */
  readonly rateLimit: RateLimit;
  /** The origin of the site whose pages are indexed, unless the command names another. */
  readonly siteUrl: string;
}

export function readSearchSettings(environment: Environment): SearchSettings {
  return {
    rateLimit: environment.rateLimit('SEARCH_RATE_LIMIT', { points: 300, seconds: 60 }),
    siteUrl: readSiteUrl(environment),
  };
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
