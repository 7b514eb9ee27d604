import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, findAddresses, retrieveAddress } from '../../client/index.ts';
import { addressCases } from '../../contract-suite/index.ts';
import { createAddressStateHandlers, createHandlers } from '../index.ts';

const baseUrl = 'http://api.test';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the handlers keep the contract about addresses', () => {
  const handlers = createHandlers({ forms: [] });

  it.each(addressCases)('$title', async ({ run }) => {
    server.use(...handlers);
    await run({
      baseUrl,
      address: {
        BuildingNumber: '1234',
        SubBuilding: '',
        Street: 'Rue des Érables',
        City: 'Québec',
        PostalCode: 'G1R 2M1',
      },
      severalSearch: '75 boul rene levesque',
    });
  });
});

describe('the handlers of rare states', () => {
  const states = createAddressStateHandlers({ baseUrl, slowFor: 50 });

  it('answer late', async () => {
    server.use(...states.slow);
    const began = performance.now();
    expect(await call(findAddresses, { query: { 'search-param': 'rue' } }, { baseUrl })).toMatchObject({
      Items: expect.any(Array),
    });
    expect(performance.now() - began).toBeGreaterThanOrEqual(45);
  });

  it.each([
    ['upstreamFailed', { code: 'upstream_failed', httpStatus: 502, errors: { generic: 'tryAgainLater' } }],
    ['tooMany', { code: 'too_many', httpStatus: 429, errors: { generic: 'tooMany' }, retryAfter: 600 }],
    [
      'unavailable',
      { code: 'unavailable', httpStatus: 503, errors: { generic: 'tryAgainLater' }, retryAfter: 5 },
    ],
  ] as const)('refuse with %s', async (state, answer) => {
    server.use(...states[state]);
    expect(await call(findAddresses, { query: { 'search-param': 'rue' } }, { baseUrl })).toMatchObject(
      answer,
    );
    expect(
      await call(retrieveAddress, { query: { 'retrieved-id': 'CA|CP|B|1' } }, { baseUrl }),
    ).toMatchObject(answer);
  });
});
