import { retryAfterUnavailable } from '@jalon/api-client/contract';
import { expect, it, onTestFinished } from 'vitest';
import { postBatteryTest } from '../../testing/forms/battery-test.ts';
import { startApi } from '../../testing/test-api.ts';
import { maxWaiting } from './database.ts';

it('refuses a call immediately when too many calls are waiting for the database', async () => {
  const api = await startApi();
  onTestFinished(() => api.close());
  const { pool } = api.store.database;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  // The workers of this process wait for a connection too, so a few of these callers are refused.
  const waiting = Array.from({ length: maxWaiting }, () =>
    pool.query('SELECT 1').then(
      () => true,
      () => false,
    ),
  );

  const began = performance.now();
  const refused = await postBatteryTest(api.baseUrl);
  expect(performance.now() - began).toBeLessThan(4_000);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe(String(retryAfterUnavailable));
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  expect((await fetch(`${api.baseUrl}/api/health/ready`)).status).toBe(503);
  expect((await fetch(`${api.baseUrl}/api/forms`)).status).toBe(200);

  for (const connection of held) connection.release();
  const served = (await Promise.all(waiting)).filter(Boolean);
  expect(served.length).toBeGreaterThan(maxWaiting - 10);
  expect((await postBatteryTest(api.baseUrl)).status).toBe(200);
});
