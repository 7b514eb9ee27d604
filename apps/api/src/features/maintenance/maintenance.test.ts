import { afterAll, beforeAll, expect, it } from 'vitest';
import { operator } from '../../testing/operator.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { run as maintenance } from './maintenance.command.ts';

let DATABASE_URL: string;
let apis: TestApi[];
beforeAll(async () => {
  DATABASE_URL = await testDatabase();
  apis = [await startApi({ DATABASE_URL }), await startApi({ DATABASE_URL })];
});
afterAll(() => Promise.all(apis.map((api) => api.close())));

const run = (...words: string[]) => operator(maintenance, { DATABASE_URL })(...words);

const statuses = () =>
  Promise.all(
    apis.map(async ({ baseUrl }) => (await (await fetch(`${baseUrl}/api/maintenance`)).json()).status),
  );

it('an operator turns it on and off for every process, without a restart', async () => {
  const on = await run('on');
  expect(on).toMatch(/^Maintenance has been on since \d{4}-\d\d-\d\dT[\d:.]+Z\.\n$/);
  expect(await statuses()).toEqual(['on', 'on']);
  expect(await run()).toBe(on);
  expect(await run('off')).toBe('Maintenance is off.\n');
  expect(await statuses()).toEqual(['off', 'off']);
});

it('an operator who misspells the action gets the usage, and nothing changes', async () => {
  await expect(run('onn')).rejects.toThrow('Usage: npx jalon maintenance [on | off | status]');
  expect(await statuses()).toEqual(['off', 'off']);
});
