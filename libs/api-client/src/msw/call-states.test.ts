import { expect, it } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { call, findAddresses, retrieveAddress, setAutomaticRenewal } from '../client/index.ts';
import { createAddressHandlers, createCallStates } from './index.ts';

const baseUrl = 'http://api.test';
const server = mockServer(...createAddressHandlers({ baseUrl }));

const states = createCallStates([findAddresses, setAutomaticRenewal], { baseUrl, slowFor: 50 });
const find = () => call(findAddresses, { query: { 'search-param': 'rue' } }, { baseUrl });

it('answers late what the usual handlers answer', async () => {
  server.use(...states.slow);
  const began = performance.now();
  expect(await find()).toMatchObject({ Items: expect.any(Array) });
  expect(performance.now() - began).toBeGreaterThanOrEqual(45);
});

it.each([
  ['unauthenticated', { code: 'unauthenticated', httpStatus: 401 }],
  ['tooMany', { code: 'too_many', httpStatus: 429, errors: { generic: 'tooMany' }, retryAfter: 900 }],
  ['genericError', { code: 'unexpected', httpStatus: 500 }],
  ['upstreamFailed', { code: 'upstream_failed', httpStatus: 502, errors: { generic: 'tryAgainLater' } }],
  ['unavailable', { code: 'unavailable', httpStatus: 503, retryAfter: 5 }],
] as const)('refuses the given calls with %s, and no other', async (state, answer) => {
  server.use(...states[state]);
  expect(await find()).toMatchObject(answer);
  expect(await call(setAutomaticRenewal, { body: { isOn: false } }, { baseUrl })).toMatchObject(answer);
  expect(await call(retrieveAddress, { query: { 'retrieved-id': 'none' } }, { baseUrl })).toMatchObject({
    code: 'not_found',
  });
});
