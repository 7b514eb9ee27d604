import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, getMaintenance } from '../client/index.ts';
import { maintenanceCases } from '../contract-suite/index.ts';
import { createHandlers, createMaintenanceStateHandlers } from './index.ts';

const baseUrl = 'http://api.test';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const everything = createHandlers({ forms: [], baseUrl });
const states = createMaintenanceStateHandlers({ baseUrl });

describe('the handlers follow the contract of maintenance', () => {
  describe.each([
    ['off', everything],
    ['on', [...states.on, ...everything]],
  ] as const)('while it is %s', (status, handlers) => {
    it.each(maintenanceCases)('$title', async ({ run }) => {
      server.use(...handlers);
      await run({ baseUrl, status });
    });
  });
});

it('the handlers can simulate a missing database', async () => {
  server.use(...states.unavailable);
  expect(await call(getMaintenance, { query: { locale: 'fr' } }, { baseUrl })).toMatchObject({
    code: 'unavailable',
    httpStatus: 503,
  });
});
