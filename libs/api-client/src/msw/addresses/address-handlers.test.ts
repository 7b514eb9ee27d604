import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { addressCases } from '../../contract-suite/index.ts';
import { createHandlers } from '../index.ts';

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
