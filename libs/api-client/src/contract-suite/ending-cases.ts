import { deepEqual, equal, ok } from 'node:assert/strict';
import {
  call,
  endMembership,
  endMembershipByLink,
  getEnding,
  getEndingOfLink,
  isCallError,
  requestEndingLink,
} from '../client/index.ts';
import type { Case } from './case.ts';
import { optionsOf } from './session-cases.ts';
import type { SignInTarget } from './sign-in-cases.ts';

/** The contract of the end of a membership as test cases, for the API and the MSW handlers. They end the member’s membership. */
export const endingCases: readonly Case<SignInTarget>[] = [
  {
    title: 'tells visitors nothing about a membership, and ends none',
    async run({ baseUrl }) {
      for (const answer of [
        await call(getEnding, {}, { baseUrl }),
        await call(endMembership, { body: { seen: 'x', locale: 'fr' } }, { baseUrl }),
      ]) {
        ok(isCallError(answer));
        deepEqual([answer.httpStatus, answer.code], [401, 'unauthenticated']);
      }
    },
  },
  {
    title: 'answers a request for a link the same for a number that exists and one that does not',
    async run({ baseUrl, memberNumber }) {
      for (const number of [
        memberNumber,
        '9999999999',
        `${memberNumber.slice(0, 4)} ${memberNumber.slice(4)}`,
      ]) {
        deepEqual(await call(requestEndingLink, { body: { number, locale: 'fr' } }, { baseUrl }), {
          status: 'success',
        });
      }
    },
  },
  {
    title: 'names the error of a number for which no link can be requested',
    async run({ baseUrl }) {
      for (const [number, error] of [
        ['', 'required'],
        ['1'.repeat(31), 'invalid'],
        ['<1>', 'invalid'],
      ] as const) {
        const answer = await call(requestEndingLink, { body: { number, locale: 'fr' } }, { baseUrl });
        ok(isCallError(answer));
        deepEqual([answer.httpStatus, answer.errors], [422, { number: error }]);
      }
    },
  },
  {
    title: 'ends nothing by a link that is unknown',
    async run({ baseUrl }) {
      for (const answer of [
        await call(getEndingOfLink, { body: { token: 'unknown' } }, { baseUrl }),
        await call(endMembershipByLink, { body: { token: 'unknown', seen: 'x', locale: 'en' } }, { baseUrl }),
      ]) {
        ok(isCallError(answer));
        deepEqual([answer.httpStatus, answer.errors], [422, { token: 'expired' }]);
      }
    },
  },
  {
    title: 'ends a membership once, for a person who saw what ends',
    async run(target) {
      const options = await optionsOf(target);
      const before = await call(getEnding, {}, options);
      ok(!isCallError(before));
      equal(before.ending.state, 'ready');
      const other = await call(endMembership, { body: { seen: 'something else', locale: 'fr' } }, options);
      ok(isCallError(other));
      deepEqual([other.httpStatus, other.errors], [422, { seen: 'changed' }]);
      deepEqual(await call(getEnding, {}, options), before);
      const { seen, ...ending } = before.ending;
      for (const press of [seen, seen, 'something else']) {
        const ended = await call(endMembership, { body: { seen: press, locale: 'fr' } }, options);
        ok(!isCallError(ended));
        const { seen: _, ...same } = ended.ending;
        deepEqual(same, { ...ending, state: 'ended' });
      }
    },
  },
];
