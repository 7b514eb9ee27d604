import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { quoteCases } from '../../contract-suite/index.ts';
import { createHandlers, mockMembers } from '../index.ts';

const baseUrl = 'http://api.test';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the handlers follow the contract of quotes', () => {
  it.each(quoteCases)('$title', async ({ run }) => {
    server.use(...createHandlers({ forms: [], baseUrl }));
    await run({ baseUrl, memberNumber: mockMembers[0]?.memberNumber ?? '' });
  });
});
