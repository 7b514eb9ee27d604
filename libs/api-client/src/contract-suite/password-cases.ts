import { deepEqual, equal, ok } from 'node:assert/strict';
import {
  call,
  changePassword,
  isCallError,
  listSessions,
  requestPasswordReset,
  resetPassword,
  signIn,
} from '../client/index.ts';
import { passwordMaxLength, passwordMinLength } from '../contract/index.ts';
import { readError } from './answers.ts';
import type { Case } from './case.ts';
import { postJson } from './requests.ts';
import { optionsOf } from './session-cases.ts';
import type { SignInTarget } from './sign-in-cases.ts';

const fresh = 'quatre mots pris au hasard';

/** The contract of the calls about passwords as test cases, for the API and the MSW handlers. */
export const passwordCases: readonly Case<SignInTarget>[] = [
  {
    title: 'changes the password and ends the other sessions',
    async run(target) {
      const { baseUrl, username, password } = target;
      const [own, other] = [await optionsOf(target), await optionsOf(target)];
      const change = { currentPassword: password, newPassword: fresh };
      deepEqual(await call(changePassword, { body: change }, own), { status: 'success' });
      ok(!isCallError(await call(listSessions, {}, own)));
      ok(isCallError(await call(listSessions, {}, other)));
      ok(isCallError(await call(signIn, { body: { username, password } }, { baseUrl })));
      ok(!isCallError(await call(signIn, { body: { username, password: fresh } }, { baseUrl })));
      const back = { currentPassword: fresh, newPassword: password };
      deepEqual(await call(changePassword, { body: back }, own), { status: 'success' });
    },
  },
  {
    title: 'names the field of each error of a change',
    async run(target) {
      const options = await optionsOf(target);
      const currentPassword = target.password;
      for (const [change, errors] of [
        [
          { currentPassword: '', newPassword: '' },
          { currentPassword: 'required', newPassword: 'required' },
        ],
        [{ currentPassword: 'wrong', newPassword: fresh }, { currentPassword: 'incorrect' }],
        [{ currentPassword, newPassword: 'a'.repeat(passwordMinLength - 1) }, { newPassword: 'tooShort' }],
        [{ currentPassword, newPassword: 'a'.repeat(passwordMaxLength + 1) }, { newPassword: 'tooLong' }],
        [{ currentPassword, newPassword: 'passwordpassword' }, { newPassword: 'tooEasy' }],
      ] as const) {
        const answer = await call(changePassword, { body: change }, options);
        ok(isCallError(answer));
        deepEqual(answer.errors, errors);
        equal(answer.httpStatus, 422);
      }
    },
  },
  {
    title: 'changes no password for a visitor',
    async run({ baseUrl, password }) {
      const answer = await call(
        changePassword,
        { body: { currentPassword: password, newPassword: fresh } },
        { baseUrl },
      );
      ok(isCallError(answer));
      equal(answer.code, 'unauthenticated');
    },
  },
  {
    title: 'gives the same answer to a request for a link, whether or not the account exists',
    async run({ baseUrl, username }) {
      for (const asked of [` ${username} `, `${username}x`, 'a'.repeat(5_000), "' OR 1=1 --", '__proto__']) {
        const answer = await call(
          requestPasswordReset,
          { body: { username: asked, locale: 'fr' } },
          { baseUrl },
        );
        deepEqual(answer, { status: 'success' });
      }
    },
  },
  {
    title: 'names each field of a request for a link that is missing',
    async run({ baseUrl }) {
      for (const [body, errors] of [
        [{}, { username: 'required', locale: 'invalid' }],
        [{ username: ' \u00a0 ', locale: 'en' }, { username: 'required' }],
        [{ username: 1, locale: 'fr' }, { username: 'required' }],
        [{ username: 'zoe', locale: 'de' }, { locale: 'invalid' }],
      ] as const) {
        deepEqual(
          await readError(await postJson(baseUrl + requestPasswordReset.path, body), 'invalid_fields'),
          errors,
        );
      }
    },
  },
  {
    title: 'sets no password with a token that does not exist',
    async run({ baseUrl }) {
      for (const token of ['x', 'a'.repeat(43), '\0\ud800', "' OR 1=1 --"]) {
        const answer = await call(resetPassword, { body: { token, newPassword: fresh } }, { baseUrl });
        ok(isCallError(answer));
        deepEqual(answer.errors, { token: 'expired' });
      }
      const missing = await readError(await postJson(baseUrl + resetPassword.path, {}), 'invalid_fields');
      deepEqual(missing, { token: 'required', newPassword: 'required' });
    },
  },
  {
    title: 'accepts passwords as an object only',
    async run({ baseUrl }) {
      for (const { path } of [requestPasswordReset, resetPassword]) {
        await readError(await postJson(baseUrl + path, []), 'invalid_body');
      }
    },
  },
];
