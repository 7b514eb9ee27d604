import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { deleteEvents } from '../../../platform/outbox/event-store.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { namedFiles, submissionFiles } from '../files/files.tables.ts';
import { type PersonalData, seal, unseal } from './personal-data.ts';
import { contentDigest, keyDigest } from './store-submission.ts';
import { type ChannelName, channelOf } from './submission-events.ts';
import { submissions } from './submissions.tables.ts';

/** A row without its encrypted personal data. */
export type SubmissionRow = Omit<typeof submissions.$inferSelect, 'sealed' | 'dataKey'>;

/** A decrypted submission. */
export interface StoredSubmission extends PersonalData {
  readonly row: SubmissionRow;
}

/** Selects submissions; a property that is left out does not filter. */
export interface SubmissionFilter {
  readonly formId?: number | undefined;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
  readonly memberNumber?: string | undefined;
  readonly reference?: string | undefined;
}

/** The outcome of the person's request. */
export const outcomes = ['granted', 'granted-in-part', 'refused', 'withdrawn'] as const;
export type Outcome = (typeof outcomes)[number];

/** Rows per statement. */
const pageSize = 500;
/** Rows deleted per transaction: with ten million rows stored, 500 took up to 0.7 s. */
const purgeSize = 200;

/** A filter as a condition on the table `submissions`. */
export function matching(filter: SubmissionFilter): SQL | undefined {
  const { formId, since, before, memberNumber, reference } = filter;
  return and(
    formId === undefined ? undefined : eq(submissions.formId, formId),
    since && gte(submissions.createdAt, since),
    before && lt(submissions.createdAt, before),
    memberNumber === undefined ? undefined : eq(submissions.memberNumber, memberNumber),
    reference === undefined ? undefined : eq(submissions.reference, reference),
  );
}

/**
 * Reads submissions page by page, the oldest first.
 * @throws UnreadableData
 */
export async function* readSubmissions(
  { db }: Database,
  encryption: Encryption,
  filter: SubmissionFilter,
): AsyncGenerator<StoredSubmission> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(submissions)
      .where(and(matching(filter), after))
      .orderBy(asc(submissions.createdAt), asc(submissions.id))
      .limit(pageSize);
    for (const { sealed, dataKey, ...row } of rows) {
      yield { row, ...unseal({ sealed, dataKey }, row.id, encryption) };
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    // Compared in SQL: a JavaScript date has no microseconds.
    after = sql`(${submissions.createdAt}, ${submissions.id}) > (SELECT created_at, id FROM submissions WHERE id = ${last.id})`;
  }
}

/**
 * The submission with this id, unless it was deleted.
 * @throws UnreadableData
 */
export async function findSubmission(
  { db }: Database,
  encryption: Encryption,
  id: string,
): Promise<StoredSubmission | undefined> {
  const [found] = await db.select().from(submissions).where(eq(submissions.id, id));
  if (!found) return undefined;
  const { sealed, dataKey, ...row } = found;
  return { row, ...unseal({ sealed, dataKey }, id, encryption) };
}

/**
 * Encrypts with the current key every row that has another key or none.
 * @returns the number of rows.
 * @throws UnreadableData
 */
export async function reencrypt(
  database: Database,
  encryption: Encryption,
  { onlyPlain = false } = {},
): Promise<number> {
  const outdated = onlyPlain
    ? isNull(submissions.dataKey)
    : or(isNull(submissions.dataKey), ne(submissions.dataKey, encryption.currentKeyId));
  for (let done = 0; ; ) {
    const sealed = await database.transaction(async (transaction) => {
      const rows = await transaction
        .select()
        .from(submissions)
        .where(outdated)
        // Sorted, so that two processes that start at once can't deadlock.
        .orderBy(asc(submissions.id))
        .limit(pageSize)
        .for('update');
      for (const { id, idempotencyKey, ...row } of rows) {
        const data = unseal(row, id, encryption);
        // Rows of the first release hold the idempotency key itself.
        const identity = row.dataKey === null && {
          idempotencyKey: keyDigest(idempotencyKey),
          contentDigest: contentDigest(data.values, idempotencyKey),
        };
        await transaction
          .update(submissions)
          .set({ ...seal(data, id, encryption), ...identity })
          .where(eq(submissions.id, id));
      }
      return rows.length;
    });
    done += sealed;
    if (sealed < pageSize) return done;
  }
}

/** Kinds of a submission's events that are pending or have failed permanently. */
const undeliveredKinds = sql`
  SELECT ${outboxEvents.kind} FROM ${outboxEvents}
  WHERE ${outboxEvents.subjectId} = ${submissions.id}
    AND coalesce(${outboxEvents.nextAttemptAt}, ${outboxEvents.failedAt}) IS NOT NULL`;

