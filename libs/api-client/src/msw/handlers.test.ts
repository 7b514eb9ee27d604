import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { submitForm } from '../client/index.ts';
import { contractCases } from '../contract-suite/index.ts';
import { createHandlers, createStateHandlers, type MockForm } from './index.ts';

const baseUrl = 'http://api.test';
const form: MockForm = {
  id: 7,
  name: 'made-up',
  paths: { fr: '/fr/essai', en: '/en/trial' },
  fields: { word: {}, other: {} },
  check: ({ word }) => {
    if (typeof word !== 'string' || word === '') return { word: 'required' };
    return /^[a-z]+$/.test(word) ? undefined : { word: 'lettersOnly' };
  },
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const send = (payload: object, idempotencyKey = 'a-key-of-16-chars') =>
  submitForm(form.id, payload, { baseUrl, idempotencyKey });

describe('the handlers keep the contract', () => {
  const handlers = createHandlers({ forms: [form] });

  it.each(contractCases)('$title', async ({ run }) => {
    server.use(...handlers);
    await run({
      baseUrl,
      formId: form.id,
      validBody: (variant) => ({ word: 'abcdefgh'.slice(variant) }),
      requiredField: 'word',
    });
  });
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
