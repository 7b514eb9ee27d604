import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { call, endSessions, getMember, isCallError, listSessions, signIn, signOut } from '../client/index.ts';
import { memberSessions, sessionsEnded } from '../contract/index.ts';
import { json, readError } from './answers.ts';
import type { Case } from './case.ts';
import { postJson } from './requests.ts';
import type { SignInTarget } from './sign-in-cases.ts';

/** The contract of a member's sessions as test cases, for the API and the MSW handlers. */
export const sessionCases: readonly Case<SignInTarget>[] = [
  {
    title: 'lists the member’s sessions, the current one first',
    async run(target) {
      const [one, other] = [await optionsOf(target), await optionsOf(target)];
      const { username, sessions } = memberSessions.parse(await call(listSessions, {}, other));
      equal(username, target.username);
      ok(sessions.length >= 2);
      deepEqual(
        sessions.map(({ current }) => current),
        sessions.map((_, index) => index === 0),
      );
      const [first] = memberSessions.parse(await call(listSessions, {}, one)).sessions;
      notEqual(first?.id, sessions[0]?.id);
      ok(sessions.some(({ id }) => id === first?.id));
    },
  },
  {
    title: 'ends one session, whose token is refused from then on',
    async run(target) {
      const [one, other] = [await optionsOf(target), await optionsOf(target)];
      const [ended] = memberSessions.parse(await call(listSessions, {}, other)).sessions;
      deepEqual(await call(endSessions, { body: { session: ended?.id ?? '' } }, one), {
        status: 'success',
        ended: 1,
      });
      await isRefused(target, other);
      deepEqual(await call(endSessions, { body: { session: ended?.id ?? '' } }, one), {
        status: 'success',
        ended: 0,
      });
      ok(!isCallError(await call(listSessions, {}, one)));
    },
  },
  {
    title: 'ends every other session at once',
    async run(target) {
      const [one, other] = [await optionsOf(target), await optionsOf(target)];
      const { ended } = sessionsEnded.parse(await call(endSessions, { body: { session: 'others' } }, one));
      ok(ended >= 1);
      await isRefused(target, other);
      equal(memberSessions.parse(await call(listSessions, {}, one)).sessions.length, 1);
    },
  },
  {
    title: 'ends the session of a member who signs out',
    async run(target) {
      const options = await optionsOf(target);
      ok(!isCallError(await call(signOut, {}, options)));
      await isRefused(target, options);
    },
  },
  {
    title: 'tells a visitor nothing about sessions',
    async run({ baseUrl }) {
      for (const answer of [
        await call(listSessions, {}, { baseUrl }),
        await call(endSessions, { body: { session: 'others' } }, { baseUrl }),
      ]) {
        ok(isCallError(answer));
        equal(answer.code, 'unauthenticated');
      }
    },
  },
  {
    title: 'ends sessions by their id or “others” only',
    async run(target) {
      const { headers } = await optionsOf(target);
      for (const session of ['', 'all', 1, null, undefined, ['others']]) {
        const response = await postJson(target.baseUrl + endSessions.path, { session }, headers);
        deepEqual(await readError(response, 'invalid_fields'), { session: 'invalid' });
      }
      const response = await postJson(target.baseUrl + endSessions.path, [], headers);
      match(JSON.stringify(await json(response)), /invalid_body/);
    },
  },
];

/** The options of calls in a new session. */
export async function optionsOf({ baseUrl, username, password }: SignInTarget) {
  const answer = await call(signIn, { body: { username, password } }, { baseUrl });
  ok(!isCallError(answer));
  return { baseUrl, headers: { authorization: `Bearer ${answer.accessToken}` } };
}

async function isRefused(
  { memberNumber }: SignInTarget,
  options: Awaited<ReturnType<typeof optionsOf>>,
): Promise<void> {
  const answer = await call(getMember, { query: { memberNumber } }, options);
  ok(isCallError(answer));
  equal(answer.code, 'unauthenticated');
}
