import { randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Key, KeyRing } from '../../../platform/config/keys.ts';
import { openStore, type Store } from '../../../platform/database/store.ts';
import { addAccount } from '../../../testing/members.ts';
import { sessionsIn } from '../../../testing/sessions.ts';
import { query, testDatabase } from '../../../testing/test-database.ts';
import type { Sessions } from './session.ts';

const key = (id: string): Key => ({ id, secret: randomBytes(32) });
const [current, former, gone] = [key('current'), key('former'), key('gone')];
const keys: KeyRing = [current, former];
const memberNumber = '1000000017';
const username = 'zoe.cote';
const passwordHash = 'the hash that was verified';

let databaseUrl: string;
let store: Store;
let sessions: Sessions;
/** The id of an open session. */
let sid: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  store = await openStore({
    databaseUrl,
    dataDir: '',
    keys: { accessTokens: keys, data: keys },
    log: () => {},
  });
  sessions = sessionsIn(store);
  await addAccount(store.database, { username, memberNumber, passwordHash });
  const { token } = await issue();
  sid = decodeJwt<{ sid: string }>(token).sid;
});
afterAll(() => store.close());

async function issue(by = sessions, account = { username, memberNumber, passwordHash }) {
  const issued = await by.issue(account);
  if (!issued) throw new Error('The session was not stored');
  return issued;
}
const now = () => Math.floor(Date.now() / 1000);

const asBearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const asCookie = (token: string) => ({ headers: { cookie: `accessToken=${token}` } });

/** A token signed with any key. */
function signed(
  { id, secret }: Key,
  claims: object = {},
  { alg = 'HS256', ...header }: { alg?: string; kid?: string } = {},
): Promise<string> {
  return new SignJWT({ memberNumber, sid, aud: 'jalon-api', iat: now(), exp: now() + 60, ...claims })
    .setProtectedHeader({ kid: id, alg, ...header })
    .sign(secret);
}

describe('a token', () => {
  it('identifies the member until it expires, as bearer token or cookie', async () => {
    const before = now();
    const { token, expires } = await issue();
    expect(expires.getTime() / 1000).toBeGreaterThanOrEqual(before + 60);
    expect(expires.getTime() / 1000).toBeLessThanOrEqual(now() + 60);
    expect(await sessions.readSession(asBearer(token))).toMatchObject({ username, memberNumber });
    expect(await sessions.readSession(asCookie(token))).toMatchObject({ username, memberNumber });
    expect(await sessions.requireSession(asCookie(token))).toMatchObject({ username, memberNumber });
  });

  it('is signed by the first key, and read by each key of the ring', async () => {
    const before = sessionsIn(store, { signedWith: [former] });
    const old = (await issue(before)).token;
    expect(await sessions.readSession(asBearer(old))).toMatchObject({ username, memberNumber });
    const fresh = (await issue()).token;
    expect(await before.readSession(asBearer(fresh))).toBeUndefined();
  });

  it('of a caller that sends two is the bearer’s, also when it is not valid', async () => {
    const { token } = await issue();
    const other = (await issue(sessions, { username, memberNumber: '2', passwordHash })).token;
    const both = { headers: { ...asBearer(token).headers, ...asCookie(other).headers } };
    expect(await sessions.readSession(both)).toMatchObject({ username, memberNumber });
    const broken = { headers: { ...asBearer(`${token}x`).headers, ...asCookie(other).headers } };
    expect(await sessions.readSession(broken)).toBeUndefined();
  });

  it('is not looked for in another scheme of authorization', async () => {
    const { token } = await issue();
    const staging = { headers: { authorization: 'Basic c3RhZ2luZw==', ...asCookie(token).headers } };
    expect(await sessions.readSession(staging)).toMatchObject({ username, memberNumber });
  });
});

describe('a token is refused', () => {
  it.each<[string, () => Promise<string> | string]>([
    ['that expired', () => signed(current, { exp: now() - 1 })],
    ['without an end', () => signed(current, { exp: undefined })],
    ['of a key that was removed', () => signed(gone)],
    ['of another key under a known name', () => signed(gone, {}, { kid: 'current' })],
    ['of a known key under no name', () => signed(current, {}, { kid: undefined })],
    ['of a known key under a name of every object', () => signed(current, {}, { kid: '__proto__' })],
    ['of a known key by another algorithm', () => signed(current, {}, { alg: 'HS512' })],
    [
      'that is not signed',
      () =>
        new UnsecuredJWT({ memberNumber, sid, aud: 'jalon-api', iat: now() })
          .setExpirationTime('1h')
          .encode(),
    ],
    ['for another service', () => signed(current, { aud: 'another-api' })],
    ['for no service', () => signed(current, { aud: undefined })],
    ['of no member', () => signed(current, { memberNumber: undefined })],
    ['of a member number that is a number', () => signed(current, { memberNumber: 1_000_000_017 })],
    ['of a member number that is none', () => signed(current, { memberNumber: '../1' })],
    ['of several members', () => signed(current, { memberNumber: [memberNumber] })],
    ['of another member than its session', () => signed(current, { memberNumber: '1000000025' })],
    ['without a session', () => signed(current, { sid: undefined })],
    ['of a session that does not exist', () => signed(current, { sid: randomUUID() })],
    ['that is valid later', () => signed(current, { nbf: now() + 60 })],
    ['without a time', () => signed(current, { iat: undefined })],
    ['that is none', () => 'token'],
    ['that is empty', () => ''],
    ['that is huge', () => `${'a'.repeat(50_000)}.${'a'.repeat(50_000)}.a`],
  ])('%s', async (_case, make) => {
    const token = await make();
    expect(await sessions.readSession(asBearer(token))).toBeUndefined();
    expect(await sessions.readSession(asCookie(token))).toBeUndefined();
    await expect(sessions.requireSession(asCookie(token))).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('with one changed character, at any position', async () => {
    const { token } = await issue();
    const changed = Array.from(token, (character, index) => {
      const other = character === 'A' ? 'B' : 'A';
      return token.slice(0, index) + other + token.slice(index + 1);
    });
    const read = await Promise.all(changed.map((one) => sessions.readSession(asBearer(one))));
    // Two bits of a signature's last character are unused.
    expect(read.slice(0, -1).filter(Boolean)).toEqual([]);
  });
});

it('a session is seen to five minutes', async () => {
  const seen = async () => {
    const [row] = await query<{ age: number }>(
      databaseUrl,
      'SELECT extract(epoch FROM now() - last_seen_at)::float AS age FROM sessions WHERE id = $1',
      [sid],
    );
    return row?.age ?? 0;
  };
  const age = (minutes: number) =>
    query(databaseUrl, 'UPDATE sessions SET last_seen_at = now() - make_interval(mins => $2) WHERE id = $1', [
      sid,
      minutes,
    ]);
  const token = await signed(current);
  await age(4);
  // Each API has its own cache, so it must read the row.
  expect(await sessionsIn(store).readSession(asBearer(token))).toBeDefined();
  expect(await seen()).toBeGreaterThan(200);
  await age(6);
  expect(await sessionsIn(store).readSession(asBearer(token))).toBeDefined();
  expect(await seen()).toBeLessThan(60);
});
