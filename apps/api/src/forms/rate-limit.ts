import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { CallRefused } from '../server/errors.ts';

/**
 * Counts a visitor's submissions in the database, for every process that shares it.
 * @returns the check; it throws {@link CallRefused} when the visitor sent too many.
 */
export function rateLimiter(database: Database, { points, seconds }: RateLimit, secret: string) {
  const limiter = new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'submissions',
    points,
    duration: seconds,
  });

  return async function checkRate(request: FastifyRequest): Promise<void> {
    try {
      await limiter.consume(visitorKey(request, secret));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new CallRefused('too_many', { retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) });
    }
  };
}

/** Where a request came from. */
export interface Visitor {
  /** As the trusted proxies tell it. */
  readonly ip: string;
  readonly socket: { readonly remoteAddress?: string };
}

/**
 * Tells visitors apart without their address: a keyed hash, whose key is not in the database. Of IPv6
 * the first 64 bits count, which is what a household or a phone has to itself.
 */
export function visitorKey({ ip, socket }: Visitor, secret: string): string {
  // A proxy may pass on whatever it was told.
  const address = isIP(ip) ? ip : (socket.remoteAddress ?? '');
  return createHmac('sha256', secret).update(network(address)).digest('base64url');
}

/** An address without the part that changes within one household. */
export function network(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  // The URL parser writes an address in its one canonical form.
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':');
}
