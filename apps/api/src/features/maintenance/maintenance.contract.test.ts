import { maintenanceCases } from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { switchMaintenance } from './maintenance.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('the API keeps the contract about maintenance', () => {
  describe.each(['off', 'on'] as const)('while it is %s', (status) => {
    beforeAll(() => switchMaintenance(api.store.database, status === 'on'));

    it.each(maintenanceCases)('$title', ({ run }) => run({ baseUrl: api.baseUrl, status }));
  });
});
