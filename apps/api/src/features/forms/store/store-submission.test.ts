import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { isUnavailable } from '../../../platform/database/unavailable.ts';
import { newReference } from '../../../platform/text/reference.ts';
import { eventually } from '../../../testing/eventually.ts';
import { holdTable, query, testDatabase } from '../../../testing/test-database.ts';
import { submissionEncryption } from './personal-data.ts';
import { contentDigest, type NewSubmission, storeSubmission } from './store-submission.ts';
import { readSubmissions } from './stored-submissions.ts';

describe('newReference', () => {
  it('is ten characters that can be read aloud, and another each time', () => {
    const references = Array.from({ length: 500 }, newReference);
    for (const reference of references) expect(reference).toMatch(/^[234679CDFGHJKMNPRTWX]{10}$/);
    expect(new Set(references).size).toBe(references.length);
  });
});

describe('contentDigest', () => {
  const key = 'a-key-of-16-chars';

  it('does not depend on the order of the fields', () => {
    expect(contentDigest({ a: '1', b: '2' }, key)).toBe(contentDigest({ b: '2', a: '1' }, key));
  });

  it('distinguishes fields from values', () => {
    expect(contentDigest({ a: '1', b: '' }, key)).not.toBe(contentDigest({ a: '', b: '1' }, key));
    expect(contentDigest({ a: '1,b:2' }, key)).not.toBe(contentDigest({ a: '1', b: '2' }, key));
  });

  it('can’t be guessed from values of few choices', () => {
    expect(contentDigest({ a: '1' }, key)).not.toBe(contentDigest({ a: '1' }, 'another-key-of-16'));
  });
});

describe('submissions that come at one moment', () => {
  const encryption = submissionEncryption([{ id: 'test', secret: Buffer.alloc(32, 'data') }]);

  const storing = (database: Database) => (submission: NewSubmission) =>
    storeSubmission(database, encryption, submission);

  async function open() {
    const databaseUrl = await testDatabase();
    const process = (): Database => {
      const database = openDatabase({ connection: () => ({ connectionString: databaseUrl }) });
      onTestFinished(() => database.close());
      return database;
    };
    const database = process();
    return {
      databaseUrl,
      database,
      store: storing(database),
      otherProcess: () => storing(process()),
      count: async (what: string) => (await query(databaseUrl, `SELECT DISTINCT ${what}`)).length,
    };
  }

  const submission = (variant: number, more: Partial<NewSubmission> = {}): NewSubmission => ({
    formId: 12,
    idempotencyKey: randomUUID(),
    values: { vehiculeModele: `DS${variant}` },
    locale: 'F',
    userAgent: 'Mozilla/5.0 (essai)',
    channels: ['mail', 'webhook'],
    ...more,
  });
  const submissions = (count: number) => Array.from({ length: count }, (_, index) => submission(index));

  it('are stored, each with its reference and its events', async () => {
    const { database, store, count } = await open();
    const sent = submissions(20);
    const answers = await Promise.all(sent.map(store));

    const stored = new Map<string, unknown>();
    for await (const { row, values } of readSubmissions(database, encryption, {}))
      stored.set(row.reference, values);
    expect(stored.size).toBe(20);
    for (const [index, { reference, isNew }] of answers.entries()) {
      expect(isNew).toBe(true);
      expect(stored.get(reference)).toEqual(sent[index]?.values);
    }
    expect(await count('subject_id, kind FROM outbox_events')).toBe(40);
    const inOneTransaction =
      'submissions JOIN outbox_events ON subject_id = submissions.id AND submissions.xmin = outbox_events.xmin';
    expect(await count(`subject_id FROM ${inOneTransaction}`)).toBe(20);
  });

  it('are stored although one of them can’t be', async () => {
    const { store, count } = await open();
    const sent = submissions(20);
    // U+0000, which PostgreSQL refuses.
    sent[10] = submission(10, { memberNumber: '7\u00007' });
    const answers = await Promise.allSettled(sent.map(store));
    const refused = answers.flatMap(({ status }, index) => (status === 'rejected' ? index : []));
    expect(refused).toEqual([10]);
    expect(await count('id FROM submissions')).toBe(19);
    expect(await count('subject_id, kind FROM outbox_events')).toBe(38);
  });

  it('are one row for one key and content, and two where the content differs', async () => {
    const { store, count } = await open();
    const ofOneKey = (variant: number) => submission(variant, { idempotencyKey: 'one' });
    const sent = [submission(0), ofOneKey(1), ofOneKey(1), ofOneKey(2)];
    const answers = await Promise.all(sent.map(store));
    const [same, sameAgain, other] = answers.slice(1);
    expect(await count('id FROM submissions')).toBe(3);
    expect(await count('id FROM deliveries')).toBe(6);
    expect(sameAgain?.reference).toBe(same?.reference);
    expect([same?.isNew, sameAgain?.isNew].filter(Boolean)).toHaveLength(1);
    expect(other?.isNew).toBe(true);
    expect(other?.reference).not.toBe(same?.reference);
  });

  it('never wait for each other in two processes, in any order', async () => {
    const { store, otherProcess, count } = await open();
    const storeThere = otherProcess();
    for (let round = 1; round <= 15; round += 1) {
      const sent = submissions(60);
      const [here, there] = await Promise.all([
        Promise.all(sent.map(store)),
        Promise.all(sent.toReversed().map(storeThere)),
      ]);
      expect(there.toReversed().map(({ reference }) => reference)).toEqual(
        here.map(({ reference }) => reference),
      );
      expect([...here, ...there].filter(({ isNew }) => isNew)).toHaveLength(60);
      expect(await count('id FROM submissions')).toBe(60 * round);
    }
  });

  it('are none when their connection ends, and stored when they are sent again', async () => {
    const { databaseUrl, store, count } = await open();
    const sent = submissions(10);
    const lock = await holdTable(databaseUrl, 'submissions');
    const interrupted = Promise.allSettled(sent.map(store));
    let isOver = false;
    void interrupted.then(() => {
      isOver = true;
    });
    await eventually(async () => {
      await query(
        databaseUrl,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(isOver).toBe(true);
    });
    for (const answer of await interrupted) {
      expect(answer.status === 'rejected' && isUnavailable(answer.reason)).toBe(true);
    }
    await lock.release();
    expect(await count('id FROM submissions')).toBe(0);
    const answers = await Promise.all(sent.map(store));
    expect(answers.every(({ isNew }) => isNew)).toBe(true);
    expect(await count('id FROM submissions')).toBe(10);
  });
});
