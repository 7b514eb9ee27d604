import { createHmac, hash, randomUUID } from 'node:crypto';
import type { Submission } from '@jalon/forms/schemas';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { insertEventsSql } from '../../../platform/outbox/event-store.ts';
import { newReference } from '../../../platform/text/reference.ts';
import { type PersonalData, seal } from './personal-data.ts';
import { type ChannelName, eventKind } from './submission-events.ts';

export interface NewSubmission extends Submission, Pick<PersonalData, 'formerEmail' | 'files'> {
  readonly formId: number;
  readonly idempotencyKey: string;
  /** Default: {@link contentDigest} of the values, for a submission without files. */
  readonly contentDigest?: string | undefined;
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

/**
 * One statement stores a submission with its outbox events and deletes its drafts, in one round trip and one commit. When another transaction is
 * storing the same submission, the statement waits for it, then stores nothing.
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
      ${insertEventsSql('SELECT unnest($11::text[]) AS kind, id AS subject_id FROM stored')}
    ), named AS (
      UPDATE submission_files SET named_at = now() FROM stored WHERE submission_files.id = ANY($12::text[])
    ), attached AS (
      INSERT INTO named_files (submission_id, file_id) SELECT stored.id, unnest($12::text[]) FROM stored
    ), sent AS (
      DELETE FROM form_drafts WHERE key_digest = $3
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
 * Stores a submission with its outbox events, once for each key and content, and returns the reference of
 * the row. Resolves after the commit.
 */
export async function storeSubmission(
  { pool }: Pick<Database, 'pool'>,
  encryption: Encryption,
  submission: NewSubmission,
): Promise<StoredReference> {
  const { formId, idempotencyKey, values, locale, memberNumber } = submission;
  const { userAgent, memberInfo, formerEmail, files = [] } = submission;
  const digest = submission.contentDigest ?? contentDigest(values, idempotencyKey);
  const identity = [formId, keyDigest(idempotencyKey), digest];
  const id = randomUUID();
  const data = { values, userAgent, memberInfo, formerEmail, ...(files.length > 0 && { files }) };
  const { sealed, dataKey } = seal(data, id, encryption);
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
        submission.channels.map(eventKind),
        files.map((file) => file.id),
      ],
    });
    if (rowCount === 1) return { reference, isNew: true };
    const { rows } = await pool.query<{ reference: string }>({ ...select, values: identity });
    if (rows[0]) return { reference: rows[0].reference, isNew: false };
  }
  throw new Error('No free reference found');
}

/** The reference of a stored submission with the same key and content. */
export async function findReference(
  { pool }: Database,
  {
    formId,
    idempotencyKey,
    contentDigest,
  }: Required<Pick<NewSubmission, 'formId' | 'idempotencyKey' | 'contentDigest'>>,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ reference: string }>({
    ...select,
    values: [formId, keyDigest(idempotencyKey), contentDigest],
  });
  return rows[0]?.reference;
}

/** The stored form of an idempotency key; the key itself is the secret of {@link contentDigest}. */
export function keyDigest(idempotencyKey: string): string {
  return hash('sha256', idempotencyKey);
}

/**
 * Distinguishes submissions with the same idempotency key by their content, independent of the order of the
 * fields; files count by the digests of their content. The secret is the idempotency key, which is not stored. Without a secret, anyone could find values
 * with few choices by trying them all; with one of our keys, digests would no longer match after a key change.
 */
export function contentDigest(values: Readonly<Record<string, string>>, idempotencyKey: string): string {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', idempotencyKey).update(JSON.stringify(entries)).digest('hex');
}
