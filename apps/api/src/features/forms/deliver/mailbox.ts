import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { mailbox, submissions } from '../store/submissions.tables.ts';

/** Puts a submission into the table that an operator reads, once, unless it was deleted meanwhile. */
export async function fillMailbox({ db }: Database, submissionId: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${mailbox} (submission_id)
    SELECT id FROM ${submissions} WHERE id = ${submissionId} FOR KEY SHARE
    ON CONFLICT DO NOTHING`);
}

/** Records that an operator has read a submission. */
export async function markRead({ db }: Database, submissionId: string): Promise<void> {
  await db
    .update(mailbox)
    .set({ readAt: sql`now()` })
    .where(sql`${mailbox.submissionId} = ${submissionId} AND ${mailbox.readAt} IS NULL`);
}
