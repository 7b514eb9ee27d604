import { getMember, isCallError, signIn } from '@jalon/api-client';
import {
  createCallStates,
  createMemberHandlers,
  createSignInHandlers,
  mockMembers,
} from '@jalon/api-client/msw';
import { expect, it } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { readMemberInfo } from '../member-info/member-info-cookie.ts';
import { endSession, readSession, startSession } from './session.ts';

const api = { baseUrl: 'http://localhost' };
const server = mockServer(...createSignInHandlers(), ...createMemberHandlers());

const [zoe = { username: '', password: '', memberNumber: '' }] = mockMembers;

/** The `Cookie` header of a browser that received these `Set-Cookie` values. */
const cookieHeader = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

it('signs in with a token and the member details', async () => {
  const started = await startSession(zoe, api);
  if (isCallError(started)) throw new Error(started.code);
  expect(started.member).toMatchObject({ name: 'Zoé', memberNumber: zoe.memberNumber });
  const cookies = cookieHeader(started.cookies);
  expect(readSession(cookies)).toEqual(started.session);
  expect(readMemberInfo(cookies)).toEqual(started.member);
  expect(started.cookies[1]).toContain(started.session.expires.toUTCString());
  for (const cookie of started.cookies) expect(cookie).not.toContain('Secure');
});

it.each(['unavailable', 'upstreamFailed'] as const)(
  'keeps the token when the member details are %s',
  async (state) => {
    server.use(...createCallStates([getMember])[state]);
    const started = await startSession(zoe, api);
    if (isCallError(started)) throw new Error(started.code);
    expect(started.member).toBeUndefined();
    expect(started.session.memberNumber).toBe(zoe.memberNumber);
    expect(readSession(cookieHeader(started.cookies))).toEqual(started.session);
    // The browser may still show who was signed in before, on the same device.
    expect(started.cookies.slice(1)).toEqual([
      'memberInfo=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ]);
  },
);

it('gives the API’s own error when the sign-in fails', async () => {
  expect(await startSession({ username: 'nobody', password: 'x' }, api)).toMatchObject({
    code: 'wrong_credentials',
    errors: { username: 'incorrectConnection', password: 'incorrectConnection' },
  });
  server.use(...createCallStates([signIn]).tooMany);
  expect(await startSession(zoe, api)).toMatchObject({ code: 'too_many', retryAfter: 900 });
});

it.each([undefined, null, '', 'accessToken=', 'accessToken=a.b.c', 'other=1'])(
  'reads no session from the cookies %j',
  (cookies) => {
    expect(readSession(cookies)).toBeUndefined();
  },
);

it('ends a session with the attributes that the cookies were set with', () => {
  expect(endSession()).toEqual([
    'accessToken=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    'memberInfo=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; SameSite=Lax',
  ]);
  for (const cookie of endSession({ secure: false })) expect(cookie).not.toContain('Secure');
});
