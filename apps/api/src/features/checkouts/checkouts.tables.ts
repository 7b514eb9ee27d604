import { customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Encrypted JSON and the id of the key that encrypted it. */
const encrypted = { sealed: bytea('sealed').notNull(), dataKey: text('data_key').notNull() };

/** Unfinished checkouts. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the visitor's id, in base64url: read access to the table is not enough to request a checkout. */
    secretHash: text('secret_hash').notNull().unique(),
    ...encrypted,
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('checkouts_by_expiry').on(table.expiresAt)],
);

/** Requests for a link to continue on another device, with the email address, until the message is sent. */
export const checkoutLinks = pgTable(
  'checkout_links',
  {
    id: uuid('id').primaryKey(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    ...encrypted,
  },
  (table) => [index('checkout_links_of_checkout').on(table.checkoutId)],
);
