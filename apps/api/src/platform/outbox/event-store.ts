import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import type { OutboxEvent } from './event-handler.ts';
import { outboxEvents } from './outbox.tables.ts';

/**
 * How long an attempt owns its event, in seconds. After that the process counts as killed and another one
 * takes over. Longer than an attempt may take, so that two attempts never overlap.
 */
const leaseSeconds = 60;

/** Seconds to wait after each failed attempt: a day in total, then the event has failed permanently. */
const retryDelays = [10, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 28_800] as const;
/** Random share added to a delay, so that events that failed together are not retried together. */
const jitter = 0.1;

export interface NewEvent {
  readonly kind: string;
  readonly subjectId: string;
  /** Personal data only if the feature has encrypted it. */
  readonly payload?: unknown;
  /** The earliest time to handle the event. Default: immediately. */
  readonly notBefore?: Date | undefined;
}

/** Adds events in the transaction that stores their subjects. */
export async function addEvents(transaction: Transaction, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ notBefore, ...event }) => ({
    ...event,
    ...(notBefore && { nextAttemptAt: notBefore }),
  }));
  await transaction.insert(outboxEvents).values(rows);
}

/**
 * The same as SQL, for a statement that stores the subject too. `select` is a query with the columns `kind`
 * and `subject_id`.
 */
export function insertEventsSql(select: string): string {
  return `INSERT INTO outbox_events (kind, subject_id) SELECT kind, subject_id FROM (${select}) AS events`;
}

/** Deletes the events of subjects, in the transaction that deletes the subjects. */
export async function deleteEvents(transaction: Transaction, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await transaction.delete(outboxEvents).where(inArray(outboxEvents.subjectId, [...subjectIds]));
}

/** An event that this process has claimed. */
export interface ClaimedEvent extends OutboxEvent {
  /** Number of attempts started, this one included. */
  readonly attempts: number;
}

const { id, kind, subjectId, payload, attempts } = outboxEvents;

/** Claims events that are due, the longest due first. Two processes never get the same event: each claim holds a lease. */
export function claimEvents(
  database: Database,
  kinds: readonly string[],
  count: number,
): Promise<ClaimedEvent[]> {
  return database.transaction((transaction) => {
    const due = transaction.$with('due').as(
      transaction
        .select({ dueId: sql`${outboxEvents.id}`.as('due_id') })
        .from(outboxEvents)
        .where(and(sql`${outboxEvents.nextAttemptAt} <= now()`, inArray(outboxEvents.kind, [...kinds])))
        .orderBy(outboxEvents.nextAttemptAt)
        .limit(count)
        .for('update', { skipLocked: true }),
    );
    return transaction
      .with(due)
      .update(outboxEvents)
      .set({
        attempts: sql`${outboxEvents.attempts} + 1`,
        nextAttemptAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
      })
      .where(sql`${outboxEvents.id} IN (SELECT due_id FROM due)`)
      .returning({ id, kind, subjectId, payload, attempts });
  });
}

/** How an attempt ended. */
export type AttemptEnd =
  | { readonly outcome: 'delivered' }
  | { readonly outcome: 'skipped'; readonly reason: string }
  /** The process is stopping: the attempt does not count. */
  | { readonly outcome: 'released' }
  | { readonly outcome: 'retried' | 'failed'; readonly error: string };

/** Decides whether a failed attempt is followed by another. */
export function afterFailure(
  attempts: number,
  { error, final }: { error: string; final: boolean },
): AttemptEnd {
  return { outcome: final || attempts > retryDelays.length ? 'failed' : 'retried', error };
}

/** Stores how an attempt ended, unless another process has claimed the event since. */
export async function endAttempt(
  { db }: Database,
  event: Pick<ClaimedEvent, 'id' | 'attempts'>,
  end: AttemptEnd,
): Promise<void> {
  await db
    .update(outboxEvents)
    .set(changes(event.attempts, end))
    .where(and(eq(id, event.id), eq(attempts, event.attempts), isNotNull(outboxEvents.nextAttemptAt)));
}

function changes(attempts: number, end: AttemptEnd) {
  const now = sql`now()`;
  switch (end.outcome) {
    case 'delivered':
      return { deliveredAt: now, nextAttemptAt: null, lastError: null };
    case 'skipped':
      return { nextAttemptAt: null, lastError: end.reason };
    case 'released':
      return { nextAttemptAt: now, attempts: attempts - 1 };
    case 'failed':
      return { failedAt: now, nextAttemptAt: null, lastError: end.error };
    case 'retried': {
      const seconds = (retryDelays[attempts - 1] ?? 0) * (1 + jitter * Math.random());
      return { nextAttemptAt: sql`now() + make_interval(secs => ${seconds})`, lastError: end.error };
    }
  }
}

/** Seconds since the oldest event that is due should have been handled, as an expression; 0 when none is due. */
export const secondsOverdueSql = `(
  SELECT coalesce(extract(epoch FROM now() - min(next_attempt_at)), 0)::float8
  FROM outbox_events WHERE next_attempt_at <= now())`;

/** Starts finished events again, with the same ids; returns how many. */
export async function restartEvents({ db }: Database, condition: SQL | undefined): Promise<number> {
  const { rowCount } = await db
    .update(outboxEvents)
    .set({ attempts: 0, nextAttemptAt: sql`now()`, deliveredAt: null, failedAt: null, lastError: null })
    .where(and(condition, isNull(outboxEvents.nextAttemptAt)));
  return rowCount ?? 0;
}
