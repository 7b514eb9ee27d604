import type { Settings } from '../../server/settings.ts';

/** The origin of the addresses that leave the site: canonical links, `sitemap.xml`. */
export function originOf({ siteUrl }: Settings, request: Request): string {
  return siteUrl ?? new URL(request.url).origin;
}
