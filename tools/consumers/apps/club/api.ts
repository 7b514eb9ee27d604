import type { ApiClientOptions } from '@jalon/api-client';

export const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** The API, for a request. It limits the calls of each visitor by the forwarded address. */
export function apiFor({ headers }: Request): ApiClientOptions {
  return { baseUrl: apiUrl, headers: { 'x-forwarded-for': headers.get('x-forwarded-for') ?? '' } };
}
