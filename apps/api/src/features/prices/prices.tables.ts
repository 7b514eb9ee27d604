import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The price list. A price applies until its last day, or until a later price of the same type and term starts. */
export const membershipPriceList = pgTable(
  'membership_price_list',
  {
    /** `codeOptionAdhesion`. */
    typeCode: text('type_code').notNull(),
    term: text('term', { enum: ['monthly', 'yearly'] }).notNull(),
    cents: integer('cents').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** The last day; null if there is none yet. */
    validTo: date('valid_to', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.typeCode, table.term, table.validFrom] }),
    check('membership_price_term', sql`${table.term} in ('monthly', 'yearly')`),
    check('membership_price_not_negative', sql`${table.cents} >= 0`),
    check('membership_price_ends_after_start', sql`${table.validTo} >= ${table.validFrom}`),
  ],
);