/** Counts submissions: all, those not delivered, and those that still need an answer. */
export async function countSubmissions({ db }: Database, condition: SQL | undefined) {
  const unanswered = sql`${submissions.dueAt} IS NOT NULL AND ${submissions.answeredAt} IS NULL`;
  const [counts] = await db
    .select({
      all: count(),
      undelivered: sql<number>`(count(*) FILTER (WHERE EXISTS (${undeliveredKinds})))::int`,
      unanswered: sql<number>`(count(*) FILTER (WHERE ${unanswered}))::int`,
    })
    .from(submissions)
    .where(condition);
  return counts ?? { all: 0, undelivered: 0, unanswered: 0 };
}

/** How many submissions of one form were deleted before one channel delivered them. */
export interface UndeliveredPurge {
  readonly form: number;
  readonly channel: ChannelName;
  readonly submissions: number;
}

/**
 * Deletes submissions with their events, files and mailbox rows, page by page, the oldest first; returns how many. `report`
 * is called after each page, once for each form and channel that had not delivered.
 */
export async function purgeSubmissions(
  database: Database,
  condition: SQL | undefined,
  report: (undelivered: UndeliveredPurge) => void = () => {},
): Promise<number> {
  // The next page starts where the last one ended, so that index entries of deleted rows are not read again.
  let from: string | undefined;
  for (let done = 0; ; ) {
    const deleted = await database.transaction(async (transaction) => {
      const page = transaction
        .select({ id: submissions.id })
        .from(submissions)
        .where(
          and(
            condition,
            from === undefined ? undefined : sql`${submissions.createdAt} >= ${from}::timestamptz`,
          ),
        )
        .orderBy(asc(submissions.createdAt))
        .limit(purgeSize);
      const rows = await transaction
        .delete(submissions)
        .where(sql`${submissions.id} IN ${page}`)
        .returning({
          id: submissions.id,
          formId: submissions.formId,
          // Fixed width, so that the latest time is the greatest text; microseconds, which a JavaScript date lacks.
          createdAt: sql<string>`to_char(${submissions.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US+00')`,
          undelivered: sql<string[]>`ARRAY(${undeliveredKinds})`,
        });
      const ids = rows.map(({ id }) => id);
      await deleteEvents(transaction, ids);
      await deleteFiles(transaction, ids);
      return rows;
    });
    for (const [form, ofForm] of Map.groupBy(deleted, ({ formId }) => formId)) {
      const channels = ofForm.flatMap(({ undelivered }) => undelivered.map(channelOf));
      for (const [channel, { length }] of Map.groupBy(channels, (name) => name)) {
        report({ form, channel, submissions: length });
      }
    }
    done += deleted.length;
    if (deleted.length < purgeSize) return done;
    from = deleted.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '');
  }
}

/** Deletes the files of deleted submissions, unless another submission has them too. */
async function deleteFiles(transaction: Transaction, submissionIds: readonly string[]): Promise<void> {
  const left = await transaction
    .delete(namedFiles)
    .where(inArray(namedFiles.submissionId, [...submissionIds]))
    .returning({ fileId: namedFiles.fileId });
  if (left.length === 0) return;
  const isNamed = sql`EXISTS (SELECT FROM ${namedFiles} WHERE ${namedFiles.fileId} = ${submissionFiles.id})`;
  const ids = left.map(({ fileId }) => fileId);
  await transaction.delete(submissionFiles).where(and(inArray(submissionFiles.id, ids), not(isNamed)));
}

/** The answer to the person. */
export interface Answer {
  readonly outcome: Outcome;
  readonly reason?: string | undefined;
}

/** Records an answer; returns the submission, if it has a due date or its form is in `answeredForms`. */
export async function recordAnswer(
  { db }: Database,
  reference: string,
  { outcome, reason, answeredForms = [] }: Answer & { readonly answeredForms?: readonly number[] },
): Promise<Pick<SubmissionRow, 'formId' | 'contentDigest'> | undefined> {
  const isAnswerable = or(isNotNull(submissions.dueAt), inArray(submissions.formId, [...answeredForms]));
  const [answered] = await db
    .update(submissions)
    .set({ answeredAt: sql`now()`, outcome, outcomeReason: reason ?? null })
    .where(and(eq(submissions.reference, reference), isAnswerable))
    .returning({ formId: submissions.formId, contentDigest: submissions.contentDigest });
  return answered;
}
