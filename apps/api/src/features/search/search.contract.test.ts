import { searchCases, searchedDocuments } from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import * as z from 'zod/mini';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { indexDocuments } from './index-documents.ts';
import { searchEntry } from './search-entry.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await indexDocuments(api.store.database, 'test', z.parse(z.array(searchEntry), searchedDocuments));
});
afterAll(() => api.close());

describe('the API keeps the contract about searches', () => {
  it.each(searchCases)('$title', async ({ run }) => {
    await run({ baseUrl: api.baseUrl });
  });
});
