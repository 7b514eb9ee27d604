import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'protocol' | 'host'>;

/**
 * The origin that the visitor's browser requested; undefined if the `Host` header is malformed. Behind a proxy that
 * is not trusted, only `siteUrl` gives it.
 */
export function visitedOrigin({ protocol, host }: Asked, siteUrl?: string): URL | undefined {
  // HTTP/1.0 requests may have no `Host`.
  const url = URL.parse(siteUrl ?? `${protocol}://${host || 'localhost'}`);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url : undefined;
}

/** The forwarding headers for the API: the visitor's address and the origin of the page. */
export function visitorHeaders({ ip }: Pick<FastifyRequest, 'ip'>, origin: URL): Record<string, string> {
  return {
    'x-forwarded-for': ip,
    'x-forwarded-host': origin.host,
    'x-forwarded-proto': origin.protocol.slice(0, -1),
  };
}
