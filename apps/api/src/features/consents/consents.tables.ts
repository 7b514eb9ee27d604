import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The proofs of the choices about cookies. They contain no personal data. Rows are never updated. */
export const consents = pgTable(
  'consents',
  {
    /** A random id of the browser, which is also in its cookie. */
    consentId: uuid('consent_id').notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
    notice: integer('notice').notNull(),
    locale: text('locale', { enum: ['fr', 'en'] }).notNull(),
    surface: text('surface', { enum: ['banner', 'preferences', 'page'] }).notNull(),
    purposes: text('purposes').array().notNull(),
    granted: text('granted').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.consentId, table.chosenAt] }),
    index('consents_recorded_at').on(table.recordedAt),
    check('consents_granted_were_asked', sql`${table.granted} <@ ${table.purposes}`),
  ],
);
