import { createHmac, hash, randomUUID } from 'node:crypto';
import type { Submission } from '@jalon/forms/schemas';
import type { Pool } from 'pg';
import type { KeyRing } from '../../platform/config/keys.ts';
import { type Database, maxWaiting } from '../../platform/database/database.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { newReference } from './reference.ts';
import { seal } from './sealed-data.ts';

export interface NewSubmission extends Submission {
  readonly formId: number;
  readonly idempotencyKey: string;
  /** Of the access token, if the visitor is signed in. */
  readonly memberNumber?: string | undefined;
  /** Days within which the person must be answered. */
  readonly answerWithinDays?: number | undefined;
  /** Ways out: one delivery each. */
  readonly channels: readonly string[];
}

/** The row that holds a submission, and whether it is a new one. */
export interface StoredReference {
  readonly reference: string;
  readonly isNew: boolean;
}

/** How often a reference that is taken is drawn again; one in 10¹³ is taken for each row. */
const draws = 5;

/** A row of the table, as JSON; its due date is still to be computed. */
interface NewRow {
  readonly id: string;
  readonly form_id: number;
  readonly idempotency_key: string;
  readonly content_digest: string;
  readonly reference: string;
  readonly locale: string;
  /** In base64. */
  readonly sealed: string;
  readonly data_key: string | null;
  readonly member_number: string | undefined;
  readonly answer_within_days: number | undefined;
  readonly channels: readonly string[];
}

/**
 * One statement, so that a submission costs one way to the server and one write to its disk, shared with
 * those that are sent at the same moment. It waits for another transaction that stores the same, and then
 * stores nothing; in one order, so that two never wait for each other.
 */
const insert = {
  name: 'store submissions',
  text: `
    WITH sent AS (
      SELECT * FROM json_to_recordset($1) AS sent (
        id uuid, form_id int, idempotency_key text, content_digest text, reference text, locale text,
        sealed text, data_key text, member_number text, answer_within_days int, channels text[]
      )
    ), stored AS (
      INSERT INTO submissions
        (id, form_id, idempotency_key, content_digest, reference, locale, sealed, data_key, member_number, due_at)
      SELECT
        id, form_id, idempotency_key, content_digest, reference, locale, decode(sealed, 'base64'), data_key,
        member_number, now() + make_interval(days => answer_within_days)
      FROM sent
      ORDER BY form_id, idempotency_key, content_digest
      ON CONFLICT DO NOTHING
      RETURNING id
    ), outgoing AS (
      INSERT INTO deliveries (submission_id, channel)
      SELECT id, unnest(channels) FROM stored JOIN sent USING (id)
    )
    SELECT id FROM stored`,
};

const select = {
  name: 'find submission',
  text: `
    SELECT reference FROM submissions
    WHERE form_id = $1 AND idempotency_key = $2 AND content_digest = $3`,
};

/** What stores submissions, those of one moment together. */
export function submissionStore({ pool }: Pick<Database, 'pool'>, keys: KeyRing) {
  const storeRow = inBatches((rows: readonly NewRow[]) => insertRows(pool, rows), {
    waiting: maxWaiting,
  });

  /**
   * Stores a submission with its deliveries, once for the same key and content, and gives the reference of
   * the row that holds it. Resolves after the commit.
   */
  return async function storeSubmission(submission: NewSubmission): Promise<StoredReference> {
    const { formId, idempotencyKey, values, locale, userAgent, memberInfo, memberNumber } = submission;
    const identity = {
      form_id: formId,
      idempotency_key: keyDigest(idempotencyKey),
      content_digest: contentDigest(values, idempotencyKey),
    };
    const id = randomUUID();
    const { sealed, dataKey } = seal({ values, userAgent, memberInfo }, id, keys);
    for (let draw = 0; draw < draws; draw += 1) {
      const reference = newReference();
      const isNew = await storeRow({
        id,
        ...identity,
        reference,
        locale,
        sealed: sealed.toString('base64'),
        data_key: dataKey,
        member_number: memberNumber,
        answer_within_days: submission.answerWithinDays,
        channels: submission.channels,
      });
      if (isNew) return { reference, isNew };
      const { rows } = await pool.query<{ reference: string }>({
        ...select,
        values: [formId, identity.idempotency_key, identity.content_digest],
      });
      if (rows[0]) return { reference: rows[0].reference, isNew };
    }
    throw new Error('Every reference drawn is taken');
  };
}

/** Stores rows with their deliveries, all of them or none; says of each whether it was new. */
async function insertRows(pool: Pool, sent: readonly NewRow[]): Promise<boolean[]> {
  const { rows } = await pool.query<{ id: string }>({ ...insert, values: [JSON.stringify(sent)] });
  const stored = new Set(rows.map(({ id }) => id));
  return sent.map(({ id }) => stored.has(id));
}

/** The reference of a submission of the same key and content, if it is stored. */
export async function findReference(
  { pool }: Database,
  { formId, idempotencyKey, values }: Pick<NewSubmission, 'formId' | 'idempotencyKey' | 'values'>,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ reference: string }>({
    ...select,
    values: [formId, keyDigest(idempotencyKey), contentDigest(values, idempotencyKey)],
  });
  return rows[0]?.reference;
}

/** What is stored of an idempotency key: the key itself opens {@link contentDigest}. */
export function keyDigest(idempotencyKey: string): string {
  return hash('sha256', idempotencyKey);
}

/**
 * Tells the content of one submission from another's of the same idempotency key, whatever the order of
 * the fields. Under that key, which is not stored: a digest alone would betray values of few choices to
 * whoever tries them all, and a key of ours would forget every submission when it is replaced.
 */
export function contentDigest(values: Readonly<Record<string, string>>, idempotencyKey: string): string {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', idempotencyKey).update(JSON.stringify(entries)).digest('hex');
}
