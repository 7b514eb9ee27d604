import { quoteCases } from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testMembers } from '../../testing/members.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ SEED_DEMONSTRATION: 'on' });
});
afterAll(() => api.close());

describe('the API keeps the contract of quotes', () => {
  const { memberNumber } = testMembers.zoe;
  it.each(quoteCases)('$title', ({ run }) => run({ baseUrl: api.baseUrl, memberNumber }));
});
