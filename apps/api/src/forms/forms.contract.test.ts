import { contractCases } from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { batteryTest, batteryTestId } from '../testing/battery-test.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('the API keeps the contract', () => {
  it.each(contractCases)('$title', async ({ run }) => {
    await run({
      baseUrl: api.baseUrl,
      formId: batteryTestId,
      validBody: batteryTest,
      requiredField: 'vehiculeMarque',
    });
  });
});
