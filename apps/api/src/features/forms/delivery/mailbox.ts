import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../../platform/database/database.ts';
import { countDelivery } from '../../../platform/observability/metrics.ts';
import type { ChannelName } from './channel.ts';
import { deliveries, mailbox } from './deliveries.tables.ts';
import type { DeliveryLog } from './delivery-log.ts';
import { type Loop, startLoop } from './loop.ts';

const channel: ChannelName = 'mailbox';

/** Rows of one statement at most. */
const batch = 1_000;

/**
 * Puts submissions where an operator of the club reads them. Nothing leaves the database, so one statement
 * takes many, and each of them is there once. Nobody waits for them: it is not woken by each submission.
 */
export function startMailbox(database: Database, log: DeliveryLog): Loop {
  return startLoop(async () => {
    const count = await fillMailbox(database);
    for (let index = 0; index < count; index += 1) countDelivery(channel, 'delivered');
    return count === batch;
  }, log);
}

/** Gives how many it put there. */
export function fillMailbox(database: Database): Promise<number> {
  return database.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      WITH due AS (
        SELECT id FROM ${deliveries}
        WHERE next_attempt_at <= now() AND channel = ${channel}
        LIMIT ${batch}
        FOR UPDATE SKIP LOCKED
      ), delivered AS (
        UPDATE ${deliveries}
        SET delivered_at = now(), next_attempt_at = NULL, attempts = attempts + 1
        WHERE id IN (SELECT id FROM due)
        RETURNING submission_id
      ), arrived AS (
        INSERT INTO ${mailbox} (submission_id) SELECT submission_id FROM delivered
        ON CONFLICT DO NOTHING
      )
      SELECT FROM delivered`);
    return rowCount ?? 0;
  });
}

/** Notes that an operator has read a submission. */
export async function markRead({ pool }: Database, submissionId: string): Promise<void> {
  await drizzle(pool)
    .update(mailbox)
    .set({ readAt: sql`now()` })
    .where(sql`${mailbox.submissionId} = ${submissionId} AND ${mailbox.readAt} IS NULL`);
}
