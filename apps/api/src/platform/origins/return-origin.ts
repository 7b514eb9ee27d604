import type { FastifyRequest } from 'fastify';

/** The hosts whose pages call this API. */
export interface Hosts {
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The origins of other hosts. */
  readonly allowedOrigins: readonly string[];
}

/**
 * The origin of the page to which a `returnPath` belongs: that of another host if its browser or its server names it in
 * `Origin`, otherwise the site's.
 */
export function returnOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { siteUrl, allowedOrigins }: Hosts,
): string {
  return allowedOrigins.find((origin) => origin === headers.origin) ?? siteUrl;
}
