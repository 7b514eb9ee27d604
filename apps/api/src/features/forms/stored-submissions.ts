import { and, asc, count, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { KeyRing } from '../../platform/config/keys.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ChannelName } from './delivery/channel.ts';
import { deliveries } from './delivery/deliveries.tables.ts';
import { type PersonalData, seal, unseal } from './sealed-data.ts';
import { submissions } from './submissions.tables.ts';
import { contentDigest, keyDigest } from './submissions.ts';

/** A row without the personal data that is encrypted in it. */
export type SubmissionRow = Omit<typeof submissions.$inferSelect, 'sealed' | 'dataKey'>;

/** A submission as it can be read. */
export interface StoredSubmission extends PersonalData {
  readonly row: SubmissionRow;
}

/** Which submissions; what is left out selects nothing away. */
export interface SubmissionFilter {
  readonly formId?: number | undefined;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
  readonly memberNumber?: string | undefined;
  readonly reference?: string | undefined;
}

/** How the person was answered. */
export const outcomes = ['granted', 'granted-in-part', 'refused', 'withdrawn'] as const;
export type Outcome = (typeof outcomes)[number];

/** Rows read, encrypted or deleted at once. */
const pageSize = 500;

/** The condition of a filter, for a query on the submissions' table. */
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
 * Submissions in the order of their arrival, read page by page.
 * @throws UnreadableData
 */
export async function* readSubmissions(
  { pool }: Database,
  keys: KeyRing,
  filter: SubmissionFilter,
): AsyncGenerator<StoredSubmission> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await drizzle(pool)
      .select()
      .from(submissions)
      .where(and(matching(filter), after))
      .orderBy(asc(submissions.createdAt), asc(submissions.id))
      .limit(pageSize);
    for (const { sealed, dataKey, ...row } of rows) {
      yield { row, ...unseal({ sealed, dataKey }, row.id, keys) };
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    // By the row itself: a JavaScript date has no microseconds.
    after = sql`(${submissions.createdAt}, ${submissions.id}) > (SELECT created_at, id FROM submissions WHERE id = ${last.id})`;
  }
}

/**
 * Encrypts under the first key what is under another, or under none.
 * @returns how many rows.
 * @throws UnreadableData
 */
export async function sealAnew(
  database: Database,
  keys: KeyRing,
  { onlyPlain = false } = {},
): Promise<number> {
  const [current] = keys;
  const outdated = onlyPlain
    ? isNull(submissions.dataKey)
    : or(isNull(submissions.dataKey), ne(submissions.dataKey, current.id));
  for (let done = 0; ; ) {
    const sealed = await database.transaction(async (transaction) => {
      const rows = await transaction
        .select()
        .from(submissions)
        .where(outdated)
        // In one order, or two processes that start at once might wait for each other.
        .orderBy(asc(submissions.id))
        .limit(pageSize)
        .for('update');
      for (const { id, idempotencyKey, ...row } of rows) {
        const data = unseal(row, id, keys);
        // Rows of before there were keys have the idempotency key itself.
        const identity = row.dataKey === null && {
          idempotencyKey: keyDigest(idempotencyKey),
          contentDigest: contentDigest(data.values, idempotencyKey),
        };
        await transaction
          .update(submissions)
          .set({ ...seal(data, id, keys), ...identity })
          .where(eq(submissions.id, id));
      }
      return rows.length;
    });
    done += sealed;
    if (sealed < pageSize) return done;
  }
}

/** Where a submission has not gone: its deliveries under way, or failed for good. */
const undeliveredChannels = sql`
  SELECT ${deliveries.channel} FROM ${deliveries}
  WHERE ${deliveries.submissionId} = ${submissions.id} AND ${deliveries.deliveredAt} IS NULL`;

/** How many submissions there are, how many are not delivered, and how many must still be answered. */
export async function countSubmissions({ pool }: Database, condition: SQL | undefined) {
  const unanswered = sql`${submissions.dueAt} IS NOT NULL AND ${submissions.answeredAt} IS NULL`;
  const [counts] = await drizzle(pool)
    .select({
      all: count(),
      undelivered: sql<number>`(count(*) FILTER (WHERE EXISTS (${undeliveredChannels})))::int`,
      unanswered: sql<number>`(count(*) FILTER (WHERE ${unanswered}))::int`,
    })
    .from(submissions)
    .where(condition);
  return counts ?? { all: 0, undelivered: 0, unanswered: 0 };
}

/** Submissions of one form that were deleted before they reached one receiver. */
export interface UndeliveredPurge {
  readonly form: number;
  readonly channel: ChannelName;
  readonly submissions: number;
}

/**
 * Deletes submissions with their deliveries and mailbox rows, page by page; gives how many. `tell` hears of
 * those of a page that were not delivered, once it is deleted.
 */
export async function purgeSubmissions(
  { pool }: Database,
  condition: SQL | undefined,
  tell: (undelivered: UndeliveredPurge) => void = () => {},
): Promise<number> {
  const database = drizzle(pool);
  for (let done = 0; ; ) {
    const page = database.select({ id: submissions.id }).from(submissions).where(condition).limit(pageSize);
    const deleted = await database
      .delete(submissions)
      .where(sql`${submissions.id} IN ${page}`)
      // Read as they were when the statement began: the deliveries go with it.
      .returning({
        formId: submissions.formId,
        undelivered: sql<ChannelName[]>`ARRAY(${undeliveredChannels})`,
      });
    for (const [form, ofForm] of Map.groupBy(deleted, ({ formId }) => formId)) {
      const channels = ofForm.flatMap(({ undelivered }) => undelivered);
      for (const [channel, { length }] of Map.groupBy(channels, (name) => name)) {
        tell({ form, channel, submissions: length });
      }
    }
    done += deleted.length;
    if (deleted.length < pageSize) return done;
  }
}

/** Notes that the person was answered; false when there is no such submission that awaits it. */
export async function recordAnswer(
  { pool }: Database,
  reference: string,
  { outcome, reason }: { readonly outcome: Outcome; readonly reason?: string | undefined },
): Promise<boolean> {
  const { rowCount } = await drizzle(pool)
    .update(submissions)
    .set({ answeredAt: sql`now()`, outcome, outcomeReason: reason ?? null })
    .where(and(eq(submissions.reference, reference), isNotNull(submissions.dueAt)));
  return rowCount === 1;
}
