import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Work that must be done outside the transaction that caused it; written by that transaction. */
export const outboxEvents = pgTable(
  'outbox_events',
  {
    /** The same in every attempt, so that receivers can detect duplicates. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** The kind of event, with its feature first: `forms.mail`. */
    kind: text('kind').notNull(),
    /** Id of the row that the event is about, in a table of the feature. */
    subjectId: uuid('subject_id').notNull(),
    /** Further input of the handler. Personal data only if the feature has encrypted it. */
    payload: jsonb('payload').notNull().default({}),
    /** Number of attempts started, the current one included. */
    attempts: integer('attempts').notNull().default(0),
    /** During an attempt, the end of its lease. Null once delivered, skipped or permanently failed. */
    nextAttemptAt: time('next_attempt_at').defaultNow(),
    deliveredAt: time('delivered_at'),
    failedAt: time('failed_at'),
    /** Error code of the last attempt, or why it was skipped; never text from a receiver. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_events_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} IS NOT NULL`),
    index('outbox_events_of_subject').on(table.subjectId),
    index('outbox_events_failed').on(table.subjectId).where(sql`${table.failedAt} IS NOT NULL`),
    index('outbox_events_skipped')
      .on(table.subjectId)
      .where(
        sql`${table.nextAttemptAt} IS NULL AND ${table.deliveredAt} IS NULL AND ${table.failedAt} IS NULL`,
      ),
  ],
);
