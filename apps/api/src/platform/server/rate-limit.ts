import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import {
  type IRateLimiterPostgresOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RateLimit } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import { CallRefused } from './errors.ts';

export interface CounterOptions extends RateLimit {
  /** What is counted, in the plural; each has its own count. */
  readonly counted: string;
}

export interface RateLimiterOptions extends CounterOptions {
  readonly database: Database;
  /** Keys the hashes of visitors' addresses. */
  readonly secret: string;
}

/** Throws {@link CallRefused} when there were too many calls of a visitor. */
type CheckRate = (request: FastifyRequest) => Promise<void>;

/** Counts by any key, in the database, for every process that shares it. */
export function createCounter({ pool }: Database, options: CounterOptions): RateLimiterPostgres {
  return new RateLimiterPostgres(storedBy(pool, options));
}

function storedBy(pool: Pool, { counted, points, seconds }: CounterOptions): IRateLimiterPostgresOptions {
  return {
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: counted,
    points,
    duration: seconds,
  };
}

/** What a counter holds after a call was added. */
interface Counter {
  readonly points: number;
  /** Milliseconds since 1970. */
  readonly expire: number;
}

/** The limiter of the library, whose calls go to the database together when there are many. */
class BatchedLimiter extends RateLimiterPostgres {
  readonly #add: (key: string) => Promise<Counter>;

  constructor({ pool }: Database, options: CounterOptions) {
    super({
      ...storedBy(pool, options),
      // Who was refused is refused again without a question to the database.
      inMemoryBlockOnConsumed: options.points + 1,
    });
    this.#add = inBatches((keys) => addCalls(pool, keys, options.seconds * 1000));
  }

  /** The library's way to the store. `consume`, which is all that we use, adds one point. */
  async _upsert(key: string): Promise<{ rows: readonly Counter[] }> {
    return { rows: [await this.#add(key)] };
  }
}

const addToCounters = `
  INSERT INTO rate_limits AS counter (key, points, expire)
  SELECT key, points, $3 FROM unnest($1::text[], $2::int[]) AS added (key, points)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN counter.expire <= $4 THEN 0 ELSE counter.points END + excluded.points,
    expire = CASE WHEN counter.expire <= $4 THEN excluded.expire ELSE counter.expire END
  RETURNING key, points, expire`;

/** Adds a point to each key, several to one that is there several times; gives what each call made of its counter. */
async function addCalls(pool: Pool, keys: readonly string[], duration: number): Promise<Counter[]> {
  const added = new Map<string, number>();
  // In one order, so that two processes never wait for each other.
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

/** Counts a visitor's calls in the database, for every process that shares it. */
export function rateLimiter({ database, secret, ...options }: RateLimiterOptions): CheckRate {
  return checkBy(new BatchedLimiter(database, options), secret);
}

/**
 * Counts a visitor's calls in this process alone: of what costs nothing but its time, and is to be answered
 * while the database is away.
 */
export function processRateLimiter({
  secret,
  points,
  seconds,
}: RateLimit & Pick<RateLimiterOptions, 'secret'>): CheckRate {
  return checkBy(new RateLimiterMemory({ points, duration: seconds }), secret);
}

function checkBy(limiter: RateLimiterAbstract, secret: string): CheckRate {
  return async function checkRate(request) {
    try {
      await limiter.consume(visitorKey(request, secret));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw tooMany(reason.msBeforeNext);
    }
  };
}

/** The refusal of who is to wait so many milliseconds. */
export function tooMany(milliseconds: number): CallRefused {
  return new CallRefused('too_many', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });
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
