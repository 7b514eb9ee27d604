import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { ApiError } from '../server/errors.ts';
import type { RateLimit } from './rate-limit.settings.ts';

export interface CounterOptions extends RateLimit {
  /** The name of the counted calls, in the plural; each name has its own counters. */
  readonly counted: string;
}

export interface RateLimiterOptions extends CounterOptions {
  readonly database: Database;
  /** Key of the hashes of visitors' addresses. */
  readonly secret: string;
}

/** Throws {@link ApiError} `too_many` when a visitor made too many calls. Used as a hook, it takes the request. */
export type CheckRate = (visitor: Visitor) => Promise<void>;

/**
 * A counter for any key, in the database, for every process that shares it. With `isFinal` nothing takes points back before the
 * period ends, so that a key over the limit is refused without a query.
 */
export function createCounter(
  { pool }: Database,
  { counted, points, seconds, isFinal = false }: CounterOptions & { readonly isFinal?: boolean },
) {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: counted,
    points,
    duration: seconds,
    ...(isFinal && { inMemoryBlockOnConsumed: points + 1 }),
  });
}

/** Refuses what has this key when it was counted too often, in any process that shares the database. Keys are stored as hashes. */
export function keyLimiter({
  database,
  secret,
  ...limit
}: RateLimiterOptions): (key: string) => Promise<void> {
  const counter = createCounter(database, limit);
  return (key) => refusing(() => counter.consume(keyOf(key, secret)));
}

/** Counts a visitor's calls in the database, for every process that shares it. */
export function rateLimiter({ database, secret, ...limit }: RateLimiterOptions): CheckRate {
  const counted = `${limit.counted} of a site`;
  return checkWith(
    {
      household: createCounter(database, { ...limit, isFinal: true }),
      site: createCounter(database, {
        ...limit,
        counted,
        points: limit.points * householdsOfSite,
        isFinal: true,
      }),
    },
    secret,
  );
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
  const household = new RateLimiterMemory({ points, duration: seconds });
  const site = new RateLimiterMemory({ points: points * householdsOfSite, duration: seconds });
  return checkWith({ household, site }, secret);
}

/**
 * The limit of an IPv6 site (/48), as a multiple of a visitor's limit. A provider may give one customer a whole site, which has
 * 65,536 networks of visitors (/64).
 */
const householdsOfSite = 10;

interface Limiters {
  readonly household: RateLimiterAbstract;
  readonly site: RateLimiterAbstract;
}

function checkWith({ household, site }: Limiters, secret: string): CheckRate {
  return async function checkRate(visitor) {
    const address = addressOf(visitor);
    await refusing(async () => {
      await household.consume(keyOf(network(address), secret));
      if (network(address).includes(':')) await site.consume(keyOf(network(address, siteParts), secret));
    });
  };
}

/** @throws ApiError `too_many` when a counter refuses */
async function refusing(count: () => Promise<unknown>): Promise<void> {
  try {
    await count();
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw tooMany(reason.msBeforeNext);
  }
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
export function visitorKey(visitor: Visitor, secret: string): string {
  return keyOf(network(addressOf(visitor)), secret);
}

const keyOf = (name: string, secret: string) => createHmac('sha256', secret).update(name).digest('base64url');

function addressOf({ ip, socket }: Visitor): string {
  // A proxy may pass on values that are not addresses.
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}

/** How many groups of 16 bits identify the network of a household or phone (/64), and a site (/48). */
const householdParts = 4;
const siteParts = 3;

/** The first groups of an IPv6 address; any other address is returned as it is. */
export function network(address: string, parts = householdParts): string {
  if (isIP(address) !== 6) return address;
  // An IPv4 address that is written as IPv6 is returned as IPv4.
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return parsed.parts
    .slice(0, parts)
    .map((part) => part.toString(16))
    .join(':');
}
