import { randomBytes, randomUUID } from 'node:crypto';
import { defaultClub } from '@jalon/club';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { batteryTest, postBatteryTest } from '../../../testing/forms/battery-test.ts';
import { submissionsOf } from '../../../testing/forms/submissions.ts';
import { migrateTo } from '../../../testing/migrate-to.ts';
import { startApi, startApiForTest, type TestApi } from '../../../testing/test-api.ts';
import { query, testDatabase } from '../../../testing/test-database.ts';
import { handledForms } from '../handling/handled-forms.ts';
import { submissionEncryption } from './personal-data.ts';
import { deletePastKeeping } from './retention.ts';
import { type NewSubmission, storeSubmission } from './store-submission.ts';
import { reencrypt } from './stored-submissions.ts';
import { type ChannelName, eventKind } from './submission-events.ts';

let databaseUrl: string;
let api: TestApi;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  api = await startApi({ DATABASE_URL: databaseUrl, WORKER: 'off' });
});
afterEach(() => query(databaseUrl, 'TRUNCATE submissions, outbox_events CASCADE'));
afterAll(() => api.close());

function store(submission: Partial<NewSubmission>) {
  const { database, keys } = api.store;
  return storeSubmission(database, submissionEncryption(keys.data), {
    formId: 12,
    idempotencyKey: randomUUID(),
    values: {},
    locale: 'F',
    userAgent: '',
    channels: ['mailbox'],
    ...submission,
  });
}

async function send(api: TestApi, key: string, headers?: Record<string, string>): Promise<string> {
  const response = await postBatteryTest(api.baseUrl, batteryTest(), { key, headers });
  expect(response.status).toBe(200);
  return (await response.json()).reference;
}

/** A database of the first release, without encryption and delivery. */
async function firstDatabase(): Promise<string> {
  const DATABASE_URL = await testDatabase({ empty: true });
  await migrateTo(DATABASE_URL, 1);
  return DATABASE_URL;
}

it('submissions of the first release are encrypted at the next start, and still recognised when sent again', async () => {
  const DATABASE_URL = await firstDatabase();
  const key = randomUUID();
  const { formID: _formID, locale: _locale, userAgent, ...values } = batteryTest();
  const memberInfo = { name: 'Zoé', surname: 'Côté', memberNumber: '7', email: 'zoe@example.test' };
  await query(
    DATABASE_URL,
    `INSERT INTO submissions
       (form_id, idempotency_key, content_digest, reference, locale, user_agent, "values", member_info)
     VALUES (12, $1, 'digest', '234679CDFG', 'F', $2, $3, $4), (12, $5, 'digest', '234679CDFH', 'F', '', $3, NULL)`,
    [key, userAgent, values, memberInfo, randomUUID()],
  );
  const api = await startApiForTest({ DATABASE_URL });
  const stored = await submissionsOf(api);
  expect(stored.map(({ row }) => row.reference).sort()).toEqual(['234679CDFG', '234679CDFH']);
  const known = stored.find(({ row }) => row.reference === '234679CDFG');
  expect(known).toMatchObject({ values, userAgent, memberInfo });
  expect(await send(api, key)).toBe('234679CDFG');

  const rows = await query(DATABASE_URL, 'SELECT sealed, data_key FROM submissions');
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toMatchObject({ data_key: 'test' });
  expect(JSON.stringify(rows.map((row) => Object.values(row).map(String)))).not.toContain('Trois');
  expect(await query(DATABASE_URL, 'SELECT FROM mailbox WHERE read_at IS NULL')).toHaveLength(2);
});

it('a key is replaced without a submission lost, or stored twice', async () => {
  const DATABASE_URL = await testDatabase();
  const [newer, older] = ['newer', 'older'].map((id) => `${id}:${randomBytes(32).toString('base64')}`);
  const ring = (...keys: (string | undefined)[]) =>
    startApiForTest({ DATABASE_URL, DATA_KEYS: keys.join(',') });
  const key = randomUUID();
  const reference = await send(await ring(older), key);

  const changing = await ring(newer, older);
  expect(await send(changing, key)).toBe(reference);
  await send(changing, randomUUID());
  const keys = () => query(DATABASE_URL, 'SELECT data_key FROM submissions ORDER BY created_at');
  expect(await keys()).toEqual([{ data_key: 'older' }, { data_key: 'newer' }]);
  expect(await reencrypt(changing.store.database, submissionEncryption(changing.store.keys.data))).toBe(1);
  expect(await reencrypt(changing.store.database, submissionEncryption(changing.store.keys.data))).toBe(0);
  expect(await keys()).toEqual([{ data_key: 'newer' }, { data_key: 'newer' }]);

  const changed = await ring(newer);
  expect(await submissionsOf(changed)).toHaveLength(2);
  expect(await send(changed, key)).toBe(reference);
});

