import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { batteryTest, postBatteryTest } from '../../testing/forms/battery-test.ts';
import { addAccount, testMembers, testPassword, tokenOf } from '../../testing/members.ts';
import { postJson } from '../../testing/post-json.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

const partner = 'https://partner.example.test';
const site = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.example.test' };

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ ALLOWED_ORIGINS: partner });
  await addAccount(api.store.database);
  cookie = `memberInfo=x; accessToken=${await tokenOf(api, testMembers.zoe.username)}`;
});
afterAll(() => api.close());

type Headers = Record<string, string>;

/** Every write, with its status when the origin is allowed. */
const writes: readonly [string, number, (headers: Headers) => Promise<Response>][] = [
  ['a form', 200, (headers) => postBatteryTest(api.baseUrl, batteryTest(), { headers })],
  ['a sign-out', 200, (headers) => fetch(`${api.baseUrl}/api/logout`, { method: 'POST', headers })],
  [
    'a sign-in',
    200,
    (headers) =>
      postJson(
        `${api.baseUrl}/api/login`,
        { username: testMembers.zoe.username, password: testPassword },
        headers,
      ),
  ],
  ['what does not exist', 404, (headers) => fetch(`${api.baseUrl}/api/x`, { method: 'DELETE', headers })],
];

const own = () => new URL(api.baseUrl).origin;

describe.each(writes)('%s with the cookie of a sign-in', (_what, status, write) => {
  it.each<[string, () => Headers]>([
    ['from a page of our own', () => ({ origin: own() })],
    ['from our own site behind its proxy', () => ({ ...site, origin: 'https://www.example.test' })],
    ['from a listed origin', () => ({ origin: partner })],
    ['from a page that tells it by Sec-Fetch-Site alone', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['by the visitor’s own hand', () => ({ 'sec-fetch-site': 'none' })],
  ])('is taken %s', async (_from, headers) => {
    expect((await write({ ...headers(), cookie })).status).toBe(status);
  });

  it.each<[string, () => Headers]>([
    ['from another site', () => ({ origin: 'https://evil.example.test' })],
    [
      'from another site that claims to be ours',
      () => ({ origin: 'https://evil.example.test', 'sec-fetch-site': 'same-origin' }),
    ],
    ['from a page without an origin', () => ({ origin: 'null' })],
    ['from our name without TLS', () => ({ ...site, origin: 'http://www.example.test' })],
    ['from our name on another port', () => ({ ...site, origin: 'https://www.example.test:8443' })],
    ['from a name that begins as ours', () => ({ ...site, origin: 'https://www.example.test.evil.test' })],
    ['from a sibling of the listed origin', () => ({ origin: 'https://a.partner.example.test' })],
    ['from a sibling, told by Sec-Fetch-Site alone', () => ({ 'sec-fetch-site': 'same-site' })],
    ['from another site, told by Sec-Fetch-Site alone', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['from nowhere', () => ({})],
    [
      'from a page without an origin, through a proxy of an odd protocol',
      () => ({ 'x-forwarded-proto': 'data', origin: 'null' }),
    ],
  ])('is refused %s', async (_from, headers) => {
    const response = await write({ ...headers(), cookie });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      status: 'error',
      code: 'foreign_origin',
      errors: { generic: 'tryAgainLater' },
    });
  });
});

describe('without the cookie of a sign-in', () => {
  it('a write is taken from anywhere, because the browser lends it nothing', async () => {
    for (const [what, status, write] of writes) {
      expect((await write({})).status).toBe(status);
      const foreign = { origin: 'https://evil.example.test', cookie: 'memberInfo=x' };
      if (what !== 'a sign-in') expect((await write(foreign)).status).toBe(status);
    }
  });

  it('a caller other than a browser sends a bearer token', async () => {
    const authorization = cookie.replace(/.*accessToken=/, 'Bearer ');
    for (const [, status, write] of writes) expect((await write({ authorization })).status).toBe(status);
  });

  it('another site’s page can’t sign a visitor in', async () => {
    for (const [what, , write] of writes.filter(([what]) => what === 'a sign-in')) {
      expect((await write({ origin: 'https://evil.example.test' })).status, what).toBe(403);
      expect((await write({ origin: 'null' })).status, what).toBe(403);
      expect((await write({ 'sec-fetch-site': 'cross-site' })).status, what).toBe(403);
      expect((await write({ 'sec-fetch-site': 'same-site' })).status, what).toBe(403);
      expect((await write({ 'sec-fetch-site': 'same-origin' })).status, what).toBe(200);
      expect((await write({ origin: own() })).status, what).toBe(200);
      expect((await write({ origin: partner })).status, what).toBe(200);
    }
  });
});

it('reads are allowed: another site’s page can’t see the answer', async () => {
  const response = await fetch(`${api.baseUrl}/api/forms`, {
    headers: { cookie, origin: 'https://evil.example.test' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});
