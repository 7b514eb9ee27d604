import { and, asc, desc, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { matching, type SubmissionFilter, type SubmissionRow } from '../store/stored-submissions.ts';
import { mailbox, submissions } from '../store/submissions.tables.ts';

/** States that an operator can filter by. */
export const states = ['waiting', 'delivered', 'failed', 'skipped', 'unread'] as const;
export type State = (typeof states)[number];

export interface ListOptions extends SubmissionFilter {
  /** Submissions with a delivery in this state. */
  readonly state?: State | undefined;
  /** Submissions that still need an answer, the most urgent first; otherwise all, the newest first. */
  readonly toAnswer?: boolean | undefined;
  readonly limit: number;
}

export type DeliveryRow = typeof outboxEvents.$inferSelect;

/** A submission with the state of its deliveries, without its personal data. */
export interface ListedSubmission extends SubmissionRow {
  readonly deliveries: readonly DeliveryRow[];
  /** Whether it is in the mailbox and no operator has read it. */
  readonly isUnread: boolean;
}

export function stateOf({ deliveredAt, failedAt, nextAttemptAt }: DeliveryRow): Exclude<State, 'unread'> {
  if (deliveredAt) return 'delivered';
  if (failedAt) return 'failed';
  return nextAttemptAt ? 'waiting' : 'skipped';
}

const { sealed: _sealed, dataKey: _dataKey, ...columns } = getTableColumns(submissions);

function inState(state: State): SQL {
  const { deliveredAt, failedAt, nextAttemptAt } = outboxEvents;
  if (state === 'unread') {
    return sql`EXISTS (SELECT FROM ${mailbox} WHERE ${mailbox.submissionId} = ${submissions.id} AND ${mailbox.readAt} IS NULL)`;
  }
  const condition = {
    waiting: isNotNull(nextAttemptAt),
    delivered: isNotNull(deliveredAt),
    failed: isNotNull(failedAt),
    // The same expression as in the index `outbox_events_skipped`.
    skipped: sql`${nextAttemptAt} IS NULL AND ${deliveredAt} IS NULL AND ${failedAt} IS NULL`,
  }[state];
  return sql`EXISTS (SELECT FROM ${outboxEvents} WHERE ${outboxEvents.subjectId} = ${submissions.id} AND ${condition})`;
}

/** Lists submissions for an operator. */
export async function listSubmissions(
  { db }: Database,
  { state, toAnswer = false, limit, ...filter }: ListOptions,
): Promise<ListedSubmission[]> {
  const rows = await db
    .select(columns)
    .from(submissions)
    .where(
      and(
        matching(filter),
        state && inState(state),
        toAnswer ? sql`${submissions.dueAt} IS NOT NULL` : undefined,
        toAnswer ? isNull(submissions.answeredAt) : undefined,
      ),
    )
    .orderBy(toAnswer ? asc(submissions.dueAt) : desc(submissions.createdAt))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const outgoing = await db
    .select()
    .from(outboxEvents)
    .where(inArray(outboxEvents.subjectId, ids))
    .orderBy(asc(outboxEvents.kind));
  const unread = await db
    .select({ id: mailbox.submissionId })
    .from(mailbox)
    .where(and(inArray(mailbox.submissionId, ids), isNull(mailbox.readAt)));
  return rows.map((row) => ({
    ...row,
    deliveries: outgoing.filter(({ subjectId }) => subjectId === row.id),
    isUnread: unread.some(({ id }) => id === row.id),
  }));
}
