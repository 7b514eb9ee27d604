import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Club dollars reserved for requests, until staff answer. */
export const clubDollarReservations = pgTable(
  'club_dollar_reservations',
  {
    /** Identifies the request; chosen by the feature that reserves. */
    id: text('id').primaryKey(),
    memberNumber: text('member_number').notNull(),
    cents: integer('cents').notNull(),
    reservedAt: timestamp('reserved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('club_dollar_reservations_by_member').on(table.memberNumber)],
);
