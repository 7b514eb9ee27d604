import type { Client } from 'pg';

// Fills the database with submissions that were delivered and read.

/** The retention period in days, and the age of the submissions that are past it. */
export const keepDays = 365;
const oldDays = 400;
/** The number of days over which the other submissions are spread evenly. */
const recentDays = 300;
/** Some forms and their longer retention period, in days: they must not slow down the deletion of the others. */
export const keptLonger = { forms: [7], days: 3_650 };

const tables = ['submissions', 'outbox_events', 'mailbox'] as const;

export interface Filling {
  readonly rows: number;
  /** The number of submissions that are past their retention period. */
  readonly old: number;
}

/** Fills the empty tables. */
export async function fill(client: Client, { rows, old }: Filling): Promise<void> {
  const rebuild = await dropIndexes(client);
  // Foreign keys are not checked: the generated rows are consistent.
  await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '1GB'`);
  const numbers = (first: number, last: number) =>
    `generate_series(${first}::int, ${last}::int) AS n
     CROSS JOIN LATERAL (SELECT md5('row ' || n) AS hash) AS random`;
  const received = `now() - make_interval(secs =>
    CASE WHEN n <= ${old} THEN ${oldDays} * 86400.0 - n ELSE ${recentDays} * 86400.0 * (1 - n::float8 / ${rows}) END)`;
  const part = 500_000;
  for (let first = 1; first <= rows; first += part) {
    const last = Math.min(first + part - 1, rows);
    await client.query(`
      INSERT INTO submissions (
        id, form_id, idempotency_key, content_digest, reference, locale, sealed, data_key, member_number, created_at,
        due_at, answered_at, outcome)
      SELECT
        hash::uuid, 1 + n % 13, md5('key ' || n) || hash, md5('content ' || n) || hash,
        upper(substr(md5('reference ' || n), 1, 14)), 'F', decode(repeat(hash, 25), 'hex'), 'bench',
        CASE WHEN n % 3 = 0 THEN (1000000000 + n % 300000)::text END, ${received},
        CASE WHEN n % 13 = 12 THEN now() - interval '1 day' END,
        CASE WHEN n % 13 = 12 AND n % 100000 <> 12 THEN now() END, CASE WHEN n % 13 = 12 THEN 'granted' END
      FROM ${numbers(first, last)}`);
    await client.query(`
      INSERT INTO outbox_events (kind, subject_id, attempts, next_attempt_at, delivered_at)
      SELECT 'forms.mailbox', hash::uuid, 1, NULL, ${received} FROM ${numbers(first, last)}`);
    await client.query(`
      INSERT INTO mailbox (submission_id, arrived_at, read_at)
      SELECT hash::uuid, ${received}, now() FROM ${numbers(first, last)}`);
  }
  // A few submissions at random places are unread or undelivered: the hardest ones to find.
  await client.query(`
    UPDATE mailbox SET read_at = NULL WHERE submission_id IN (SELECT id FROM submissions LIMIT 20 OFFSET ${rows / 2});
    UPDATE outbox_events SET delivered_at = NULL, failed_at = now()
    WHERE id IN (SELECT id FROM outbox_events LIMIT 20 OFFSET ${rows / 2});
    SET session_replication_role = DEFAULT`);
  for (const statement of rebuild) await client.query(statement);
  await client.query(`VACUUM ANALYZE ${tables.join(', ')}`);
  await client.query('CHECKPOINT');
}

/** Drops indexes and constraints, which take an hour to fill row by row; returns the statements that restore them. */
async function dropIndexes(client: Client): Promise<string[]> {
  const regclasses = `ARRAY[${tables.map((table) => `'${table}'::regclass`).join(', ')}]::oid[]`;
  const constraints = await client.query<{ owner: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS owner, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE conrelid = ANY (${regclasses}) AND contype IN ('f', 'u', 'p')
    ORDER BY contype = 'f' DESC`);
  const indexes = await client.query<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index WHERE indrelid = ANY (${regclasses})
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`);
  for (const { owner, name } of constraints.rows) {
    await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT "${name}"`);
  }
  for (const { name } of indexes.rows) await client.query(`DROP INDEX ${name}`);
  return [
    ...constraints.rows
      .map(({ owner, name, definition }) => `ALTER TABLE ${owner} ADD CONSTRAINT "${name}" ${definition}`)
      .reverse(),
    ...indexes.rows.map(({ definition }) => definition),
  ];
}
