import { sql } from 'drizzle-orm';
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row while maintenance is on, otherwise none. */
export const maintenance = pgTable(
  'maintenance',
  {
    id: integer('id').primaryKey().default(1),
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ id }) => [check('maintenance_has_one_row', sql`${id} = 1`)],
);
