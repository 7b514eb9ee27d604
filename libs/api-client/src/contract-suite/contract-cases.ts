import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { call, listForms, submitForm } from '../client/index.ts';
import {
  bodyLimit,
  type ErrorCode,
  formList,
  health,
  healthAnswer,
  healthLive,
  healthLiveAnswer,
  healthReady,
  submissionAccepted,
} from '../contract/index.ts';
import { json, readError } from './answers.ts';
import type { Case, Server } from './case.ts';

/** The server under test, and one of its forms. */
export interface ContractTarget extends Server {
  readonly formId: number;
  /** A valid body; each `variant` has different field values. */
  readonly validBody: (variant: number) => Readonly<Record<string, unknown>>;
  /** A required field. */
  readonly requiredField: string;
}

/**
 * The contract as test cases, for the API and the MSW handlers. Because both pass, a story behaves like the site.
 */
export const contractCases: readonly Case<ContractTarget>[] = [
  {
    title: 'reports that it is live and ready',
    async run({ baseUrl }) {
      const live = await fetch(baseUrl + healthLive.path);
      equal(live.status, 200);
      healthLiveAnswer.parse(await json(live));
      for (const { path } of [health, healthReady]) {
        const ready = await fetch(baseUrl + path);
        equal(ready.status, 200);
        healthAnswer.parse(await json(ready));
      }
    },
  },
  {
    title: 'lists the form, and the pages of the site',
    async run({ baseUrl, formId }) {
      const list = formList.parse(await call(listForms, {}, { baseUrl }));
      ok(list.forms.some(({ id }) => id === formId));
      ok(list.links);
    },
  },
  {
    title: 'accepts a submission and returns a reference that a person can quote',
    async run(target) {
      await accepted(target, newKey(), target.validBody(0));
    },
  },
  {
    title: 'repeats the first answer for the same key with the same fields',
    async run(target) {
      const key = newKey();
      const first = await accepted(target, key, target.validBody(0));
      equal(await accepted(target, key, target.validBody(0)), first);
    },
  },
  {
    title: 'treats the same fields as the same submission when browser or language differ',
    async run(target) {
      const key = newKey();
      const first = await accepted(target, key, { ...target.validBody(0), userAgent: 'one' });
      equal(await accepted(target, key, { ...target.validBody(0), userAgent: 'another' }), first);
    },
  },
  {
    title: 'stores a corrected submission too when its key is the same',
    async run(target) {
      const key = newKey();
      const first = await accepted(target, key, target.validBody(0));
      notEqual(await accepted(target, key, target.validBody(1)), first);
    },
  },
  {
    title: 'stores the same fields again under another key',
    async run(target) {
      const first = await accepted(target, newKey(), target.validBody(0));
      notEqual(await accepted(target, newKey(), target.validBody(0)), first);
    },
  },
  {
    title: 'returns the same reference to twenty simultaneous posts of one key',
    async run(target) {
      const key = newKey();
      const references = await Promise.all(
        Array.from({ length: 20 }, () => accepted(target, key, target.validBody(0))),
      );
      equal(new Set(references).size, 1);
    },
  },
  {
    title: 'names the invalid field, and nothing else',
    async run(target) {
      const { [target.requiredField]: _, ...incomplete } = target.validBody(0);
      const errors = await refused(target, { body: JSON.stringify(incomplete) }, 'invalid_fields');
      deepEqual(errors, { [target.requiredField]: 'required' });
    },
  },
  {
    title: 'names every missing required field of an empty submission',
    async run(target) {
      const errors = await refused(target, { body: '{}' }, 'invalid_fields');
      equal(errors[target.requiredField], 'required');
    },
  },
  {
    title: 'gives the client the errors in the form that it shows',
    async run({ baseUrl, formId, validBody, requiredField }) {
      const payload = { ...validBody(0), [requiredField]: '' };
      const answer = await call(
        submitForm,
        { params: { formId }, body: payload, idempotencyKey: newKey() },
        { baseUrl },
      );
      deepEqual(answer, {
        status: 'error',
        code: 'invalid_fields',
        errors: { [requiredField]: 'required' },
        httpStatus: 422,
        retryAfter: undefined,
      });
    },
  },
  ...[
    ['no JSON', '{"formID":'],
    ['nothing', ''],
    ['an array', '[{}]'],
    ['a text', '"{}"'],
    ['a number', '1'],
    ['null', 'null'],
    ['an object with a forged prototype', '{"__proto__":{"formID":"12"}}'],
    ['an object with a forged constructor', '{"a":{"constructor":{"prototype":{"b":1}}}}'],
    ['brackets sixty thousand deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ].map(([name, body]) => ({
    title: `refuses a body that is ${name}`,
    run: async (target: ContractTarget) => {
      await refused(target, { body }, 'invalid_body');
    },
  })),
  {
    title: 'rejects a submission whose key is missing or malformed',
    async run(target) {
      const body = JSON.stringify(target.validBody(0));
      for (const key of [
        undefined,
        '',
        'short',
        'a'.repeat(129),
        'sixteen characters and spaces',
        'é'.repeat(16),
      ]) {
        await refused(target, { body, key }, 'invalid_idempotency_key');
      }
    },
  },
  {
    title: 'answers 404 for an unknown form, with any body',
    async run(target) {
      for (const formId of [
        '0',
        '999999',
        `0${target.formId}`,
        `${target.formId}.0`,
        'a',
        '__proto__',
        '%00',
        '-1',
      ]) {
        await refused({ ...target, formId }, { body: '{}' }, 'unknown_form');
        await refused({ ...target, formId }, { body: 'x', type: 'text/plain' }, 'unknown_form');
      }
    },
  },
  {
    title: 'answers 404 at other addresses and for other methods',
    async run({ baseUrl, formId }) {
      for (const [method, path] of [
        ['GET', '/api/nothing'],
        ['GET', `/api/forms/${formId}`],
        ['DELETE', `/api/forms/${formId}`],
        ['POST', '/api/forms'],
        ['POST', `/api/forms/${formId}/more`],
      ] as const) {
        await readError(await fetch(baseUrl + path, { method }), 'not_found');
      }
    },
  },
  {
    title: 'rejects a body over 64 KiB',
    async run(target) {
      const body = JSON.stringify({ ...target.validBody(0), userAgent: 'a'.repeat(bodyLimit) });
      await refused(target, { body }, 'too_large');
    },
  },
  {
    title: 'rejects content types other than JSON',
    async run(target) {
      const body = JSON.stringify(target.validBody(0));
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', '']) {
        await refused(target, { body, type }, 'unsupported_type');
      }
    },
  },
  {
    title: 'accepts a JSON content type with parameters and capitals',
    async run(target) {
      const body = JSON.stringify(target.validBody(0));
      const response = await post(target, { body, type: 'Application/JSON; charset=UTF-8' });
      submissionAccepted.parse(await json(response));
    },
  },
  {
    title: 'rejects control characters, lone surrogates and wrong types in every field, without failing',
    async run(target) {
      for (const value of [
        '\0',
        '\ud800',
        '\uffff',
        '\u202e\u200b',
        '\r\n',
        '1e400',
        {},
        [],
        1,
        true,
        null,
      ]) {
        const body = JSON.stringify({ ...target.validBody(0), [target.requiredField]: value });
        const errors = await refused(target, { body }, 'invalid_fields');
        ok(errors[target.requiredField]);
      }
    },
  },
  {
    title: 'accepts a submission whose hidden fields are invalid, which a visitor cannot correct',
    async run(target) {
      for (const memberInfo of [
        null,
        'x',
        { name: '\0' },
        { name: 'Ann', surname: 'Roy', memberNumber: 1 },
      ]) {
        const body = {
          ...target.validBody(0),
          memberInfo,
          userAgent: '\0\ud800',
          other: '\0',
          toString: 'x',
        };
        await accepted(target, newKey(), body);
      }
    },
  },
];

interface Sent {
  body?: string;
  key?: string;
  type?: string;
}

function newKey(): string {
  return randomUUID();
}

function post(
  { baseUrl, formId }: { baseUrl: string; formId: number | string },
  { body, type = 'application/json', ...rest }: Sent,
): Promise<Response> {
  const key = 'key' in rest ? rest.key : newKey();
  return fetch(`${baseUrl}/api/forms/${formId}`, {
    method: 'POST',
    headers: {
      ...(type && { 'content-type': type }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    // A body without a type, so that `fetch` adds no content-type.
    body: new TextEncoder().encode(body),
  });
}

async function accepted(target: ContractTarget, key: string, body: object): Promise<string> {
  const response = await post(target, { body: JSON.stringify(body), key });
  equal(response.status, 200, await response.clone().text());
  return submissionAccepted.parse(await json(response)).reference;
}

async function refused(
  target: { baseUrl: string; formId: number | string },
  sent: Sent,
  code: ErrorCode,
): Promise<Readonly<Record<string, string>>> {
  return readError(await post(target, sent), code);
}
