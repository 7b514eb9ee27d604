import { priceCases } from '@jalon/api-client/contract-suite';
import { mockOptionPrices, mockPrices } from '@jalon/api-client/msw';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ SEED_DEMONSTRATION: 'on' });
});
afterAll(() => api.close());

describe('the API keeps the contract of the price list', () => {
  // The mocks have the prices of the demonstration club.
  it.each(priceCases)('$title', ({ run }) =>
    run({ baseUrl: api.baseUrl, prices: mockPrices, options: mockOptionPrices }),
  );
});
