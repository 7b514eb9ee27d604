import { randomBytes } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import type { Key, KeyRing } from '../../platform/config/keys.ts';
import { createSessions } from './session.ts';

const key = (id: string): Key => ({ id, secret: randomBytes(32) });
const [current, former, gone] = [key('current'), key('former'), key('gone')];
const keys: KeyRing = [current, former];
const memberNumber = '1000000017';
const sessions = createSessions({ keys, sessionSeconds: 60 });
const now = () => Math.floor(Date.now() / 1000);

const asBearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` }, cookies: {} });
const asCookie = (token: string) => ({ headers: {}, cookies: { accessToken: token } });

/** A token signed with any key. */
function signed(
  { id, secret }: Key,
  claims: object = {},
  { alg = 'HS256', ...header }: { alg?: string; kid?: string } = {},
): Promise<string> {
  return new SignJWT({ memberNumber, iat: now(), exp: now() + 60, ...claims })
    .setProtectedHeader({ kid: id, alg, ...header })
    .sign(secret);
}

describe('a token', () => {
  it('identifies the member until it expires, as bearer token or cookie', async () => {
    const before = now();
    const { token, expires } = await sessions.issue(memberNumber);
    expect(expires.getTime() / 1000).toBeGreaterThanOrEqual(before + 60);
    expect(expires.getTime() / 1000).toBeLessThanOrEqual(now() + 60);
    expect(await sessions.readSession(asBearer(token))).toEqual({ memberNumber });
    expect(await sessions.readSession(asCookie(token))).toEqual({ memberNumber });
    expect(await sessions.requireSession(asCookie(token))).toEqual({ memberNumber });
  });

  it('is signed by the first key, and read by each key of the ring', async () => {
    const before = createSessions({ keys: [former], sessionSeconds: 60 });
    const old = (await before.issue(memberNumber)).token;
    expect(await sessions.readSession(asBearer(old))).toEqual({ memberNumber });
    const fresh = (await sessions.issue(memberNumber)).token;
    expect(await before.readSession(asBearer(fresh))).toBeUndefined();
  });

  it('of a caller that sends two is the bearer’s, also when it is not valid', async () => {
    const { token } = await sessions.issue(memberNumber);
    const other = (await sessions.issue('2')).token;
    const both = { ...asBearer(token), ...{ cookies: asCookie(other).cookies } };
    expect(await sessions.readSession(both)).toEqual({ memberNumber });
    const broken = { ...asBearer(`${token}x`), ...{ cookies: asCookie(other).cookies } };
    expect(await sessions.readSession(broken)).toBeUndefined();
  });

  it('is not looked for in another scheme of authorization', async () => {
    const { token } = await sessions.issue(memberNumber);
    const staging = { headers: { authorization: 'Basic c3RhZ2luZw==' }, cookies: { accessToken: token } };
    expect(await sessions.readSession(staging)).toEqual({ memberNumber });
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
      () => new UnsecuredJWT({ memberNumber, iat: now() }).setExpirationTime('1h').encode(),
    ],
    ['of no member', () => signed(current, { memberNumber: undefined })],
    ['of a member number that is a number', () => signed(current, { memberNumber: 1_000_000_017 })],
    ['of a member number that is none', () => signed(current, { memberNumber: '../1' })],
    ['of several members', () => signed(current, { memberNumber: [memberNumber] })],
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

  it('in which one character was changed, wherever', async () => {
    const { token } = await sessions.issue(memberNumber);
    const changed = Array.from(token, (character, index) => {
      const other = character === 'A' ? 'B' : 'A';
      return token.slice(0, index) + other + token.slice(index + 1);
    });
    const read = await Promise.all(changed.map((one) => sessions.readSession(asBearer(one))));
    // Two bits of a signature's last character are unused.
    expect(read.slice(0, -1).filter(Boolean)).toEqual([]);
  });
});
