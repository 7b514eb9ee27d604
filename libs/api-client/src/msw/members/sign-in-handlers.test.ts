import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, getMember, signIn, signOut } from '../../client/index.ts';
import {
  endingCases,
  memberCases,
  passwordCases,
  sessionCases,
  signInCases,
} from '../../contract-suite/index.ts';
import {
  createHandlers,
  createMemberStateHandlers,
  createSignInStateHandlers,
  mockMembers,
} from '../index.ts';

const baseUrl = 'http://api.test';
const [{ username, password, memberNumber } = {}, other] = mockMembers;
const credentials = { username: username ?? '', password: password ?? '' };
const target = {
  baseUrl,
  ...credentials,
  memberNumber: memberNumber ?? '',
  otherNumber: other?.memberNumber ?? '',
  strayUsername: 'stray',
};
const stray = { username: 'stray', password: target.password, memberNumber: '999' };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the handlers follow the contract', () => {
  const handlers = createHandlers({ forms: [], members: [...mockMembers, stray] });

  it.each([...signInCases, ...memberCases, ...sessionCases, ...passwordCases, ...endingCases])(
    '$title',
    async ({ run }) => {
      server.use(...handlers);
      await run(target);
    },
  );
});

describe('the handlers of rare states', () => {
  it('sign in late', async () => {
    server.use(...createSignInStateHandlers({ baseUrl, slowFor: 50 }).slow);
    const began = performance.now();
    expect(await call(signIn, { body: credentials }, { baseUrl })).toMatchObject({ status: 'success' });
    expect(performance.now() - began).toBeGreaterThanOrEqual(45);
  });

  it.each([
    ['wrongCredentials', { code: 'wrong_credentials', httpStatus: 401 }],
    ['tooMany', { code: 'too_many', httpStatus: 429, errors: { generic: 'tooMany' }, retryAfter: 900 }],
    ['unavailable', { code: 'unavailable', httpStatus: 503, retryAfter: 5 }],
  ] as const)('refuse to sign in with %s, and still sign out', async (state, answer) => {
    server.use(...createSignInStateHandlers({ baseUrl })[state]);
    expect(await call(signIn, { body: credentials }, { baseUrl })).toMatchObject(answer);
    expect(await call(signOut, {}, { baseUrl })).toEqual({ status: 'success' });
  });

  it.each([
    ['unauthenticated', { code: 'unauthenticated', httpStatus: 401 }],
    ['upstreamFailed', { code: 'upstream_failed', httpStatus: 502 }],
    ['unavailable', { code: 'unavailable', httpStatus: 503, retryAfter: 5 }],
  ] as const)('refuse to tell about a member with %s', async (state, answer) => {
    server.use(...createMemberStateHandlers({ baseUrl })[state]);
    expect(
      await call(getMember, { query: { memberNumber: target.memberNumber } }, { baseUrl }),
    ).toMatchObject(answer);
  });

  it('tell about a member late', async () => {
    server.use(...createMemberStateHandlers({ baseUrl, slowFor: 50 }).slow);
    const began = performance.now();
    expect(
      await call(getMember, { query: { memberNumber: target.memberNumber } }, { baseUrl }),
    ).toMatchObject({ code: 'unauthenticated' });
    expect(performance.now() - began).toBeGreaterThanOrEqual(45);
  });
});
