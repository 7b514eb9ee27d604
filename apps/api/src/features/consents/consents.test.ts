import { randomUUID } from 'node:crypto';
import { type ConsentRecord, recordConsent } from '@jalon/api-client/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { operator } from '../../testing/operator.ts';
import { postJson } from '../../testing/post-json.ts';
import { startApi, startApiForTest, type TestApi } from '../../testing/test-api.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { run as consents } from './consents.command.ts';
import { consentsOf } from './consents.ts';

let DATABASE_URL: string;
let api: TestApi;
beforeAll(async () => {
  DATABASE_URL = await testDatabase();
  api = await startApi({ DATABASE_URL });
});
afterAll(() => api.close());

const choice = (change: Partial<ConsentRecord> = {}): ConsentRecord => ({
  consentId: randomUUID(),
  chosenAt: '2026-11-23T15:04:05.000Z',
  notice: 20_261_123,
  locale: 'fr',
  surface: 'banner',
  purposes: ['audience', 'advertising'],
  granted: ['audience'],
  ...change,
});
const record = (one: ConsentRecord, headers: Record<string, string> = {}, { baseUrl } = api) =>
  postJson(baseUrl + recordConsent.path, one, headers);

const run = (...words: string[]) => operator(consents, { DATABASE_URL })(...words);

it('stores what was shown and what was chosen, and nothing about the visitor', async () => {
  const one = choice();
  await record(one, { 'user-agent': 'A browser', cookie: 'memberInfo=1' });
  const rows = await query<Record<string, unknown>>(DATABASE_URL, 'SELECT * FROM consents');
  const [row] = rows.filter(({ consent_id }) => consent_id === one.consentId);
  expect(row).toEqual({
    consent_id: one.consentId,
    chosen_at: new Date(one.chosenAt),
    recorded_at: expect.any(Date),
    notice: one.notice,
    locale: 'fr',
    surface: 'banner',
    purposes: one.purposes,
    granted: one.granted,
  });
});

it('keeps every choice of a browser: a change of mind erases nothing', async () => {
  const first = choice();
  const second = choice({ ...first, chosenAt: '2026-11-24T15:04:05.000Z', surface: 'page', granted: [] });
  await record(first);
  await record(second);
  const stored = await consentsOf(api.store.database, first.consentId);
  expect(stored.map(({ surface, granted }) => ({ surface, granted }))).toEqual([
    { surface: 'banner', granted: ['audience'] },
    { surface: 'page', granted: [] },
  ]);
  const lines = (await run('show', first.consentId)).trimEnd().split('\n');
  expect(lines.map((line) => line.slice('2026-11-23T15:04:05.000Z  '.length))).toEqual([
    'notice 20261123 (fr, banner)  audience yes, advertising no',
    'notice 20261123 (fr, page)  audience no, advertising no',
  ]);
});

it('an unknown number, or none, gives the operator a message', async () => {
  const unknown = randomUUID();
  await expect(run('show', unknown)).rejects.toThrow(`No choice of ${unknown} is stored.`);
  await expect(run('show', 'someone')).rejects.toThrow('Usage: npx jalon consents show <consent number>');
});

it('deletes a proof only when its time is over, in a process of workers', async () => {
  /** Runs what such a process does every hour. */
  const anHourOf = async (environment: Record<string, string>) => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await startApiForTest({ DATABASE_URL, CONSENT_KEEP_DAYS: '30', ...environment });
    const works = timers.mock.calls.flatMap(([work, delay]) => (delay === 60_000 ? [work] : []));
    timers.mockRestore();
    for (const work of works) work();
    return works.length;
  };
  const [old, recent] = [choice(), choice()];
  await record(old);
  await record(recent);
  await query(
    DATABASE_URL,
    `UPDATE consents SET recorded_at = now() - interval '31 days' WHERE consent_id = '${old.consentId}'`,
  );
  expect(await anHourOf({ WORKER: 'off' })).toBe(0);
  expect(await consentsOf(api.store.database, old.consentId)).toHaveLength(1);
  await anHourOf({});
  await eventually(async () => expect(await consentsOf(api.store.database, old.consentId)).toEqual([]));
  expect(await consentsOf(api.store.database, recent.consentId)).toHaveLength(1);
});

it('limits how many choices one visitor records', async () => {
  const limited = await startApiForTest({ RATE_LIMITS: 'consents=2/600' });
  const statuses = [];
  for (let calls = 0; calls < 3; calls += 1) {
    statuses.push((await record(choice(), {}, limited)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});
