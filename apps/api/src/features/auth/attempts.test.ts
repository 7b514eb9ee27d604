import { describe, expect, it } from 'vitest';
import { addAccount, signIn, testPassword } from '../../testing/members.ts';
import { startApiForTest } from '../../testing/test-api.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { hashPassword } from './passwords/password.ts';

/** A cheap hash, so that many attempts are fast. */
const passwordHash = await hashPassword(testPassword, { memory: 64, passes: 1, parallelism: 1 });
const username = 'zoe.cote';

/** Starts APIs on one database with one account. */
async function start(count = 1, environment: Record<string, string> = {}) {
  const DATABASE_URL = await testDatabase();
  const apis = await Promise.all(
    Array.from({ length: count }, () => startApiForTest({ ...environment, DATABASE_URL })),
  );
  const [first] = apis;
  if (!first) throw new Error('No API');
  await addAccount(first.store.database, { username, passwordHash });

  const attempt = async (password: string, { on = first, by = username, from = '192.0.2.1' } = {}) => {
    const credentials = { username: by, password };
    const { code = 'signed in', retryAfter } = await signIn(on, credentials, { 'x-forwarded-for': from });
    return { code, wait: retryAfter };
  };
  return {
    apis,
    databaseUrl: DATABASE_URL,
    attempt,
    fail: (options?: Parameters<typeof attempt>[1]) => attempt('wrong', options),
    succeed: (options?: Parameters<typeof attempt>[1]) => attempt(testPassword, options),
    /** Ends every current wait. */
    waitsGoBy: () =>
      query(DATABASE_URL, `UPDATE rate_limits SET expire = 0 WHERE key LIKE 'sign_in_waits:%'`),
    count: (failures: number) =>
      query(DATABASE_URL, `UPDATE rate_limits SET points = $1 WHERE key LIKE 'sign_in_failures:%'`, [
        failures,
      ]),
  };
}

const wrong = { code: 'wrong_credentials', wait: undefined };
const signedIn = { code: 'signed in', wait: undefined };

/** A wait of this many seconds, or slightly less on a slow machine. */
function held(seconds: number) {
  const left = expect.toSatisfy((wait: number) => wait > seconds / 2 && wait <= seconds);
  return { code: 'too_many', wait: left };
}

describe('failures at one account', () => {
  it('delay the next attempt, longer each time, up to a quarter of an hour', async () => {
    const { fail, succeed, waitsGoBy } = await start();
    for (let free = 0; free < 5; free += 1) expect(await fail()).toEqual(wrong);
    for (const wait of [10, 20, 40, 80, 160, 320, 640, 900, 900]) {
      expect(await fail()).toEqual(wrong);
      // Attempts during a wait do not count, whether right or wrong.
      for (const attempt of [succeed, fail, succeed]) {
        expect(await attempt()).toEqual(held(wait));
      }
      await waitsGoBy();
    }
    expect(await succeed()).toEqual(signedIn);
  });

  it('are forgotten with the first success', async () => {
    const { fail, succeed, waitsGoBy } = await start();
    for (let failure = 0; failure < 7; failure += 1) {
      await fail();
      await waitsGoBy();
    }
    expect(await succeed()).toEqual(signedIn);
    for (let free = 0; free < 5; free += 1) expect(await fail()).toEqual(wrong);
    expect(await succeed()).toEqual(signedIn);
  });

  it('are counted alike for an account that does not exist', async () => {
    const { fail, databaseUrl } = await start();
    for (const by of [username, 'nobody']) {
      for (let free = 0; free < 6; free += 1) expect(await fail({ by })).toEqual(wrong);
      expect(await fail({ by })).toEqual(held(10));
    }
    const keys = await query<{ key: string }>(databaseUrl, 'SELECT key FROM rate_limits ORDER BY key');
    for (const { key } of keys) expect(key).toMatch(/^sign_in(s|_failures|_waits):[\w-]{43}$/);
  });

  it('are counted by every process that shares the database, and do not run ahead of their count', async () => {
    const { apis, fail } = await start(2);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => fail({ on: apis[index % 2] })),
    );
    // Five failures cause no wait; the sixth attempt is still checked.
    expect(answers.filter(({ code }) => code === 'wrong_credentials')).toHaveLength(6);
    expect(answers.filter(({ code }) => code === 'too_many')).toHaveLength(24);
  });

  it('do not delay other visitors or other accounts', async () => {
    const { fail, succeed } = await start();
    for (let failure = 0; failure < 8; failure += 1) await fail();
    expect(await succeed()).toMatchObject({ code: 'too_many' });
    expect(await succeed({ from: '198.51.100.1' })).toEqual(signedIn);
    expect(await fail({ by: 'eloi.cote' })).toEqual(wrong);
  });
});

describe('strangers at many addresses who try one account', () => {
  it('must all wait, except the member who signed in from the same address before', async () => {
    const { fail, succeed, count } = await start();
    const home = { from: '203.0.113.7' };
    expect(await succeed(home)).toEqual(signedIn);
    await fail({ from: '198.51.100.1' });
    await count(50);
    expect(await fail({ from: '198.51.100.2' })).toEqual(wrong);
    expect(await fail({ from: '198.51.100.3' })).toEqual(held(10));
    expect(await succeed({ from: '198.51.100.4' })).toMatchObject({ code: 'too_many' });
    expect(await succeed(home)).toEqual(signedIn);
  });
});

describe('one place', () => {
  it('is limited across all usernames', async () => {
    const { fail } = await start(1, { RATE_LIMITS: 'sign-ins=3/60' });
    for (const by of ['a', 'b', 'c']) expect(await fail({ by })).toEqual(wrong);
    const refused = await fail({ by: 'd' });
    expect(refused.code).toBe('too_many');
    expect(refused.wait).toBeGreaterThan(50);
    expect(await fail({ by: 'd', from: '198.51.100.1' })).toEqual(wrong);
  });
});
