import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import {
  getAutomaticRenewal,
  getEnding,
  getSavedPayment,
  listSessions,
  requestEndingLink,
  requestPasswordReset,
  signOut,
} from '@jalon/api-client/contract';
import { contactDetailsOf } from '@jalon/forms/schemas';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemberDirectory } from './features/members/open-member-directory.ts';
import { submissionsOf } from './testing/forms/submissions.ts';
import { testMembers } from './testing/members.ts';
import { issueToken } from './testing/sessions.ts';
import { startApi, type TestApi } from './testing/test-api.ts';

// Tries every call of the API's own description with every kind of token, so that new routes are included.

const { zoe, eloi } = testMembers;

interface Operation {
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: object }>> };
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: object | undefined;
  readonly isForMembers: boolean;
}

let api: TestApi;
let calls: readonly Call[];
let badTokens: Readonly<Record<string, string>>;
beforeAll(async () => {
  api = await startApi({ SEED_DEMONSTRATION: 'on' });
  const { paths } = await (await fetch(`${api.baseUrl}/api/openapi.json`)).json();
  calls = Object.entries<Record<string, Operation>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => callOf(method.toUpperCase(), path, operation)),
  );
  const { accessTokens: keys } = api.store.keys;
  const token = await tokenOf(zoe.memberNumber);
  const ended = await tokenOf(zoe.memberNumber);
  await fetch(api.baseUrl + signOut.path, { method: signOut.method, headers: asBearer(ended) });
  const [head, , signature] = token.split('.');
  const [, claims] = (await tokenOf(eloi.memberNumber)).split('.');
  const now = Math.floor(Date.now() / 1000);
  badTokens = {
    expired: await issueToken(api.store, zoe.memberNumber, { seconds: -60 }),
    'tampered with': [head, claims, signature].join('.'),
    'signed with an unknown key': await issueToken(api.store, zoe.memberNumber, {
      signedWith: [{ id: keys[0].id, secret: randomBytes(32) }],
    }),
    'of an ended session': ended,
    'not signed': new UnsecuredJWT({ memberNumber: zoe.memberNumber, iat: now })
      .setExpirationTime('1h')
      .encode(),
  };
});
afterAll(() => api.close());

function callOf(method: string, path: string, { security, requestBody }: Operation): Call {
  const [content] = Object.values(requestBody?.content ?? {});
  const isForMembers = security?.every((scheme) => Object.keys(scheme).length > 0) ?? false;
  return { method, path, body: content?.example, isForMembers };
}

const tokenOf = (memberNumber: string) => issueToken(api.store, memberNumber);

const asBearer = (token: string) => ({ authorization: `Bearer ${token}` });
const asCookie = (token: string) => ({ cookie: `accessToken=${token}`, origin: api.baseUrl });

