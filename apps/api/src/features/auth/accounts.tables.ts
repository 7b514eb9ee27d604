import { pgTable, text } from 'drizzle-orm/pg-core';

/** Who may sign in, and as which member. */
export const accounts = pgTable('accounts', {
  /** As `accountName` writes it. */
  username: text('username').primaryKey(),
  /** As `hashPassword` writes it. */
  passwordHash: text('password_hash').notNull(),
  /** Without the club's prefix; the member directory knows the rest. */
  memberNumber: text('member_number').notNull(),
});
