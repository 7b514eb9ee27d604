import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/database/database.ts';
import { createCounter, tooMany, type Visitor, visitorKey } from '../../platform/server/rate-limit.ts';

/** Tries that fail without a wait: by one visitor at one account, and by all visitors at one account. */
const freeByVisitor = 5;
const freeByAll = 50;
/** The wait after the first that is not free; each further one doubles it, up to the longest. In seconds. */
const firstWait = 10;
const longestWait = 15 * 60;
/** How long failures are remembered, from the first one on, in seconds. */
const failureMemory = 24 * 3600;
/** How long a visitor who signed in is known, in seconds. */
const visitorMemory = 30 * 24 * 3600;

export interface AttemptOptions {
  readonly database: Database;
  /** Keys the hashes of usernames and of visitors' addresses. */
  readonly secret: string;
}

/**
 * Runs one try to sign in, which gives nothing when the credentials are wrong. The try is counted before it
 * is verified, so that a burst can't run ahead of its count.
 * @throws ApiError `too_many`, with the seconds to wait, a quarter of an hour at most; or what `verify`
 * throws, and then the try is no failure.
 */
export type LimitAttempts = <Found>(
  username: string,
  visitor: Visitor,
  verify: () => Promise<Found | undefined>,
) => Promise<Found | undefined>;

/**
 * Limits tries to sign in, in the database, for every process that shares it; accounts that do not exist are
 * counted like others. Too many failures make the next try wait, longer each time and never for ever: a few
 * by one visitor at one account, many by all visitors at one account. The latter holds nobody up who signed
 * in from the same place of late, so that strangers can't keep a member out.
 */
export function limitAttempts({ database, secret }: AttemptOptions): LimitAttempts {
  const counter = (counted: string, points: number, seconds: number) =>
    createCounter(database, { counted, points, seconds });
  const failures = counter('sign_in_failures', freeByAll, failureMemory);
  /** Lets one try through, then none until its time is over. */
  const gate = counter('sign_in_waits', 1, longestWait);
  const known = counter('sign_in_known', 1, visitorMemory);

  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

  /** The milliseconds to wait, or nothing when the try may go on. */
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
      // Without the database that could not verify it there is no count to mend either.
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
