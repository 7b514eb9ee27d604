import { searchCases, searchedDocuments } from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { engineNames, startSearchApi } from '../../testing/search.ts';
import type { TestApi } from '../../testing/test-api.ts';

describe.each(engineNames)('the API keeps the search contract with %s', (name) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startSearchApi(name, searchedDocuments);
  });
  afterAll(() => api.close());

  it.each(searchCases)('$title', async ({ run }) => {
    await run({ baseUrl: api.baseUrl });
  });
});
