import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'protocol' | 'host'>;

/**
 * The origin that the visitor's browser requested. Behind a proxy that is not trusted, only `siteUrl` has it. A `Host`
 * header may be invalid.
 */
export function visitedOrigin({ protocol, host }: Asked, siteUrl?: string): URL {
  return URL.parse(siteUrl ?? `${protocol}://${host}`) ?? new URL('http://localhost');
}

/** The forwarding headers for the API: the visitor's address and the origin of the page. */
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
