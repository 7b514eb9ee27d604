import type { ApiClientOptions } from '@jalon/api-client';
import type { SiteContext } from './site-context.server.ts';

/** The options of an API call on behalf of a visitor: the address, the forwarding headers, the access token if any. */
export function apiFor({ settings, visitor }: SiteContext, token?: string): ApiClientOptions {
  return {
    baseUrl: settings.apiUrl,
    headers: { ...visitor, ...(token && { authorization: `Bearer ${token}` }) },
  };
}