describe('submissions that were kept long enough', () => {
  interface Stored {
    readonly days: number;
    readonly formId?: number;
    readonly toAnswer?: boolean;
    readonly channels?: readonly ChannelName[];
    /** The channels that have failed permanently, and those that are still pending; the others have delivered. */
    readonly failed?: readonly ChannelName[];
    readonly waiting?: readonly ChannelName[];
  }

  async function stored(reference: string, submission: Stored): Promise<void> {
    const { days, toAnswer, failed = [], waiting = [], ...given } = submission;
    const { reference: drawn } = await store({ ...given, answerWithinDays: toAnswer ? 30 : undefined });
    await query(
      databaseUrl,
      `UPDATE submissions SET reference = $2, created_at = now() - make_interval(days => $3) WHERE reference = $1`,
      [drawn, reference, days],
    );
    await query(
      databaseUrl,
      `UPDATE outbox_events SET
         next_attempt_at = NULL,
         delivered_at = CASE WHEN kind = ANY ($2) THEN NULL ELSE now() END,
         failed_at = CASE WHEN kind = ANY ($2) THEN now() END
       WHERE subject_id = (SELECT id FROM submissions WHERE reference = $1) AND kind <> ALL ($3)`,
      [reference, failed.map(eventKind), waiting.map(eventKind)],
    );
  }

  /** Deletes submissions past their retention period once; returns the log. */
  async function retain(left: readonly string[]): Promise<object[]> {
    const lines: object[] = [];
    const log = pino(
      { base: null, timestamp: false },
      { write: (line) => void lines.push(JSON.parse(line)) },
    );
    const keepDays = { standard: 365, forms: new Map([[5, 1095]]) };
    await deletePastKeeping(api.store.database, keepDays, log);
    expect((await submissionsOf(api)).map(({ row }) => row.reference).sort()).toEqual(left);
    return lines;
  }

  it('are deleted by form with their rows, except those that wait for delivery or an answer', async () => {
    await stored('old', { days: 366 });
    await stored('new', { days: 364 });
    await stored('waiting', { days: 400, waiting: ['mailbox'] });
    await stored('long', { days: 400, formId: 5 });
    await stored('older', { days: 1100, formId: 5 });
    await stored('unanswered', { days: 1100, formId: 5, toAnswer: true });

    expect(await retain(['long', 'new', 'unanswered', 'waiting'])).toEqual([]);
    expect(await query(databaseUrl, 'SELECT FROM outbox_events')).toHaveLength(4);
  });

  it('are deleted page by page, though some of them wait and many came at the same time', async () => {
    // Pages have 500 rows; the times differ by microseconds or not at all.
    await query(
      databaseUrl,
      `INSERT INTO submissions (id, form_id, idempotency_key, content_digest, reference, locale, sealed, data_key, created_at, due_at)
       SELECT gen_random_uuid(), 12, n::text, '', CASE WHEN n % 300 = 0 THEN 'waits ' || n ELSE n::text END, 'F', convert_to('{"values":{}}', 'UTF8'), NULL,
         now() - interval '400 days' + make_interval(secs => (n / 3) * 0.000001),
         CASE WHEN n % 300 = 0 THEN now() END
       FROM generate_series(1, 1600) AS n`,
    );
    const waiting = ['waits 1200', 'waits 1500', 'waits 300', 'waits 600', 'waits 900'];
    await retain(waiting);
  });

  it('are logged by form and channel when they were never delivered', async () => {
    const channels = ['mail', 'webhook'] as const;
    await stored('delivered', { days: 400, channels });
    await stored('mail only', { days: 400, channels, failed: ['webhook'] });
    await stored('nowhere', { days: 400, channels, failed: channels });
    await stored('other form', { days: 1100, formId: 5, channels, failed: ['mail'] });
    await stored('new', { days: 300, channels, failed: channels });
    await stored('waiting', { days: 400, channels, failed: ['mail'], waiting: ['webhook'] });

    const lines = await retain(['new', 'waiting']);
    const told = { level: pino.levels.values.warn, msg: 'undelivered submissions deleted' };
    expect(lines).toHaveLength(3);
    expect(lines).toEqual(
      expect.arrayContaining([
        { ...told, form: 12, channel: 'webhook', submissions: 2 },
        { ...told, form: 12, channel: 'mail', submissions: 1 },
        { ...told, form: 5, channel: 'mail', submissions: 1 },
      ]),
    );
  });
});

it('a request about personal information must be answered within 30 days of receipt', async () => {
  const form = handledForms(defaultClub).find(({ id }) => id === 5);
  await store({ formId: 5, answerWithinDays: form?.answerWithinDays });
  const [{ row } = { row: undefined }] = await submissionsOf(api);
  expect(Number(row?.dueAt) - Number(row?.createdAt)).toBe(30 * 24 * 3600 * 1000);
});
