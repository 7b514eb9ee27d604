import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { RateLimit } from '@jalon/process';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import { ApiError } from '../server/errors.ts';

export interface CounterOptions extends RateLimit {
  /** The name of the counted calls, in the plural; each name has its own counters. */
  readonly counted: string;
}

export interface RateLimiterOptions extends CounterOptions {
  readonly database: Database;
  /** Key of the hashes of visitors' addresses. */
  readonly secret: string;
}

/** Throws {@link ApiError} `too_many` when a visitor made too many calls. */
type CheckRate = (request: FastifyRequest) => Promise<void>;

/** A counter for any key, in the database, for every process that shares it. */
export function createCounter({ pool }: Database, { counted, points, seconds }: CounterOptions) {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: counted,
    points,
    duration: seconds,
  });
}

/** The value of a counter after a call was added. */
interface Counter {
  readonly points: number;
  /** Milliseconds since 1970. */
  readonly expire: number;
}

const addToCounters = `
  INSERT INTO rate_limits AS counter (key, points, expire)
  SELECT key, points, $3 FROM unnest($1::text[], $2::int[]) AS added (key, points)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN counter.expire <= $4 THEN 0 ELSE counter.points END + excluded.points,
    expire = CASE WHEN counter.expire <= $4 THEN excluded.expire ELSE counter.expire END
  RETURNING key, points, expire`;

/** Adds a point for each key, repeated keys included; returns the counter of each call. */
async function addCalls(pool: Pool, keys: readonly string[], duration: number): Promise<Counter[]> {
  const added = new Map<string, number>();
  // Sorted, so that two processes can't deadlock.
  for (const key of keys.toSorted()) added.set(key, (added.get(key) ?? 0) + 1);
  const now = Date.now();
  const { rows } = await pool.query<{ key: string; points: number; expire: string }>({
    name: 'add to rate limits',
    text: addToCounters,
    values: [[...added.keys()], [...added.values()], now + duration, now],
  });
  const counters = new Map(
    rows.map(({ key, points, expire }) => [
      key,
      { points: points - (added.get(key) ?? 0), expire: Number(expire) },
    ]),
  );
  return keys.map((key) => {
    const { points = 0, expire = 0 } = counters.get(key) ?? {};
    const counter = { points: points + 1, expire };
    counters.set(key, counter);
    return counter;
  });
}

/**
 * Counts a visitor's calls in the database, for every process that shares it. Calls that arrive together are
 * counted by one statement, which the library's own limiter can't do.
 */
export function rateLimiter({ database, secret, counted, points, seconds }: RateLimiterOptions): CheckRate {
  const addCall = inBatches((keys: readonly string[]) => addCalls(database.pool, keys, seconds * 1000));
  // Visitors over the limit are refused without a query.
  const blocked = new RateLimiterMemory({ points: 1, duration: seconds });
  return async function checkRate(request) {
    const key = `${counted}:${visitorKey(request, secret)}`;
    const block = await blocked.get(key);
    if (block) throw tooMany(block.msBeforeNext);
    const counter = await addCall(key);
    if (counter.points <= points) return;
    // At least one millisecond: 0 would block forever.
    const wait = Math.max(1, counter.expire - Date.now());
    await blocked.block(key, wait / 1000);
    throw tooMany(wait);
  };
}

/**
 * Counts a visitor's calls in this process only: for calls that cost only processor time and are answered
 * even while the database is unavailable.
 */
export function processRateLimiter({
  secret,
  points,
  seconds,
}: RateLimit & Pick<RateLimiterOptions, 'secret'>): CheckRate {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async function checkRate(request) {
    try {
      await limiter.consume(visitorKey(request, secret));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw tooMany(reason.msBeforeNext);
    }
  };
}

/** The error for a visitor who must wait this many milliseconds. */
export function tooMany(milliseconds: number): ApiError {
  return new ApiError('too_many', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });
}

/** The sender of a request. */
export interface Visitor {
  /** According to the trusted proxies. */
  readonly ip: string;
  readonly socket: { readonly remoteAddress?: string };
}

/**
 * Identifies a visitor by a keyed hash of the address; the key is not in the database. Of an IPv6 address
 * the first 64 bits are used: a household or a phone has its own.
 */
export function visitorKey({ ip, socket }: Visitor, secret: string): string {
  // A proxy may pass on values that are not addresses.
  const address = isIP(ip) ? ip : (socket.remoteAddress ?? '');
  return createHmac('sha256', secret).update(network(address)).digest('base64url');
}

/** An address without the part that changes within one household or phone. */
export function network(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  // The URL parser gives the canonical form of an address.
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':');
}
