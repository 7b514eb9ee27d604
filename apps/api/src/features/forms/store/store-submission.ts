import { createHmac, hash, randomUUID } from 'node:crypto';
import type { Submission } from '@jalon/forms/schemas';
import type { Pool } from 'pg';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import { type Database, maxWaiting } from '../../../platform/database/database.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { insertEventsSql } from '../../../platform/outbox/event-store.ts';
import { newReference } from '../../../platform/text/reference.ts';
import { type PersonalData, seal } from './personal-data.ts';
import { type ChannelName, eventKind } from './submission-events.ts';

export interface NewSubmission extends Submission, Pick<PersonalData, 'formerEmail'> {
  readonly formId: number;
  readonly idempotencyKey: string;
  /** From the access token, if the visitor is signed in. */
  readonly memberNumber?: string | undefined;
  /** Days within which the person must receive an answer. */
  readonly answerWithinDays?: number | undefined;
  /** The channels to send it to, with one outbox event each. */
  readonly channels: readonly ChannelName[];
}

/** The reference of the stored row, and whether the row is new. */
export interface StoredReference {
  readonly reference: string;
  readonly isNew: boolean;
}

/** Attempts to generate an unused reference; a collision has a chance of one in 10¹³ for each stored row. */
const draws = 5;

/** A row as JSON; PostgreSQL computes its due date. */
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
  readonly kinds: readonly string[];
}

/**
 * One statement stores a batch with its outbox events, in one round trip and one disk write. When another
 * transaction is storing the same submission, the statement waits for it, then skips this submission. Rows are
 * sorted, so that two batches can't deadlock.
 */
const insert = {
  name: 'store submissions',
  text: `
    WITH sent AS (
      SELECT * FROM json_to_recordset($1) AS sent (
        id uuid, form_id int, idempotency_key text, content_digest text, reference text, locale text,
        sealed text, data_key text, member_number text, answer_within_days int, kinds text[]
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
      ${insertEventsSql('SELECT unnest(kinds) AS kind, id AS subject_id FROM stored JOIN sent USING (id)')}
    )
    SELECT id FROM stored`,
};

const select = {
  name: 'find submission',
  text: `
    SELECT reference FROM submissions
    WHERE form_id = $1 AND idempotency_key = $2 AND content_digest = $3`,
};

/** Stores submissions, in batches under load. */
export function submissionStore({ pool }: Pick<Database, 'pool'>, encryption: Encryption) {
  const storeRow = inBatches((rows: readonly NewRow[]) => insertRows(pool, rows), {
    waiting: maxWaiting,
  });

  /**
   * Stores a submission with its outbox events, once for each key and content, and returns the reference of
   * the row. Resolves after the commit.
   */
  return async function storeSubmission(submission: NewSubmission): Promise<StoredReference> {
    const { formId, idempotencyKey, values, locale, memberNumber } = submission;
    const { userAgent, memberInfo, formerEmail } = submission;
    const identity = {
      form_id: formId,
      idempotency_key: keyDigest(idempotencyKey),
      content_digest: contentDigest(values, idempotencyKey),
    };
    const id = randomUUID();
    const { sealed, dataKey } = seal({ values, userAgent, memberInfo, formerEmail }, id, encryption);
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
        kinds: submission.channels.map(eventKind),
      });
      if (isNew) return { reference, isNew };
      const { rows } = await pool.query<{ reference: string }>({
        ...select,
        values: [formId, identity.idempotency_key, identity.content_digest],
      });
      if (rows[0]) return { reference: rows[0].reference, isNew };
    }
    throw new Error('No free reference found');
  };
}

/** Stores all rows or none; returns for each whether it was new. */
async function insertRows(pool: Pool, sent: readonly NewRow[]): Promise<boolean[]> {
  const { rows } = await pool.query<{ id: string }>({ ...insert, values: [JSON.stringify(sent)] });
  const stored = new Set(rows.map(({ id }) => id));
  return sent.map(({ id }) => stored.has(id));
}

/** The reference of a stored submission with the same key and content. */
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

/** The stored form of an idempotency key; the key itself is the secret of {@link contentDigest}. */
export function keyDigest(idempotencyKey: string): string {
  return hash('sha256', idempotencyKey);
}

/**
 * Distinguishes submissions with the same idempotency key by their content, independent of the order of the
 * fields. The secret is the idempotency key, which is not stored. Without a secret, anyone could find values
 * with few choices by trying them all; with one of our keys, digests would no longer match after a key change.
 */
export function contentDigest(values: Readonly<Record<string, string>>, idempotencyKey: string): string {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', idempotencyKey).update(JSON.stringify(entries)).digest('hex');
}
