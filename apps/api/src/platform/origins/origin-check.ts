import { readCookie } from '@jalon/host';
import { isFromOtherSite } from '@jalon/process';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../server/errors.ts';

/** @throws ApiError `foreign_origin` when a browser sent the request from another site's page. */
export type OriginCheck = (request: FastifyRequest) => void;

/** Methods without side effects. */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Prevents cross-site request forgery: a write that carries `sessionCookie` must come from a page of the API's
 * own origin or of `allowedOrigins`. Callers that are not browsers send a bearer token instead.
 * @returns a check for routes that need protection even without the cookie. It accepts requests without
 * information about their origin.
 */
export function registerOriginCheck(
  app: FastifyInstance,
  { allowedOrigins, sessionCookie }: { allowedOrigins: readonly string[]; sessionCookie: string },
): OriginCheck {
  const isForeign = (request: FastifyRequest) =>
    isFromOtherSite(request, [ownOrigin(request), ...allowedOrigins]);

  app.addHook('onRequest', async (request) => {
    if (
      safeMethods.includes(request.method) ||
      readCookie(request.headers.cookie, sessionCookie) === undefined
    )
      return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    // Browsers send at least one of them.
    const unknown = origin === undefined && site === undefined;
    if (unknown || isForeign(request)) throw new ApiError('foreign_origin');
  });

  return (request) => {
    if (isForeign(request)) throw new ApiError('foreign_origin');
  };
}

/** Whether the site is served from this machine without TLS: browsers drop `Secure` cookies there. */
export function isOnThisMachine({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'http' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** The origin that the browser called, according to the trusted proxies. */
function ownOrigin({ protocol, host }: FastifyRequest): string | undefined {
  // Other protocols have the origin "null", like sandboxed pages.
  return ['http', 'https'].includes(protocol) ? URL.parse(`${protocol}://${host}`)?.origin : undefined;
}
