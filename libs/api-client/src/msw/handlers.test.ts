import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { call, getRenderToken, isCallError, submitForm } from '../client/index.ts';
import { contractCases, draftCases, protectionCases } from '../contract-suite/index.ts';
import { startSession } from './accounts/mock-accounts.ts';
import { createHandlers, createStateHandlers, type MockForm, mockMembers } from './index.ts';

const baseUrl = 'http://api.test';
const form: MockForm = {
  id: 7,
  name: 'made-up',
  fields: { word: {}, other: {} },
  check: ({ word }) => {
    if (typeof word !== 'string' || word === '') return { word: 'required' };
    return /^[a-z]+$/.test(word) ? undefined : { word: 'lettersOnly' };
  },
};

const server = mockServer();
const target = {
  baseUrl,
  formId: form.id,
  validBody: (variant: number) => ({ word: 'abcdefgh'.slice(variant) }),
  requiredField: 'word',
};

const send = (body: object, idempotencyKey = 'a-key-of-16-chars', headers?: Record<string, string>) =>
  call(submitForm, { params: { formId: form.id }, body, idempotencyKey }, { baseUrl, headers });

describe('the handlers follow the contract', () => {
  const handlers = createHandlers({ forms: [form] });

  it.each([...contractCases, ...draftCases])('$title', async ({ run }) => {
    server.use(...handlers);
    await run(target);
  });
});

describe('the handlers follow the contract of the bot protection', () => {
  const handlers = createHandlers({ forms: [form], protection: 'on' });

  it.each(protectionCases)('$title', async ({ run }) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    server.use(...handlers);
    await run({ ...target, pass: (seconds) => vi.setSystemTime(Date.now() + seconds * 1000) });
  });

  it('returns a token even when the protection is off', async () => {
    server.use(...createHandlers({ forms: [form], baseUrl }));
    expect(await call(getRenderToken, {}, { baseUrl })).toEqual({ token: expect.any(String) });
    expect(await send({ word: 'abc', siteWeb: 'https://a.test' })).toMatchObject({ status: 'success' });
  });
});

it('only members can send a form for members', async () => {
  server.use(...createHandlers({ forms: [{ ...form, membersOnly: true }], baseUrl }));
  expect(await send({ word: '' })).toMatchObject({
    httpStatus: 401,
    code: 'unauthenticated',
    errors: { generic: 'signInAgain' },
  });
  const headers = { authorization: `Bearer ${startSession(mockMembers[0]?.memberNumber ?? '')}` };
  expect(await send({ word: '' }, undefined, headers)).toMatchObject({ code: 'invalid_fields' });
  expect(await send({ word: 'abc' }, undefined, headers)).toMatchObject({ status: 'success' });
});

it('a request with a member is stored in the session of that member only', async () => {
  const [one, other] = mockMembers.map(({ memberNumber }) => memberNumber);
  server.use(...createHandlers({ forms: [form], baseUrl }));
  const memberInfo = { name: 'A', surname: 'B', memberNumber: one, email: '' };
  const sessionOf = (memberNumber = '') => ({ authorization: `Bearer ${startSession(memberNumber)}` });
  expect(await send({ word: 'abc', memberInfo })).toMatchObject({
    httpStatus: 401,
    errors: { generic: 'sessionEnded' },
  });
  expect(await send({ word: 'abc', memberInfo }, undefined, sessionOf(other))).toMatchObject({
    errors: { generic: 'reloadPage' },
  });
  expect(await send({ word: 'abc', memberInfo }, undefined, sessionOf(one))).toMatchObject({
    status: 'success',
  });
});

it('a check with the member number can reject a valid submission', async () => {
  const [member] = mockMembers;
  const beforeStore: MockForm['beforeStore'] = ({ word }, memberNumber) =>
    word === 'dear' && memberNumber === member?.memberNumber ? { word: 'insufficientDollars' } : undefined;
  server.use(...createHandlers({ forms: [{ ...form, beforeStore }], baseUrl }));
  const headers = { authorization: `Bearer ${startSession(member?.memberNumber ?? '')}` };
  expect(await send({ word: 'dear' }, undefined, headers)).toMatchObject({
    code: 'invalid_fields',
    errors: { word: 'insufficientDollars' },
  });
  expect(await send({ word: 'cheap' }, undefined, headers)).toMatchObject({ status: 'success' });
  // Stored by a visitor, whom no check rejects; a stored submission gets its first answer.
  expect(await send({ word: 'dear' })).toMatchObject({ status: 'success' });
  expect(await send({ word: 'dear' }, undefined, headers)).toMatchObject({ status: 'success' });
});

describe('the handlers of rare states', () => {
  const states = createStateHandlers({ forms: [form], baseUrl, slowFor: 50 });

  it('lose the answer but not the submission: sending again gives its reference', async () => {
    server.use(...states.lostAnswer);
    expect(await send({ word: 'abc' })).toMatchObject({
      code: 'network',
      errors: { generic: 'tryAgainLater' },
    });
    const again = await send({ word: 'abc' });
    expect(again).toMatchObject({ status: 'success' });
    expect(await send({ word: 'abc' })).toEqual(again);
  });

  it('ask once for each key to send again, after fields in error', async () => {
    server.use(...states.confirmNeeded);
    expect(await send({ word: '' })).toMatchObject({ code: 'invalid_fields' });
    const answer = await send({ word: 'abc' });
    expect(answer).toMatchObject({
      httpStatus: 428,
      code: 'confirm_needed',
      errors: { generic: 'confirmSend' },
    });
    expect(isCallError(answer) && answer.renderToken).toBeTruthy();
    expect(await send({ word: 'abc' })).toMatchObject({ status: 'success' });
    expect(await send({ word: 'def' }, 'another-key-of-16')).toMatchObject({ code: 'confirm_needed' });
  });

  it('answer late', async () => {
    server.use(...states.slow);
    const began = performance.now();
    expect(await send({ word: 'abc' })).toMatchObject({ status: 'success' });
    expect(performance.now() - began).toBeGreaterThanOrEqual(45);
  });

  it.each([
    ['genericError', { code: 'unexpected', httpStatus: 500, errors: { generic: 'tryAgainLater' } }],
    ['tooMany', { code: 'too_many', httpStatus: 429, errors: { generic: 'tooMany' }, retryAfter: 600 }],
    [
      'unavailable',
      { code: 'unavailable', httpStatus: 503, errors: { generic: 'tryAgainLater' }, retryAfter: 5 },
    ],
  ] as const)('refuse with %s', async (state, answer) => {
    server.use(...states[state]);
    expect(await send({ word: 'abc' })).toMatchObject(answer);
  });
});
