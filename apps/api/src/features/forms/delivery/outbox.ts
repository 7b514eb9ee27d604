import { and, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../../platform/database/database.ts';
import { submissions } from '../submissions.tables.ts';
import type { ChannelName } from './channel.ts';
import { deliveries } from './deliveries.tables.ts';

/**
 * When a try that nobody ended counts as dead, in seconds: the process was killed, and another takes the
 * delivery over. Longer than a try may take, so that one is not begun beside another.
 */
const leaseSeconds = 60;

/** The wait after each failed try, in seconds: a day in all, after which the delivery has failed for good. */
const retryDelays = [10, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 28_800] as const;
/** Shares of a delay that are added by chance, so that what failed together does not come back together. */
const jitter = 0.1;

/** A delivery whose turn it is, for the process that claimed it. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly channel: ChannelName;
  /** Begun so far, this one included. */
  readonly attempts: number;
  readonly submission: typeof submissions.$inferSelect;
}

/**
 * Takes deliveries whose turn it is, the longest due first. No two processes get the same one: each skips
 * the rows that another holds, and then a row is not due until its lease has run out.
 */
export function claimDeliveries(
  database: Database,
  channels: readonly ChannelName[],
  count: number,
): Promise<ClaimedDelivery[]> {
  return database.transaction(async (transaction) => {
    const due = transaction.$with('due').as(
      transaction
        .select({ dueId: sql`${deliveries.id}`.as('due_id') })
        .from(deliveries)
        .where(and(sql`${deliveries.nextAttemptAt} <= now()`, inArray(deliveries.channel, [...channels])))
        .orderBy(deliveries.nextAttemptAt)
        .limit(count)
        .for('update', { skipLocked: true }),
    );
    return transaction
      .with(due)
      .update(deliveries)
      .set({
        attempts: sql`${deliveries.attempts} + 1`,
        nextAttemptAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
      })
      .from(submissions)
      .where(
        and(sql`${deliveries.id} IN (SELECT due_id FROM due)`, eq(submissions.id, deliveries.submissionId)),
      )
      .returning({
        id: deliveries.id,
        channel: sql<ChannelName>`${deliveries.channel}`,
        attempts: deliveries.attempts,
        submission: getTableColumns(submissions),
      });
  });
}

/** How a try ended. */
export type AttemptEnd =
  | { readonly outcome: 'delivered' }
  /** Not for the receiver's sake: the process ends, and the try does not count. */
  | { readonly outcome: 'released' }
  | { readonly outcome: 'retried' | 'failed'; readonly error: string };

/** What follows from a failure. */
export function afterFailure(
  attempts: number,
  { error, final }: { error: string; final: boolean },
): AttemptEnd {
  return { outcome: final || attempts > retryDelays.length ? 'failed' : 'retried', error };
}

/** Notes how a try ended, unless another process has taken the delivery over since. */
export async function endAttempt(
  { pool }: Database,
  { id, attempts }: Pick<ClaimedDelivery, 'id' | 'attempts'>,
  end: AttemptEnd,
): Promise<void> {
  await drizzle(pool)
    .update(deliveries)
    .set(changes(attempts, end))
    .where(
      and(eq(deliveries.id, id), eq(deliveries.attempts, attempts), isNotNull(deliveries.nextAttemptAt)),
    );
}

function changes(attempts: number, end: AttemptEnd) {
  const now = sql`now()`;
  switch (end.outcome) {
    case 'delivered':
      return { deliveredAt: now, nextAttemptAt: null, lastError: null };
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

/** What has failed for good. */
export const failedForGood = isNotNull(deliveries.failedAt);

/**
 * Begins deliveries anew, with the key that they had; gives how many. An acknowledgement that was delivered
 * stays so: nobody is written to twice.
 */
export async function resend({ pool }: Database, condition: SQL): Promise<number> {
  const { rowCount } = await drizzle(pool)
    .update(deliveries)
    .set({ attempts: 0, nextAttemptAt: sql`now()`, deliveredAt: null, failedAt: null, lastError: null })
    .where(
      and(
        condition,
        sql`${deliveries.nextAttemptAt} IS NULL`,
        sql`NOT (${deliveries.channel} = 'acknowledgement' AND ${deliveries.failedAt} IS NULL)`,
      ),
    );
  return rowCount ?? 0;
}
