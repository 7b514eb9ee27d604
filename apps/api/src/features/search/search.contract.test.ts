import { searchCases, searchedDocuments } from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { indexEntries } from '../../testing/search.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await indexEntries(api.store.database, searchedDocuments);
});
afterAll(() => api.close());

describe('the API keeps the contract about searches', () => {
  it.each(searchCases)('$title', async ({ run }) => {
    await run({ baseUrl: api.baseUrl });
  });
});
