import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { signIn, signOut } from '../client/index.ts';
import {
  accessTokenCookie,
  bodyLimit,
  readAccessToken,
  signedIn,
  signedOut,
  wrongCredentialsErrors,
} from '../contract/index.ts';
import { json, readError } from './answers.ts';
import type { Case, Server } from './case.ts';
import { postJson } from './requests.ts';

/** The server under test, and accounts that it has. */
export interface SignInTarget extends Server {
  readonly username: string;
  readonly password: string;
  readonly memberNumber: string;
  /** Another member's number. */
  readonly otherNumber: string;
  /** An account whose member is missing in the membership system; the password is the same. */
  readonly strayUsername: string;
}

/** The contract of signing in and out as test cases, for the API and the MSW handlers. */
export const signInCases: readonly Case<SignInTarget>[] = [
  {
    title: 'signs in with a token that has the member number and the expiry, and sets a cookie until then',
    async run({ baseUrl, username, password, memberNumber }) {
      const response = await postJson(baseUrl + signIn.path, { username, password });
      equal(response.status, 200);
      const { accessToken } = signedIn.parse(await json(response));
      const claims = readAccessToken(accessToken);
      equal(claims?.memberNumber, memberNumber);
      const { exp = 0, iat = 0 } = claims ?? {};
      ok(exp > iat && Math.abs(iat - Date.now() / 1000) < 60);
      const [cookie = '', ...others] = response.headers.getSetCookie();
      deepEqual(others, []);
      const [pair, ...attributes] = cookie.split('; ');
      equal(pair, `${accessTokenCookie}=${accessToken}`);
      deepEqual(
        attributes.filter((attribute) => attribute !== 'Secure').sort(),
        [`Expires=${new Date(exp * 1000).toUTCString()}`, 'HttpOnly', 'Path=/', 'SameSite=Lax'].sort(),
      );
    },
  },
  {
    title: 'ignores spaces and capitals in the username',
    async run({ baseUrl, username, password }) {
      const typed = ` ${username.slice(0, 2)} \u00a0${username.slice(2).toUpperCase()}\t`;
      equal((await postJson(baseUrl + signIn.path, { username: typed, password })).status, 200);
    },
  },
  {
    title: 'gives a wrong password and an unknown username the same answer, and sets no cookie',
    async run({ baseUrl, username, password }) {
      const tries = [
        { username, password: `${password} ` },
        { username, password: password.toUpperCase() },
        { username: `${username}x`, password },
        { username: 'a\0\ud800', password: '\0\ud800' },
        { username: 'a'.repeat(5_000), password: 'a'.repeat(5_000) },
        { username: '__proto__', password: 'constructor' },
        { username: "' OR 1=1 --", password: "' OR 1=1 --" },
      ];
      for (const credentials of tries) {
        const response = await postJson(baseUrl + signIn.path, credentials);
        deepEqual(response.headers.getSetCookie(), []);
        deepEqual(await readError(response, 'wrong_credentials'), wrongCredentialsErrors);
      }
    },
  },
  {
    title: 'names each field that is missing',
    async run({ baseUrl, username, password }) {
      for (const [body, errors] of [
        [{}, { username: 'required', password: 'required' }],
        [{ username }, { password: 'required' }],
        [{ password }, { username: 'required' }],
        [{ username: ' \u00a0 ', password }, { username: 'required' }],
        [
          { username: 1, password: null },
          { username: 'required', password: 'required' },
        ],
        [
          { username: [username], password: { length: 8 } },
          { username: 'required', password: 'required' },
        ],
      ] as const) {
        deepEqual(await readError(await postJson(baseUrl + signIn.path, body), 'invalid_fields'), errors);
      }
    },
  },
  {
    title: 'accepts credentials as JSON only',
    async run({ baseUrl, username, password }) {
      const body = JSON.stringify({ username, password });
      const form = new URLSearchParams({ username, password }).toString();
      for (const [type, content, code] of [
        ['application/x-www-form-urlencoded', form, 'unsupported_type'],
        ['text/plain', body, 'unsupported_type'],
        ['', body, 'unsupported_type'],
        ['application/json', '', 'invalid_body'],
        ['application/json', '{"username":', 'invalid_body'],
        ['application/json', `[${body}]`, 'invalid_body'],
        ['application/json', '"a"', 'invalid_body'],
        ['application/json', 'null', 'invalid_body'],
        ['application/json', `{"__proto__":${body}}`, 'invalid_body'],
        ['application/json', JSON.stringify({ username, password: 'a'.repeat(bodyLimit) }), 'too_large'],
      ] as const) {
        const response = await fetch(baseUrl + signIn.path, {
          method: 'POST',
          headers: type ? { 'content-type': type } : {},
          // A body without a type, so that `fetch` adds no content-type.
          body: new TextEncoder().encode(content),
        });
        await readError(response, code);
      }
    },
  },
  {
    title: 'signs out by deleting both cookies, also without a session',
    async run({ baseUrl }) {
      const response = await fetch(baseUrl + signOut.path, { method: 'POST' });
      equal(response.status, 200);
      signedOut.parse(await json(response));
      const cookies = response.headers.getSetCookie().sort();
      equal(cookies.length, 2);
      match(cookies[0] ?? '', new RegExp(`^${accessTokenCookie}=; .*HttpOnly`));
      match(cookies[1] ?? '', /^memberInfo=; /);
      for (const cookie of cookies) {
        match(cookie, /; Path=\/; /);
        match(cookie, /; Expires=Thu, 01 Jan 1970 00:00:00 GMT/);
      }
    },
  },
];
