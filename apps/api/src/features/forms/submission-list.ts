import { and, asc, desc, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/database.ts';
import { deliveries, mailbox } from './delivery/deliveries.tables.ts';
import { matching, type SubmissionFilter, type SubmissionRow } from './stored-submissions.ts';
import { submissions } from './submissions.tables.ts';

/** What an operator looks for. */
export const states = ['waiting', 'delivered', 'failed', 'unread'] as const;
export type State = (typeof states)[number];

export interface ListOptions extends SubmissionFilter {
  /** Those of which a delivery is in this state. */
  readonly state?: State | undefined;
  /** Those that have not been answered, the first due first; without it, the newest first. */
  readonly toAnswer?: boolean | undefined;
  readonly limit: number;
}

export type DeliveryRow = typeof deliveries.$inferSelect;

/** A submission with what became of it, without its personal data. */
export interface ListedSubmission extends SubmissionRow {
  readonly deliveries: readonly DeliveryRow[];
  /** Whether it lies in the mailbox and nobody has read it. */
  readonly isUnread: boolean;
}

export function stateOf({ deliveredAt, failedAt }: DeliveryRow): Exclude<State, 'unread'> {
  if (deliveredAt) return 'delivered';
  return failedAt ? 'failed' : 'waiting';
}

const { sealed: _sealed, dataKey: _dataKey, ...columns } = getTableColumns(submissions);

function inState(state: State): SQL {
  const { deliveredAt, failedAt, nextAttemptAt } = deliveries;
  if (state === 'unread') {
    return sql`EXISTS (SELECT FROM ${mailbox} WHERE ${mailbox.submissionId} = ${submissions.id} AND ${mailbox.readAt} IS NULL)`;
  }
  const time = { waiting: nextAttemptAt, delivered: deliveredAt, failed: failedAt }[state];
  return sql`EXISTS (SELECT FROM ${deliveries} WHERE ${deliveries.submissionId} = ${submissions.id} AND ${time} IS NOT NULL)`;
}

/** Submissions as an operator lists them. */
export async function listSubmissions(
  { pool }: Database,
  { state, toAnswer = false, limit, ...filter }: ListOptions,
): Promise<ListedSubmission[]> {
  const database = drizzle(pool);
  const rows = await database
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
  const outgoing = await database
    .select()
    .from(deliveries)
    .where(inArray(deliveries.submissionId, ids))
    .orderBy(asc(deliveries.channel));
  const unread = await database
    .select({ id: mailbox.submissionId })
    .from(mailbox)
    .where(and(inArray(mailbox.submissionId, ids), isNull(mailbox.readAt)));
  return rows.map((row) => ({
    ...row,
    deliveries: outgoing.filter(({ submissionId }) => submissionId === row.id),
    isUnread: unread.some(({ id }) => id === row.id),
  }));
}
