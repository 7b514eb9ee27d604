import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'protocol' | 'host'>;

/**
 * The origin that the visitor's browser asked: only `siteUrl` knows it behind a proxy that is not trusted.
 * A header may name a host that is none.
 */
export function visitedOrigin({ protocol, host }: Asked, siteUrl?: string): URL {
  return URL.parse(siteUrl ?? `${protocol}://${host}`) ?? new URL('http://localhost');
}

/** The headers that tell the API who asked, and from a page of which origin. */
export function visitorHeaders(
  request: Asked & Pick<FastifyRequest, 'ip'>,
  siteUrl?: string,
): Record<string, string> {
  const { host, protocol } = visitedOrigin(request, siteUrl);
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  };
}
