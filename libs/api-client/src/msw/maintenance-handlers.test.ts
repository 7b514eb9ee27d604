import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { maintenanceCases } from '../contract-suite/index.ts';
import { createHandlers, createMaintenanceHandlers } from './index.ts';

const baseUrl = 'http://api.test';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const everything = createHandlers({ forms: [], baseUrl });

describe('the handlers follow the contract of maintenance', () => {
  describe.each([
    ['off', everything],
    ['on', [...createMaintenanceHandlers({ status: 'on', baseUrl }), ...everything]],
  ] as const)('while it is %s', (status, handlers) => {
    it.each(maintenanceCases)('$title', async ({ run }) => {
      server.use(...handlers);
      await run({ baseUrl, status });
    });
  });
});
