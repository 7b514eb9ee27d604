import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type CallError, call, isCallError, submitForm } from '../client/index.ts';
import {
  getRenderToken,
  honeypotField,
  renderTokenAge,
  renderTokenAnswer,
  renderTokenField,
  type SubmissionAccepted,
} from '../contract/index.ts';
import { json } from './answers.ts';
import type { Case } from './case.ts';
import type { ContractTarget } from './contract-cases.ts';

/** The server under test, with its bot protection on. */
export interface ProtectionTarget extends ContractTarget {
  /** Advances its clock by a number of seconds. */
  readonly pass: (seconds: number) => void;
}

/** The bot protection as test cases, for the API and the MSW handlers. */
export const protectionCases: readonly Case<ProtectionTarget>[] = [
  {
    title: 'returns a token that no cache stores',
    async run({ baseUrl }) {
      const response = await fetch(baseUrl + getRenderToken.path);
      equal(response.status, 200);
      equal(response.headers.get('cache-control'), 'no-store');
      const { token } = renderTokenAnswer.parse(await json(response));
      match(token, /^[\w.=-]{1,100}$/);
    },
  },
  {
    title: 'accepts a submission from the minimum to the maximum age of its token',
    async run(target) {
      for (const age of [renderTokenAge.min, renderTokenAge.max]) {
        const token = await newToken(target);
        target.pass(age);
        accepted(await send(target, { [renderTokenField]: token, [honeypotField]: '' }));
      }
    },
  },
  {
    title: 'asks for a confirmation of a submission that is too early or too late',
    async run(target) {
      for (const age of [0, renderTokenAge.min - 0.001, renderTokenAge.max + 0.001]) {
        const token = await newToken(target);
        target.pass(age);
        asked(await send(target, { [renderTokenField]: token }));
      }
    },
  },
  {
    title: 'asks for a confirmation without a token or with an invalid one',
    async run(target) {
      const token = await newToken(target);
      target.pass(renderTokenAge.min);
      const [time = '', signature = ''] = token.split('.');
      const earlier = (Number.parseInt(time, 36) - 1).toString(36);
      for (const forged of [
        undefined,
        null,
        '',
        '.',
        time,
        `${time}.`,
        `.${signature}`,
        `${earlier}.${signature}`,
        `${time}.${signature.slice(0, -1)}`,
        `${time}.${signature}.${signature}`,
        ` ${token}`,
        `${token}\0`,
        token.toUpperCase(),
        'é'.repeat(10_000),
        0,
        true,
        [token],
        { token },
        { toString: token },
      ]) {
        asked(await send(target, { [renderTokenField]: forged }));
      }
      accepted(await send(target, { [renderTokenField]: token }));
    },
  },
  {
    title: 'asks for a confirmation when the honeypot is filled in',
    async run(target) {
      const token = await newToken(target);
      target.pass(renderTokenAge.min);
      for (const trapped of ['https://a.test', ' ', '\0', 0, false, [], {}]) {
        asked(await send(target, { [renderTokenField]: token, [honeypotField]: trapped }));
      }
      accepted(await send(target, { [renderTokenField]: token, [honeypotField]: null }));
    },
  },
  {
    title: 'accepts a confirmed submission with the new token',
    async run(target) {
      const key = randomUUID();
      const fresh = asked(await send(target, { [honeypotField]: 'x' }, key));
      target.pass(renderTokenAge.min);
      accepted(await send(target, { [renderTokenField]: fresh }, key));
    },
  },
  {
    title: 'asks again when the confirmation is too early or fills in the honeypot',
    async run(target) {
      const key = randomUUID();
      let fresh = asked(await send(target, {}, key));
      for (let time = 0; time < 3; time += 1) {
        fresh = asked(await send(target, { [renderTokenField]: fresh }, key));
        target.pass(renderTokenAge.min);
        fresh = asked(await send(target, { [renderTokenField]: fresh, [honeypotField]: 'x' }, key));
      }
    },
  },
  {
    title: 'names invalid fields before it asks for a confirmation',
    async run(target) {
      const answer = await send(target, { [target.requiredField]: '', [honeypotField]: 'x' });
      ok(isCallError(answer));
      equal(answer.code, 'invalid_fields');
      deepEqual(answer.errors, { [target.requiredField]: 'required' });
      equal(answer.renderToken, undefined);
    },
  },
  {
    title: 'repeats the first answer for a stored submission with any token',
    async run(target) {
      const key = randomUUID();
      const token = await newToken(target);
      target.pass(renderTokenAge.min);
      const first = accepted(await send(target, { [renderTokenField]: token }, key));
      target.pass(renderTokenAge.max);
      for (const fields of [{ [renderTokenField]: token }, {}, { [honeypotField]: 'x' }]) {
        equal(accepted(await send(target, fields, key)), first);
      }
      asked(await send(target, { [renderTokenField]: token }));
    },
  },
  {
    title: 'treats the same fields as the same submission when the token differs',
    async run(target) {
      const key = randomUUID();
      const tokens = [await newToken(target)];
      target.pass(1);
      tokens.push(await newToken(target));
      target.pass(renderTokenAge.min);
      notEqual(tokens[0], tokens[1]);
      const references: string[] = [];
      for (const token of tokens) {
        references.push(
          accepted(await send(target, { [renderTokenField]: token, [honeypotField]: '' }, key)),
        );
      }
      equal(references[0], references[1]);
    },
  },
];

async function newToken({ baseUrl }: ProtectionTarget): Promise<string> {
  const response = await fetch(baseUrl + getRenderToken.path);
  return renderTokenAnswer.parse(await json(response)).token;
}

function send(
  { baseUrl, formId, validBody }: ProtectionTarget,
  fields: Readonly<Record<string, unknown>>,
  idempotencyKey: string = randomUUID(),
): Promise<SubmissionAccepted | CallError> {
  return call(
    submitForm,
    { params: { formId }, body: { ...validBody(0), ...fields }, idempotencyKey },
    { baseUrl },
  );
}

function accepted(answer: SubmissionAccepted | CallError): string {
  if (isCallError(answer)) throw new Error(`${answer.httpStatus} ${answer.code}`);
  return answer.reference;
}

/** The new token in an answer that asks for a confirmation. */
function asked(answer: SubmissionAccepted | CallError): string {
  ok(isCallError(answer), 'was taken');
  const { renderToken = '', ...error } = answer;
  deepEqual(error, {
    status: 'error',
    code: 'confirm_needed',
    errors: { generic: 'confirmSend' },
    httpStatus: 428,
    retryAfter: undefined,
  });
  notEqual(renderToken, '');
  return renderToken;
}
