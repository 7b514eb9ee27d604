import { randomUUID } from 'node:crypto';
import {
  endSessions,
  getMember,
  listSessions,
  type MemberSession,
  signIn as signInCall,
  signOut,
} from '@jalon/api-client/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { addAccount, testMembers, testPassword, tokenOf } from '../../../testing/members.ts';
import { postJson } from '../../../testing/post-json.ts';
import { sessionsIn } from '../../../testing/sessions.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { query, testDatabase } from '../../../testing/test-database.ts';
import { authenticate, removeAccount, replacePasswordHash, setAccount } from '../accounts.ts';
import { hashPassword } from '../passwords/password.ts';
import { deviceOf } from './device.ts';
import { deleteExpiredSessions, endSessions as endSessionsOf } from './session-store.ts';

const { memberNumber } = testMembers.zoe;

/** Two processes with one database. */
let one: TestApi;
let other: TestApi;
let databaseUrl: string;
let passwordHash: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  one = await startApi({ DATABASE_URL: databaseUrl });
  other = await startApi({ DATABASE_URL: databaseUrl });
  passwordHash = await hashPassword(testPassword, { memory: 64, passes: 1, parallelism: 1 });
});
afterAll(() => Promise.all([one.close(), other.close()]));

/** The username of a new account. */
async function newAccount(number = memberNumber): Promise<string> {
  const username = `member.${randomUUID()}`;
  await addAccount(one.store.database, { username, memberNumber: number, passwordHash });
  return username;
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });

/** Whether an API accepts a token. It answers 404, because the member does not exist, but 401 for a refused token. */
async function accepts({ baseUrl }: TestApi, token: string): Promise<boolean> {
  const path = `${getMember.path}?${new URLSearchParams({ memberNumber })}`;
  return (await fetch(baseUrl + path, { headers: as(token) })).status === 404;
}

async function list({ baseUrl }: TestApi, token: string): Promise<MemberSession[]> {
  const response = await fetch(baseUrl + listSessions.path, { headers: as(token) });
  return (await response.json()).sessions;
}

async function end({ baseUrl }: TestApi, token: string, session: string) {
  const response = await postJson(baseUrl + endSessions.path, { session }, as(token));
  return response.json();
}

const leave = ({ baseUrl }: TestApi, token: string) =>
  fetch(baseUrl + signOut.path, { method: 'POST', headers: as(token) });

