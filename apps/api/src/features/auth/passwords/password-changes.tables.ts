import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Changes of passwords for which members receive a notice by mail. */
export const passwordChanges = pgTable(
  'password_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    /** The language of the message. */
    locale: text('locale', { enum: ['fr', 'en'] }).notNull(),
    /** The account was created with it. */
    isFirst: boolean('is_first').notNull().default(false),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('password_changes_by_time').on(table.changedAt)],
);
