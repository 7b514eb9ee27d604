import { randomUUID } from 'node:crypto';
import { signIn as signInCall, signOut as signOutCall } from '@jalon/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, testMembers, testPassword, tokenOf } from '../../testing/members.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { holdTable, query, testDatabase } from '../../testing/test-database.ts';
import { authenticate, setAccount } from './accounts.ts';
import { hashPassword } from './passwords/password.ts';

const { username, memberNumber } = testMembers.zoe;

let databaseUrl: string;
let api: TestApi;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  api = await startApi({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'trace' });
  await addAccount(api.store.database);
});
afterAll(() => api.close());

function post(
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<Response> {
  return fetch(api.baseUrl + path, {
    method: 'POST',
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const credentials = { username, password: testPassword };

describe('the cookie', () => {
  it.each([
    ['over HTTPS', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.example.test' }, true],
    ['over HTTPS on this machine', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'localhost' }, true],
    ['over HTTP elsewhere', { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'www.example.test' }, true],
    [
      'over HTTP on this machine',
      { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'localhost:3000' },
      false,
    ],
    ['over HTTP on this machine by number', {}, false],
    ['over HTTP on a name that only begins so', { 'x-forwarded-host': 'localhost.example.test' }, true],
  ])('%s is Secure: %o %s', async (_case, headers, secure) => {
    const responses = [
      await post(signInCall.path, { headers, body: credentials }),
      await post(signOutCall.path, { headers }),
    ];
    for (const response of responses) {
      expect(response.status).toBe(200);
      const cookies = response.headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) expect(/; Secure(;|$)/.test(cookie)).toBe(secure);
    }
  });

  it('is accepted from trusted proxies only', async () => {
    const alone = await startApi({ DATABASE_URL: databaseUrl, TRUSTED_PROXIES: 'none' });
    const response = await fetch(alone.baseUrl + signOutCall.path, {
      method: 'POST',
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.example.test' },
    });
    for (const cookie of response.headers.getSetCookie()) expect(cookie).not.toContain('Secure');
    await alone.close();
  });
});

it('a refused sign-in has a WWW-Authenticate header', async () => {
  const response = await post(signInCall.path, { body: { username, password: 'wrong' } });
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
});

describe('an account', () => {
  it('takes as long to be refused when it does not exist', async () => {
    const { database } = api.store;
    async function took(name: string): Promise<number> {
      const began = performance.now();
      expect(await authenticate(database, { username: name, password: 'wrong' })).toBeUndefined();
      return performance.now() - began;
    }
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      known.push(await took(username));
      unknown.push(await took('nobody'));
    }
    // The minimum of each: other work on the machine only adds time. Without computing a hash one would take a
    // few milliseconds, the other dozens.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.25);
    expect(ratio).toBeLessThan(4);
  });

  it('has its password hashed at the current cost when the member signs in', async () => {
    const old = await hashPassword(testPassword, { memory: 64, passes: 1, parallelism: 1 });
    await addAccount(api.store.database, { username: 'old', passwordHash: old });
    const kept = async () => {
      const [row] = await query<{ password_hash: string }>(
        databaseUrl,
        `SELECT password_hash FROM accounts WHERE username = 'old'`,
      );
      return row?.password_hash;
    };
    await post(signInCall.path, { body: { username: 'old', password: 'wrong' } });
    expect(await kept()).toBe(old);
    expect((await post(signInCall.path, { body: { ...credentials, username: 'old' } })).status).toBe(200);
    expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await post(signInCall.path, { body: { ...credentials, username: 'old' } })).status).toBe(200);
  });

  it('keeps a password that was changed while an outdated hash of the former one was made again', async () => {
    const { database } = api.store;
    const old = await hashPassword(testPassword, { memory: 64, passes: 1, parallelism: 1 });
    const name = `changing.${randomUUID()}`;
    await addAccount(database, { username: name, passwordHash: old });
    const changed = { username: name, memberNumber, password: 'un second mot de passe' };
    let transactions = 0;
    const meanwhile: typeof database = {
      ...database,
      async transaction(work) {
        transactions += 1;
        if (transactions === 2) await setAccount(database, changed);
        return database.transaction(work);
      },
    };
    await authenticate(meanwhile, { username: name, password: testPassword });
    expect(transactions).toBe(2);
    expect(await authenticate(database, changed)).toMatchObject({ memberNumber });
    expect(await authenticate(database, { ...changed, password: testPassword })).toBeUndefined();
  });

  it('is not reported as wrong while the database is unavailable', async () => {
    const held = await holdTable(databaseUrl, 'accounts');
    const answer = post(signInCall.path, { body: credentials });
    const pid = await held.waiter();
    await query(databaseUrl, 'SELECT pg_terminate_backend($1)', [pid]);
    const response = await answer;
    await held.release();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    const failures = await query(
      databaseUrl,
      `SELECT 1 FROM rate_limits WHERE key LIKE 'sign_in_failures:%' AND points > 5`,
    );
    expect(failures).toEqual([]);
  });
});

it('the log holds neither username nor password, token, hash or member number', async () => {
  const before = api.logs.length;
  const secrets = { username: 'nom.secret', password: 'motdepasse-secret' };
  await post(signInCall.path, { body: secrets });
  await post(signInCall.path, { body: { username: 'nom.secret' } });
  const token = await tokenOf(api, username);
  await fetch(`${api.baseUrl}/api/talend-members?memberNumber=${memberNumber}`, {
    headers: { cookie: `accessToken=${token}` },
  });
  await post(signOutCall.path, { headers: { authorization: `Bearer ${token}` } });
  const lines = api.logs.slice(before);
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ route, status }) => [route, status])).toEqual([
    ['/api/login', 401],
    ['/api/login', 422],
    ['/api/login', 200],
    ['/api/talend-members', 404],
    ['/api/logout', 200],
  ]);
  for (const secret of [...Object.values(secrets), username, testPassword, token, 'argon2id', memberNumber]) {
    expect(lines.join('')).not.toContain(secret);
  }
});
