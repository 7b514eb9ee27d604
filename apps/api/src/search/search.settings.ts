import type { Environment } from '../config/environment.ts';

export interface SearchSettings {
  /** The origin of the site whose pages are indexed, unless the command names another. */
  readonly siteUrl: string;
}

export function readSearchSettings(environment: Environment): SearchSettings {
  const value = environment.text('SITE_URL');
  const standard = `http://localhost:${environment.text('PORT') ?? '3000'}`;
  if (value === undefined) return { siteUrl: standard };
  const siteUrl = siteOrigin(value);
  if (!siteUrl) environment.problem('SITE_URL must be an origin such as https://www.example.org.');
  return { siteUrl: siteUrl ?? standard };
}

/** The origin that a text is, if it is one. */
export function siteOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return isOrigin ? url.origin : undefined;
}
