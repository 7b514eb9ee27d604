import { deepEqual, equal, match, notEqual } from 'node:assert/strict';
import {
  type CheckoutDone,
  checkoutAnswer,
  checkoutSaved,
  createCheckout,
  deleteCheckout,
  type ErrorCode,
  getCheckout,
  mailResumeLink,
  resumeCheckout,
  type SavedCheckout,
  saveCheckout,
} from '../contract/index.ts';
import { json, readError } from './answers.ts';

/** The server under test. */
export interface CheckoutTarget {
  /** Its address, without a trailing slash. */
  readonly baseUrl: string;
}

/** One test case of the contract. */
export interface CheckoutCase {
  readonly title: string;
  readonly run: (target: CheckoutTarget) => Promise<void>;
}

const checkout: SavedCheckout = {
  flow: 'register',
  locale: 'fr',
  data: { step1: { firstName: 'Léa', indOptionVR: true }, step2: [{ firstName: 'Noé' }] },
  progress: { registration: 'done', addMember: 'idle' },
};
const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';
const success: CheckoutDone = { status: 'success' };

/** The contract of unfinished checkouts as test cases, for the API and the MSW handlers. */
export const checkoutCases: readonly CheckoutCase[] = [
  {
    title: 'keeps a checkout under a secret id, and replaces it',
    async run(target) {
      const id = await create(target);
      match(id, /^[\w-]{22,}$/);
      notEqual(await create(target), id);
      deepEqual(await read(target, id), checkout);
      const later: SavedCheckout = {
        ...checkout,
        locale: 'en',
        data: {},
        progress: { registration: 'idle' },
      };
      const saved = await send(target, saveCheckout, id, later);
      deepEqual(checkoutSaved.parse(await json(saved)), { id });
      deepEqual(await read(target, id), later);
    },
  },
  {
    title: 'has no checkout after it was deleted, which can be repeated',
    async run(target) {
      const id = await create(target);
      for (let times = 0; times < 2; times += 1) {
        deepEqual(await json(await send(target, deleteCheckout, id)), success);
      }
      await readError(await send(target, getCheckout, id), 'not_found');
      await readError(await send(target, saveCheckout, id, checkout), 'not_found');
    },
  },
  {
    title: 'finds nothing under an id that it did not give',
    async run(target) {
      for (const id of [unknownId, 'x', '%00', '__proto__', 'a'.repeat(90)]) {
        await readError(await send(target, getCheckout, id), 'not_found');
      }
    },
  },
  {
    title: 'refuses a checkout with the numbers of a card or bank account',
    async run(target) {
      for (const data of [
        { step4: { cardNumber: '4242 4242 4242 4242' } },
        { step4: { cardDate: '12/30' } },
        { step4: [{ bank: { transit: '11000' } }] },
      ]) {
        const refused = await send(target, createCheckout, '', { ...checkout, data });
        deepEqual(await readError(refused, 'invalid_fields'), { data: 'forbidden' });
      }
    },
  },
  {
    title: 'refuses a checkout that is none',
    async run(target) {
      const bodies: readonly (readonly [unknown, ErrorCode])[] = [
        [[], 'invalid_body'],
        ['text', 'invalid_body'],
        [{ ...checkout, flow: 'other' }, 'invalid_fields'],
        [{ ...checkout, progress: { registration: 'begun' } }, 'invalid_fields'],
        [{ ...checkout, data: [] }, 'invalid_fields'],
      ];
      for (const [body, code] of bodies) {
        await readError(await send(target, createCheckout, '', body), code);
      }
    },
  },
  {
    title: 'gives the same answer to a request for a link, whether or not the checkout exists',
    async run(target) {
      for (const id of [await create(target), unknownId]) {
        const asked = await send(target, mailResumeLink, id, { email: ' lea@example.org ', locale: 'fr' });
        deepEqual(await json(asked), success);
      }
    },
  },
  {
    title: 'names the fields of a request for a link that are invalid',
    async run(target) {
      const id = await create(target);
      for (const [body, errors] of [
        [{ email: 'lea', locale: 'fr' }, { email: 'invalid' }],
        [{ email: 'a@b.example, c@d.example', locale: 'fr' }, { email: 'invalid' }],
        [{ email: 'lea@example.org', locale: 'de' }, { locale: 'invalid' }],
      ] as const) {
        const refused = await send(target, mailResumeLink, id, body);
        deepEqual(await readError(refused, 'invalid_fields'), errors);
      }
    },
  },
  {
    title: 'goes on with no checkout by a token that it did not sign',
    async run(target) {
      for (const token of ['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', '\0\ud800']) {
        const refused = await send(target, resumeCheckout, '', { token });
        deepEqual(await readError(refused, 'invalid_fields'), { token: 'expired' });
      }
    },
  },
];

interface Call {
  readonly method: string;
  readonly path: string;
}

function send({ baseUrl }: CheckoutTarget, { method, path }: Call, id: string, body?: unknown) {
  return fetch(baseUrl + path.replace(':checkoutId', id), {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
}

async function create(target: CheckoutTarget): Promise<string> {
  const response = await send(target, createCheckout, '', checkout);
  equal(response.status, 200, await response.clone().text());
  return checkoutSaved.parse(await json(response)).id;
}

async function read(target: CheckoutTarget, id: string): Promise<SavedCheckout> {
  return checkoutAnswer.parse(await json(await send(target, getCheckout, id))).checkout;
}
