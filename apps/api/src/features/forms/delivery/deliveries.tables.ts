import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { submissions } from '../submissions.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const submissionId = () => uuid('submission_id').references(() => submissions.id, { onDelete: 'cascade' });

/** What must reach someone: a row for each submission and channel, written with the submission itself. */
export const deliveries = pgTable(
  'deliveries',
  {
    /** The same over every try: receivers drop doubles by it. */
    id: uuid('id').primaryKey().defaultRandom(),
    submissionId: submissionId().notNull(),
    channel: text('channel').notNull(),
    /** Begun so far; the one under way included. */
    attempts: integer('attempts').notNull().default(0),
    /** While a try is under way, when it counts as dead. Null once delivered, or failed for good. */
    nextAttemptAt: time('next_attempt_at').defaultNow(),
    deliveredAt: time('delivered_at'),
    failedAt: time('failed_at'),
    /** Of the last try: what a receiver answered in a word, and nothing of what it said. */
    lastError: text('last_error'),
  },
  (table) => [
    index('deliveries_to_do').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} IS NOT NULL`),
    index('deliveries_of_submission').on(table.submissionId),
  ],
);

/** Submissions for an operator to read, where they go nowhere else. */
export const mailbox = pgTable('mailbox', {
  submissionId: submissionId().primaryKey(),
  arrivedAt: time('arrived_at').notNull().defaultNow(),
  readAt: time('read_at'),
});
