import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Changes of passwords for which members receive a notice by mail. */
export const passwordChanges = pgTable(
  'password_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    /** The language of the message. */
    locale: text('locale', { enum: ['fr', 'en'] }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('password_changes_by_time').on(table.changedAt)],
);
