import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, signIn, testPassword } from '../../testing/members.ts';
import { startApi, startApiForTest, type TestApi } from '../../testing/test-api.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { hashPassword } from './passwords/password.ts';

/** A cheap hash, so that many attempts are fast. */
const passwordHash = await hashPassword(testPassword, { memory: 64, passes: 1, parallelism: 1 });

/** Two processes with one database. */
let apis: readonly [TestApi, TestApi];
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  apis = [await startApi({ DATABASE_URL: databaseUrl }), await startApi({ DATABASE_URL: databaseUrl })];
});
afterAll(() => Promise.all(apis.map((api) => api.close())));

/** Attempts at a new account, by default through the first process. */
async function newAccount() {
  const username = `member.${randomUUID()}`;
  await addAccount(apis[0].store.database, { username, passwordHash });

  const attempt = async (password: string, { on = apis[0], by = username, from = '192.0.2.1' } = {}) => {
    const credentials = { username: by, password };
    const { code = 'signed in', retryAfter } = await signIn(on, credentials, { 'x-forwarded-for': from });
    return { code, wait: retryAfter };
  };
  return {
    username,
    fail: (options?: Parameters<typeof attempt>[1]) => attempt('wrong', options),
    succeed: (options?: Parameters<typeof attempt>[1]) => attempt(testPassword, options),
    /** Ends every current wait. */
    waitsGoBy: () => query(databaseUrl, `UPDATE rate_limits SET expire = 0 WHERE key LIKE 'sign_in_waits:%'`),
    count: (failures: number) =>
      query(databaseUrl, `UPDATE rate_limits SET points = $1 WHERE key LIKE 'sign_in_failures:%'`, [
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
    const { fail, succeed, waitsGoBy } = await newAccount();
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
    const { fail, succeed, waitsGoBy } = await newAccount();
    for (let failure = 0; failure < 7; failure += 1) {
      await fail();
      await waitsGoBy();
    }
    expect(await succeed()).toEqual(signedIn);
    for (let free = 0; free < 5; free += 1) expect(await fail()).toEqual(wrong);
    expect(await succeed()).toEqual(signedIn);
  });

  it('are counted alike for an account that does not exist', async () => {
    const { username, fail } = await newAccount();
    for (const by of [username, `nobody.${randomUUID()}`]) {
      for (let free = 0; free < 6; free += 1) expect(await fail({ by })).toEqual(wrong);
      expect(await fail({ by })).toEqual(held(10));
    }
    const keys = await query<{ key: string }>(databaseUrl, 'SELECT key FROM rate_limits ORDER BY key');
    for (const { key } of keys) expect(key).toMatch(/^sign_in(s|_failures|_waits|_known):[\w-]{43}$/);
  });

  it('are counted by every process that shares the database, and do not run ahead of their count', async () => {
    const { fail } = await newAccount();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => fail({ on: apis[index % 2] })),
    );
    // Five failures cause no wait; the sixth attempt is still checked.
    expect(answers.filter(({ code }) => code === 'wrong_credentials')).toHaveLength(6);
    expect(answers.filter(({ code }) => code === 'too_many')).toHaveLength(24);
  });

  it('do not delay other visitors or other accounts', async () => {
    const { fail, succeed } = await newAccount();
    for (let failure = 0; failure < 8; failure += 1) await fail();
    expect(await succeed()).toMatchObject({ code: 'too_many' });
    expect(await succeed({ from: '198.51.100.1' })).toEqual(signedIn);
    const another = await newAccount();
    expect(await another.fail()).toEqual(wrong);
  });
});

describe('strangers at many addresses who try one account', () => {
  it('must all wait, except the member who signed in from the same address before', async () => {
    const { fail, succeed, count } = await newAccount();
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
    const on = await startApiForTest({ RATE_LIMITS: 'sign-ins=3/60' });
    const { fail } = await newAccount();
    for (const by of ['a', 'b', 'c']) expect(await fail({ on, by })).toEqual(wrong);
    const refused = await fail({ on, by: 'd' });
    expect(refused.code).toBe('too_many');
    expect(refused.wait).toBeGreaterThan(50);
    expect(await fail({ on, by: 'd', from: '198.51.100.1' })).toEqual(wrong);
  });
});
