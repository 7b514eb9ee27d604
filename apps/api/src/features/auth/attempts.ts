import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/database/database.ts';
import { createCounter, tooMany, type Visitor, visitorKey } from '../../platform/rate-limit/rate-limit.ts';

/** Failures that cause no wait: of one visitor for one account, and of all visitors for one account. */
const freeByVisitor = 5;
const freeByAll = 50;
/** Seconds to wait after the first failure above that; each further failure doubles it, up to the maximum. */
const firstWait = 10;
const longestWait = 15 * 60;
/** Seconds for which failures count, starting with the first one. */
const failureMemory = 24 * 3600;
/** Seconds for which a visitor who signed in is known. */
const visitorMemory = 30 * 24 * 3600;

export interface AttemptOptions {
  readonly database: Database;
  /** Key of the hashes of usernames and visitors' addresses. */
  readonly secret: string;
}

/**
 * Runs one attempt to sign in; `verify` returns undefined when the credentials are wrong. The attempt is counted
 * before it is verified, so that parallel attempts can't bypass the limit.
 * @throws ApiError `too_many`, with the seconds to wait, 15 minutes at most; or what `verify` throws, and then the
 * attempt does not count as a failure.
 */
export type LimitAttempts = <Found>(
  username: string,
  visitor: Visitor,
  verify: () => Promise<Found | undefined>,
) => Promise<Found | undefined>;

/**
 * Limits attempts to sign in; counted in the database, for every process that shares it. Accounts that do not
 * exist are counted too. After too many failures the next attempt must wait, longer each time: after a few
 * failures of one visitor for one account, or many of all visitors for one account. The latter limit does not
 * apply to anyone who recently signed in from the same address, so that strangers can't lock a member out.
 */
export function limitAttempts({ database, secret }: AttemptOptions): LimitAttempts {
  const counter = (counted: string, points: number, seconds: number) =>
    createCounter(database, { counted, points, seconds });
  const failures = counter('sign_in_failures', freeByAll, failureMemory);
  /** Allows one attempt per wait. */
  const gate = counter('sign_in_waits', 1, longestWait);
  const known = counter('sign_in_known', 1, visitorMemory);

  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

  /** Counts a failure; returns the milliseconds to wait, if any. */
  async function wait(key: string, free: number): Promise<number | undefined> {
    const failed = (await failures.penalty(key)).consumedPoints;
    if (failed <= free) return undefined;
    const seconds = Math.min(firstWait * 2 ** (failed - free - 1), longestWait);
    try {
      await gate.consume(key, 1, { customDuration: seconds });
      return undefined;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return reason.msBeforeNext;
    }
  }

  return async (username, visitor, verify) => {
    const byVisitor = keyOf(username, visitorKey(visitor, secret));
    const byAll = keyOf(username);
    const forgive = (...keys: string[]) => Promise.all(keys.map((key) => failures.reward(key)));

    const own = await wait(byVisitor, freeByVisitor);
    if (own !== undefined) {
      await forgive(byVisitor);
      throw tooMany(own);
    }
    const everyones = await wait(byAll, freeByAll);
    if (everyones !== undefined && !(await known.get(byVisitor))) {
      await forgive(byVisitor, byAll);
      throw tooMany(everyones);
    }

    let found: Awaited<ReturnType<typeof verify>>;
    try {
      found = await verify();
    } catch (error) {
      // When the database is unavailable the count can't be corrected either.
      await forgive(byVisitor, byAll).catch(() => {});
      throw error;
    }
    if (found !== undefined) {
      await Promise.all([
        failures.delete(byVisitor),
        gate.delete(byVisitor),
        failures.reward(byAll),
        known.set(byVisitor, 1, visitorMemory),
      ]);
    }
    return found;
  };
}
