import type { Settings } from '../../server/settings.ts';

/** The origin of the addresses that leave the site: canonical links, `sitemap.xml`. */
export function originOf({ siteUrl }: Settings, request: Request): string {
  return siteUrl ?? new URL(request.url).origin;
}

/** How long a file that names the origin may be kept: without `SITE_URL` it holds what one request said. */
export function cacheControlOf({ siteUrl }: Settings): string {
  return siteUrl ? 'public, max-age=3600' : 'private, no-cache';
}
