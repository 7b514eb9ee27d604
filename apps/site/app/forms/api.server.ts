import type { ApiClientOptions } from '@jalon/api-client';
import type { SiteContext } from '../site-context.server.ts';

/** How the server calls the API for a visitor, whose address goes along. */
export function apiFor({ settings, visitorAddress }: SiteContext): ApiClientOptions {
  return {
    baseUrl: settings.apiUrl,
    ...(visitorAddress && { headers: { 'x-forwarded-for': visitorAddress } }),
  };
}
