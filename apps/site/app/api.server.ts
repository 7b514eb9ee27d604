import type { ApiClientOptions } from '@jalon/api-client';
import type { SiteContext } from './site-context.server.ts';

/** How the server calls the API for a visitor, who may have an access token; the visitor's address goes along. */
export function apiFor({ settings, visitor }: SiteContext, token?: string): ApiClientOptions {
  return {
    baseUrl: settings.apiUrl,
    headers: { ...visitor, ...(token && { authorization: `Bearer ${token}` }) },
  };
}
