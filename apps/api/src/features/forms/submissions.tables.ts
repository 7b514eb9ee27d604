import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** What visitors sent, one row for each submission. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey(),
    formId: integer('form_id').notNull(),
    /** SHA-256 of the idempotency key, in hexadecimal. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** HMAC-SHA256 of the field values under the idempotency key, in hexadecimal. */
    contentDigest: text('content_digest').notNull(),
    /** What a person may quote about the submission. */
    reference: text('reference').notNull().unique(),
    /** The code of the wire: `F` or `A`, `fr` or `en`. */
    locale: text('locale').notNull(),
    /** The personal data of the submission, encrypted; see `sealed-data.ts`. */
    sealed: bytea('sealed').notNull(),
    /** Id of the key that encrypted it; null in a row of before there were keys, until the next start. */
    dataKey: text('data_key'),
    /** Who was signed in, by the access token. In clear: it finds what a person asks to see or to have deleted. */
    memberNumber: text('member_number'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Until when the person must be answered. */
    dueAt: time('due_at'),
    answeredAt: time('answered_at'),
    outcome: text('outcome'),
    /** Why it was refused, and by which section of the law. */
    outcomeReason: text('outcome_reason'),
  },
  (table) => [
    unique('submissions_sent_once').on(table.formId, table.idempotencyKey, table.contentDigest),
    index('submissions_by_form_and_time').on(table.formId, table.createdAt),
    index('submissions_to_answer').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
    index('submissions_not_encrypted').on(table.id).where(sql`${table.dataKey} IS NULL`),
  ],
);
