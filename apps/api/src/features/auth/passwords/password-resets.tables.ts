import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Requests for a link that sets a password: a new one, for usernames that may not exist, or the first one of a new member. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The typed username, normalised by `accountName`. */
    username: text('username').notNull(),
    /** The member whose account the link creates. Null for the account of the username. */
    memberNumber: text('member_number'),
    /** The language of the message. */
    locale: text('locale', { enum: ['fr', 'en'] }).notNull(),
    /** SHA-256 of the token in the link, in base64url; null until the message is written. */
    tokenHash: text('token_hash').unique(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_by_username').on(table.username),
    index('password_resets_by_expiry').on(table.expiresAt),
  ],
);
