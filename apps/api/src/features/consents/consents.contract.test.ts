import { consentCases } from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('the API keeps the contract of consents', () => {
  it.each(consentCases)('$title', ({ run }) => run({ baseUrl: api.baseUrl }));
});