describe('a token is refused by every process', () => {
  /** Waits for less time than a session is cached: only a notification can make this pass. */
  const soon = { timeout: 2_000, interval: 20 };

  it.each<[string, (given: { username: string; token: string; another: string }) => Promise<unknown>]>([
    ['its member signed out', ({ token }) => leave(one, token)],
    [
      'its session was ended from another device',
      async ({ another }) => {
        const [, ended] = await list(one, another);
        await end(one, another, ended?.id ?? '');
        expect(await accepts(one, another)).toBe(true);
      },
    ],
    ['all other sessions were ended', ({ another }) => end(one, another, 'others')],
    [
      'an operator set the password',
      ({ username }) => setAccount(one.store.database, { username, memberNumber, password: testPassword }),
    ],
    ['an operator removed the account', ({ username }) => removeAccount(one.store.database, username)],
  ])('as soon as %s', async (_what, endIt) => {
    const username = await newAccount();
    const token = await tokenOf(one, username);
    const another = await tokenOf(one, username);
    expect(await accepts(other, token)).toBe(true);
    await endIt({ username, token, another });
    await vi.waitFor(async () => expect(await accepts(other, token)).toBe(false), soon);
    expect(await accepts(one, token)).toBe(false);
  });

  it('once its member has signed in again in the same browser', async () => {
    const username = await newAccount();
    const [former, elsewhere] = [await tokenOf(one, username), await tokenOf(one, username)];
    const again = (password: string) =>
      postJson(one.baseUrl + signInCall.path, { username, password }, as(former));
    expect((await again('wrong')).status).toBe(401);
    expect(await accepts(one, former)).toBe(true);
    expect((await again(testPassword)).status).toBe(200);
    expect(await accepts(one, former)).toBe(false);
    expect(await accepts(one, elsewhere)).toBe(true);
  });

  it('also after a process lost its connection to the database', async () => {
    const token = await tokenOf(one, await newAccount());
    expect(await accepts(other, token)).toBe(true);
    await query(
      databaseUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    await leave(one, token);
    // Until it listens again, it may cache the session for a few seconds.
    await vi.waitFor(async () => expect(await accepts(other, token)).toBe(false), { timeout: 7_000 });
  });
});

describe('no session is left by a sign-in', () => {
  async function signingIn() {
    const { database } = one.store;
    const username = await newAccount();
    const account = await authenticate(database, { username, password: testPassword });
    if (!account) throw new Error('The password was refused');
    const open = () => query(databaseUrl, 'SELECT FROM sessions WHERE username = $1', [username]);
    return { database, account: { username, ...account }, open };
  }

  it('whose password was changed after it was verified', async () => {
    const { database, account, open } = await signingIn();
    await setAccount(database, { ...account, password: 'un autre mot de passe' });
    expect(await sessionsIn(one.store).issue(account)).toBeUndefined();
    expect(await open()).toEqual([]);
  });

  it('that waits for a change of the password', async () => {
    const { database, account, open } = await signingIn();
    const { username, passwordHash: verified } = account;
    const [issued] = await database.transaction(async (transaction) => {
      await replacePasswordHash(transaction, { username, verified, passwordHash: 'another hash' });
      await endSessionsOf(transaction, username);
      const waiting = sessionsIn(other.store).issue(account);
      await eventually(async () => {
        const blocked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect(await query(databaseUrl, blocked)).toHaveLength(1);
      });
      // In an array: the promise must not be awaited before the commit.
      return [waiting];
    });
    expect(await issued).toBeUndefined();
    expect(await open()).toEqual([]);
  });
});

describe('a member’s sessions', () => {
  it('are listed with device and times, the current one first', async () => {
    const username = await newAccount();
    const signIn = (userAgent: string) =>
      postJson(
        one.baseUrl + signInCall.path,
        { username, password: testPassword },
        { 'user-agent': userAgent },
      );
    const began = Date.now();
    const { accessToken } = await (
      await signIn('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0')
    ).json();
    await signIn('');
    await tokenOf(one, await newAccount('2'));
    const [current, earlier, ...more] = await list(one, accessToken);
    expect(current).toMatchObject({ browser: 'Firefox', system: 'Windows', current: true });
    expect(earlier).toMatchObject({ browser: '', system: '', current: false });
    expect(more).toEqual([]);
    for (const time of [current?.signedInAt, current?.lastSeenAt]) {
      expect(Math.abs(Date.parse(time ?? '') - began)).toBeLessThan(60_000);
    }
  });

  it('can only be ended by that member', async () => {
    const token = await tokenOf(one, await newAccount());
    const stranger = await tokenOf(one, await newAccount('2'));
    const [own] = await list(one, token);
    expect(await end(one, stranger, own?.id ?? '')).toEqual({ status: 'success', ended: 0 });
    expect(await end(one, stranger, 'others')).toEqual({ status: 'success', ended: 0 });
    expect(await accepts(one, token)).toBe(true);
  });

  it('are deleted once they have expired, and no other', async () => {
    const username = await newAccount();
    const token = await tokenOf(one, username);
    await tokenOf(one, username);
    const [, old] = await list(one, token);
    const expire = `UPDATE sessions SET expires_at = now() - interval '1 s' WHERE id = $1`;
    await query(databaseUrl, expire, [old?.id]);
    await deleteExpiredSessions(one.store.database);
    const kept = 'SELECT id FROM sessions WHERE username = $1';
    expect(await query(databaseUrl, kept, [username])).toHaveLength(1);
    expect(await accepts(one, token)).toBe(true);
    expect(await list(one, token)).toHaveLength(1);
  });
});

describe('a session without a request', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ DATABASE_URL: databaseUrl, SESSION_IDLE_MINUTES: '30' });
  });
  afterAll(() => api.close());

  async function seen(minutesAgo: number) {
    const username = await newAccount();
    const [token, another] = [await tokenOf(api, username), await tokenOf(api, username)];
    const { sid } = decodeJwt<{ sid: string }>(token);
    await query(
      databaseUrl,
      'UPDATE sessions SET last_seen_at = now() - make_interval(mins => $1) WHERE id = $2',
      [minutesAgo, sid],
    );
    return { token, another };
  }

  it('ends after SESSION_IDLE_MINUTES, and is no longer listed', async () => {
    const { token, another } = await seen(36);
    expect(await accepts(api, token)).toBe(false);
    expect(await list(api, another)).toHaveLength(1);
    expect(await accepts(api, another)).toBe(true);
  });

  it('stays open until then, and a request keeps it open', async () => {
    const { token, another } = await seen(29);
    const [, before] = await list(api, another);
    expect(await accepts(api, token)).toBe(true);
    const [, after] = await list(api, another);
    expect(Date.parse(after?.lastSeenAt ?? '')).toBeGreaterThan(Date.parse(before?.lastSeenAt ?? ''));
  });
});

describe('the device', () => {
  const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1';
  it.each([
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
    ],
    [`Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${apple} Mobile/15E148 Safari/604.1`, 'Safari', 'iPad'],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Microsoft Edge',
      'Windows',
    ],
    ['curl/8.5.0', '', ''],
    ['', '', ''],
    [undefined, '', ''],
    [`${'('.repeat(5_000)}Firefox/1`, '', ''],
  ])('of %j is %s on %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});

it('more members sign in at the same time than there are connections and computations', async () => {
  const real = await hashPassword(testPassword);
  const names = Array.from({ length: 20 }, () => `member.${randomUUID()}`);
  for (const name of names) await addAccount(one.store.database, { username: name, passwordHash: real });
  const tokens = await Promise.all(names.map((name) => tokenOf(one, name)));
  expect(new Set(tokens).size).toBe(20);
});