/** Sends a request with the description's example, about Zoé when it concerns a member; returns status and body. */
async function send({ method, path, body }: Call, headers: Readonly<Record<string, string>> = {}) {
  // A new name or number each time: the number of links for each is limited.
  const fresh = {
    ...(path === requestPasswordReset.path && { username: randomUUID() }),
    ...(path === requestEndingLink.path && { number: String(randomInt(10 ** 10)) }),
  };
  const query = method === 'GET' ? `?${new URLSearchParams({ memberNumber: zoe.memberNumber })}` : '';
  const response = await fetch(api.baseUrl + path + query, {
    method,
    headers: {
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body && JSON.stringify({ ...body, ...fresh }),
  });
  const answer = await response.text();
  return { status: response.status, answer };
}

const findZoe = () => openMemberDirectory({}, api.store.database).find(zoe.memberNumber);
const named = ({ method, path }: Call) => `${method} ${path}`;

describe('a call that is for members', () => {
  const forMembers = () => calls.filter(({ isForMembers }) => isForMembers);
  /** The status when another member's request names Zoé. Routes for the caller's own account ignore her number. */
  const toAnother: Readonly<Record<string, number>> = {
    'GET /api/automatic-renewal': 403,
    'GET /api/membership-ending': 403,
    'GET /api/saved-payment': 200,
    'GET /api/saved-payment/pages/{pageId}': 404,
    'GET /api/sessions': 200,
    'GET /api/talend-members': 403,
    'POST /api/forms/3': 422,
    'POST /api/membership-ending': 403,
    'POST /api/password': 422,
    'POST /api/saved-payment/pages': 404,
    'POST /api/sessions/end': 200,
    'PUT /api/automatic-renewal': 422,
    'PUT /api/saved-payment': 404,
  };

  it('is one of those that read or change a member or an account', () => {
    expect(forMembers().map(named).sort()).toEqual(Object.keys(toAnother));
  });

  it('needs a valid token, and changes nothing without one', async () => {
    const before = await findZoe();
    for (const call of forMembers()) {
      expect((await send(call)).status, named(call)).toBe(401);
      for (const [kind, token] of Object.entries(badTokens)) {
        for (const headers of [asBearer(token), asCookie(token)]) {
          const { status, answer } = await send(call, headers);
          expect(status, `${named(call)}, ${kind}`).toBe(401);
          expect(answer).not.toContain(zoe.email);
        }
      }
    }
    expect(await findZoe()).toEqual(before);
    expect((await submissionsOf(api)).filter(({ row }) => row.formId === 3)).toEqual([]);
  });

  it('reveals nothing to another member, and changes nothing for them', async () => {
    const before = await findZoe();
    if (!before) throw new Error('There is no Zoé');
    const own = await tokenOf(zoe.memberNumber);
    const ownSession = decodeJwt<{ sid: string }>(own).sid;
    const change = { ...contactDetailsOf(before), memberEmail: 'autre@example.org', consent: 'true' };
    for (const call of forMembers()) {
      const body = call.body && {
        ...call.body,
        ...change,
        memberEmailConfirm: change.memberEmail,
        session: ownSession,
      };
      for (const headers of [asBearer, asCookie]) {
        const { status, answer } = await send({ ...call, body }, headers(await tokenOf(eloi.memberNumber)));
        expect(status, named(call)).toBe(toAnother[named(call)]);
        expect(answer).not.toContain(zoe.email);
        expect(answer).not.toContain(ownSession);
      }
    }
    expect(await findZoe()).toEqual(before);
    const [list] = forMembers().filter((call) => named(call) === 'GET /api/sessions');
    expect(list && (await send(list, asBearer(own))).answer).toContain(ownSession);
  });

  it('answers the member', async () => {
    for (const call of forMembers().filter(({ method }) => method === 'GET')) {
      const token = await tokenOf(zoe.memberNumber);
      const { status, answer } = await send(call, asBearer(token));
      // No page of the gateway was made.
      if (call.path.startsWith('/api/saved-payment/pages/')) {
        expect(status).toBe(404);
        continue;
      }
      expect(status, named(call)).toBe(200);
      const own: Readonly<Record<string, string>> = {
        [listSessions.path]: decodeJwt<{ sid: string }>(token).sid,
        [getAutomaticRenewal.path]: '"isOn":true',
        [getSavedPayment.path]: '"isReplaceable":false',
        [getEnding.path]: '"isPaidElsewhere":true',
      };
      expect(answer).toContain(own[call.path] ?? zoe.email);
    }
  });
});

it('every other call treats an invalid token like a missing one', async () => {
  const others = calls.filter(({ isForMembers }) => !isForMembers);
  expect(others.length).toBeGreaterThan(15);
  const kinds = Object.entries(badTokens);
  for (const [index, call] of others.entries()) {
    const { status } = await send(call);
    // Two kinds of tokens for each call, in turn: routes do not tell them apart.
    for (const as of [asBearer, asCookie]) {
      const [kind = '', token = ''] = kinds[(index + (as === asCookie ? 1 : 0)) % kinds.length] ?? [];
      expect((await send(call, as(token))).status, `${named(call)}, ${kind}`).toBe(status);
    }
  }
  const members = (await submissionsOf(api)).map(({ row }) => row.memberNumber);
  expect(members.length).toBeGreaterThan(0);
  expect(members.filter(Boolean)).toEqual([]);
});
