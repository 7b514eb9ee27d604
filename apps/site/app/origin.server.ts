import type { Settings } from './settings/settings.ts';

/** The origin of absolute addresses: canonical links, `sitemap.xml`. */
export function originOf({ siteUrl }: Settings, request: Request): string {
  return siteUrl ?? new URL(request.url).origin;
}

/** The caching of a file with absolute addresses. Without `SITE_URL` their origin comes from one request. */
export function cacheControlOf({ siteUrl }: Settings): string {
  return siteUrl ? 'public, max-age=3600' : 'private, no-cache';
}
