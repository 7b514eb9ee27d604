import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Sign-ins that have not ended. A trigger sends the id of a row that is deleted early to `session_ended`. */
export const sessions = pgTable(
  'sessions',
  {
    /** In the access token. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** The account that signed in. */
    username: text('username').notNull(),
    /** Without the club's prefix. */
    memberNumber: text('member_number').notNull(),
    /** Names of the browser and of the device or system, from the User-Agent; empty when unknown. */
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    signedInAt: time('signed_in_at').notNull().defaultNow(),
    /** Precise to five minutes. */
    lastSeenAt: time('last_seen_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('sessions_by_username').on(table.username),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);
