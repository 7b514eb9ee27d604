import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { migrateTo } from '../../testing/migrate-to.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { DeliveryFailed, type OutboxEvent } from './event-handler.ts';
import { addEvents, deleteEvents } from './event-store.ts';
import { createOutbox } from './outbox.ts';

async function open() {
  const databaseUrl = await testDatabase();
  const database = openDatabase({ connection: () => ({ connectionString: databaseUrl }) });
  onTestFinished(() => database.close());
  const outbox = createOutbox({ database, log: { warn: () => {} } });
  onTestFinished(() => outbox.stop());
  const states = () =>
    query<{ kind: string; delivered: boolean; last_error: string | null }>(
      databaseUrl,
      'SELECT kind, delivered_at IS NOT NULL AS delivered, last_error FROM outbox_events ORDER BY kind',
    );
  return { database, outbox, states };
}

it('gives events of any feature to their handlers, with subject and payload', async () => {
  const { database, outbox, states } = await open();
  const handled: OutboxEvent[] = [];
  outbox.handle('orders.confirm', async (event) => void handled.push(event));
  outbox.handle('quotes.expire', async (event) => void handled.push(event));
  outbox.start();
  const [order, quote] = [randomUUID(), randomUUID()];
  await database.transaction((transaction) =>
    addEvents(transaction, [
      { kind: 'orders.confirm', subjectId: order, payload: { step: 2 } },
      { kind: 'quotes.expire', subjectId: quote },
    ]),
  );
  outbox.wake();
  await eventually(async () =>
    expect(await states()).toMatchObject([{ delivered: true }, { delivered: true }]),
  );
  expect(handled).toHaveLength(2);
  expect(handled).toEqual(
    expect.arrayContaining([
      { id: expect.any(String), kind: 'orders.confirm', subjectId: order, payload: { step: 2 } },
      { id: expect.any(String), kind: 'quotes.expire', subjectId: quote, payload: {} },
    ]),
  );
});

it('stores no event of a transaction that fails', async () => {
  const { database, states } = await open();
  const failing = database.transaction(async (transaction) => {
    await addEvents(transaction, [{ kind: 'orders.confirm', subjectId: randomUUID() }]);
    throw new Error('no order');
  });
  await expect(failing).rejects.toThrow('no order');
  expect(await states()).toEqual([]);
});

it('keeps events without a handler, and the error code of those that failed', async () => {
  const { database, outbox, states } = await open();
  outbox.handle('orders.confirm', async () => {
    throw new DeliveryFailed('refused', { final: true });
  });
  outbox.start();
  const subjectId = randomUUID();
  await database.transaction((transaction) =>
    addEvents(transaction, [
      { kind: 'orders.confirm', subjectId },
      { kind: 'payments.capture', subjectId },
    ]),
  );
  outbox.wake();
  await eventually(async () =>
    expect(await states()).toEqual([
      { kind: 'orders.confirm', delivered: false, last_error: 'refused' },
      { kind: 'payments.capture', delivered: false, last_error: null },
    ]),
  );
  await database.transaction((transaction) => deleteEvents(transaction, [subjectId]));
  expect(await states()).toEqual([]);
});

it('refuses a second handler for a kind, and one that is registered after the start', async () => {
  const { outbox } = await open();
  const handler = async () => {};
  outbox.handle('orders.confirm', handler);
  expect(() => outbox.handle('orders.confirm', handler)).toThrow('Two handlers for orders.confirm');
  outbox.start();
  expect(() => outbox.handle('orders.list', handler)).toThrow('registered too late');
});

it('keeps the deliveries of the previous release, whose processes go on working during a rolling restart', async () => {
  const databaseUrl = await testDatabase({ empty: true });
  await migrateTo(databaseUrl, 8);
  const submissionId = randomUUID();
  await query(
    databaseUrl,
    `INSERT INTO submissions (id, form_id, idempotency_key, content_digest, reference, locale, sealed)
     VALUES ($1, 12, 'key', 'digest', '234679CDFG', 'F', '')`,
    [submissionId],
  );
  const insert = 'INSERT INTO deliveries (submission_id, channel) VALUES ($1, $2)';
  await query(databaseUrl, insert, [submissionId, 'mail']);
  const [before] = await query<{ id: string }>(databaseUrl, 'SELECT id FROM deliveries');

  await migrate({ connectionString: databaseUrl });
  await query(databaseUrl, insert, [submissionId, 'webhook']);
  const claimed = await query<{ channel: string }>(
    databaseUrl,
    `WITH due AS (
       SELECT id AS due_id FROM deliveries WHERE next_attempt_at <= now() AND channel IN ('mail', 'webhook')
       LIMIT 4 FOR UPDATE SKIP LOCKED
     )
     UPDATE deliveries SET attempts = attempts + 1, next_attempt_at = NULL, delivered_at = now()
     FROM submissions WHERE deliveries.id IN (SELECT due_id FROM due) AND submissions.id = submission_id
     RETURNING channel`,
  );
  expect(claimed.map(({ channel }) => channel).sort()).toEqual(['mail', 'webhook']);
  const events = await query<object>(
    databaseUrl,
    'SELECT id, kind, subject_id, attempts FROM outbox_events ORDER BY kind',
  );
  expect(events).toEqual([
    { id: before?.id, kind: 'forms.mail', subject_id: submissionId, attempts: 1 },
    { id: expect.any(String), kind: 'forms.webhook', subject_id: submissionId, attempts: 1 },
  ]);
});
