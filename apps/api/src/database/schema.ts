import type { SubmissionMember } from '@jalon/forms/schemas';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

/** What visitors sent, one row for each submission; rows are never changed. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    formId: integer('form_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the field values, in hexadecimal. */
    contentDigest: text('content_digest').notNull(),
    /** What a person may quote about the submission. */
    reference: text('reference').notNull().unique(),
    /** The code of the wire: `F` or `A`, `fr` or `en`. */
    locale: text('locale').notNull(),
    userAgent: text('user_agent').notNull(),
    /** The form's own fields, by wire name. */
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull(),
    /** The memberInfo cookie as it was sent: a display copy, proof of nothing. */
    memberInfo: jsonb('member_info').$type<SubmissionMember>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('submissions_sent_once').on(table.formId, table.idempotencyKey, table.contentDigest),
    index('submissions_by_form_and_time').on(table.formId, table.createdAt),
  ],
);

/** Counters of rate-limiter-flexible: it names the columns and relies on their order. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
