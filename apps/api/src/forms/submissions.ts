import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Submission } from '@jalon/forms/schemas';
import type { KeyRing } from '../config/keys.ts';
import type { Database } from '../database/database.ts';
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

/**
 * One statement, so that a submission costs one way to the server and one write to its disk. It waits for
 * another transaction that stores the same, and then stores nothing.
 */
const insert = {
  name: 'store submission',
  text: `
    WITH stored AS (
      INSERT INTO submissions
        (id, form_id, idempotency_key, content_digest, reference, locale, sealed, data_key, member_number, due_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(days => $10))
      ON CONFLICT DO NOTHING
      RETURNING id
    ), outgoing AS (
      INSERT INTO deliveries (submission_id, channel)
      SELECT id, unnest($11::text[]) FROM stored
    )
    SELECT id FROM stored`,
};

const select = {
  name: 'find submission',
  text: `
    SELECT reference FROM submissions
    WHERE form_id = $1 AND idempotency_key = $2 AND content_digest = $3`,
};

/**
 * Stores a submission with its deliveries, once for the same key and content, and gives the reference of
 * the row that holds it. Resolves after the commit.
 */
export async function storeSubmission(
  { pool }: Database,
  keys: KeyRing,
  submission: NewSubmission,
): Promise<StoredReference> {
  const { formId, idempotencyKey, values, locale, userAgent, memberInfo, memberNumber } = submission;
  const identity = [formId, keyDigest(idempotencyKey), contentDigest(values, idempotencyKey)];
  const id = randomUUID();
  const { sealed, dataKey } = seal({ values, userAgent, memberInfo }, id, keys);
  for (let draw = 0; draw < draws; draw += 1) {
    const reference = newReference();
    const { rowCount } = await pool.query({
      ...insert,
      values: [
        id,
        ...identity,
        reference,
        locale,
        sealed,
        dataKey,
        memberNumber,
        submission.answerWithinDays,
        submission.channels,
      ],
    });
    if (rowCount) return { reference, isNew: true };
    const { rows } = await pool.query<{ reference: string }>({ ...select, values: identity });
    if (rows[0]) return { reference: rows[0].reference, isNew: false };
  }
  throw new Error('Every reference drawn is taken');
}

/** What is stored of an idempotency key: the key itself opens {@link contentDigest}. */
export function keyDigest(idempotencyKey: string): string {
  return createHash('sha256').update(idempotencyKey).digest('hex');
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
