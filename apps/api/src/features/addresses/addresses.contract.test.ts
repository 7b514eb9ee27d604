import { addressCases } from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('the API keeps the contract about addresses', () => {
  it.each(addressCases)('$title', async ({ run }) => {
    await run({
      baseUrl: api.baseUrl,
      address: {
        BuildingNumber: '650',
        SubBuilding: '',
        Street: '3e Rue',
        City: 'Chibougamau',
        PostalCode: 'G8P 1P1',
      },
      severalSearch: '1118 rue Sainte-Catherine Ouest, Montréal',
    });
  });
});
