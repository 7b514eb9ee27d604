import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { autocomplete, call, search } from '../../client/index.ts';
import { searchCases, searchedDocuments } from '../../contract-suite/index.ts';
import { createHandlers, createSearchStateHandlers } from '../index.ts';

const baseUrl = 'http://api.test';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the handlers keep the contract about searches', () => {
  const handlers = createHandlers({ forms: [], documents: searchedDocuments });

  it.each(searchCases)('$title', async ({ run }) => {
    server.use(...handlers);
    await run({ baseUrl });
  });
});

it('a story has something to find in either language', async () => {
  server.use(...createHandlers({ forms: [] }));
  for (const [language, searchTerm] of [
    ['fr', 'voiture maison'],
    ['en', 'car home'],
  ] as const) {
    const answer = await call(
      search,
      { query: { index: language }, body: { requestState: { searchTerm } } },
      { baseUrl },
    );
    expect(answer).toMatchObject({ results: [{ id: { raw: 'recharge' } }] });
  }
});

describe('the handlers of rare states', () => {
  const states = createSearchStateHandlers({ baseUrl, slowFor: 50 });
  const question = { requestState: { searchTerm: 'voiture' } };

  it('answer late', async () => {
    server.use(...states.slow);
    const began = performance.now();
    expect(await call(search, { query: { index: 'fr' }, body: question }, { baseUrl })).toMatchObject({
      results: expect.any(Array),
    });
    expect(performance.now() - began).toBeGreaterThanOrEqual(45);
  });

  it('are unavailable', async () => {
    server.use(...states.unavailable);
    const answer = { code: 'unavailable', httpStatus: 503, retryAfter: 5 };
    expect(await call(search, { query: { index: 'fr' }, body: question }, { baseUrl })).toMatchObject(answer);
    expect(await call(autocomplete, { query: { index: 'fr' }, body: question }, { baseUrl })).toMatchObject(
      answer,
    );
  });
});
