import { pgTable, text } from 'drizzle-orm/pg-core';

/** Members' accounts. */
export const accounts = pgTable('accounts', {
  /** Normalised by `accountName`. */
  username: text('username').primaryKey(),
  /** In the format of `hashPassword`. */
  passwordHash: text('password_hash').notNull(),
  /** Without the club's prefix; key of the member directory. */
  memberNumber: text('member_number').notNull(),
});
