import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../../platform/database/database.ts';
import type { BatchHandler } from '../../../platform/outbox/event-handler.ts';
import { mailbox, submissions } from '../store/submissions.tables.ts';

/** Puts submissions into the table that an operator reads, once each. */
export const fillMailbox: BatchHandler = async (transaction, events) => {
  const ids: SQL = sql.join(
    events.map(({ subjectId }) => sql`${subjectId}::uuid`),
    sql`, `,
  );
  // Locked, so that none is deleted before the commit.
  await transaction.execute(sql`
    INSERT INTO ${mailbox} (submission_id)
    SELECT id FROM ${submissions} WHERE id IN (${ids}) FOR KEY SHARE
    ON CONFLICT DO NOTHING`);
};

/** Records that an operator has read a submission. */
export async function markRead({ pool }: Database, submissionId: string): Promise<void> {
  await drizzle(pool)
    .update(mailbox)
    .set({ readAt: sql`now()` })
    .where(sql`${mailbox.submissionId} = ${submissionId} AND ${mailbox.readAt} IS NULL`);
}
