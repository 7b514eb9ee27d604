import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, search } from '../../client/index.ts';
import { searchCases, searchedDocuments } from '../../contract-suite/index.ts';
import { createHandlers } from '../index.ts';

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
