import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasTokenCookie } from '../../features/auth/session.ts';
import { CallRefused } from './errors.ts';

/** @throws CallRefused `foreign_origin` when a browser sent the request from the page of another site. */
export type OriginCheck = (request: FastifyRequest) => void;

/** Methods that change nothing. */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Keeps the pages of other sites from using a visitor's sign-in: a browser sends its cookies along whichever
 * page made it call. A write with the cookie of a sign-in must come from a page of our own or of
 * `allowedOrigins`; a caller that is no browser sends its token as a bearer's, without the cookie.
 * @returns the check for a route that is to be protected without the cookie, too: it lets a request
 * through that does not say where it comes from.
 */
export function registerOriginCheck(app: FastifyInstance, allowedOrigins: readonly string[]): OriginCheck {
  const isOurs = (origin: string, request: FastifyRequest) =>
    origin === ownOrigin(request) || allowedOrigins.includes(origin);

  app.addHook('onRequest', async (request) => {
    if (safeMethods.includes(request.method) || !hasTokenCookie(request)) return;
    const { origin, 'sec-fetch-site': site = '' } = request.headers;
    // Browsers without Origin on a request of their own page tell the same by Sec-Fetch-Site.
    const ours = origin === undefined ? isOwnSite(site) : isOurs(origin, request);
    if (!ours) throw new CallRefused('foreign_origin');
  });

  return (request) => {
    const { origin } = request.headers;
    if (origin !== undefined && !isOurs(origin, request)) throw new CallRefused('foreign_origin');
  };
}

/** Whether a page on this machine is served without TLS: there a browser keeps no cookie that is `Secure`. */
export function isOnThisMachine({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'http' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Where the visitor's browser sent the request to, as the trusted proxies tell it. */
function ownOrigin({ protocol, host }: FastifyRequest): string | undefined {
  // Of any other protocol the origin reads "null", as that of a page without one.
  return ['http', 'https'].includes(protocol) ? URL.parse(`${protocol}://${host}`)?.origin : undefined;
}

function isOwnSite(site: string | string[]): boolean {
  return site === 'same-origin' || site === 'none';
}
