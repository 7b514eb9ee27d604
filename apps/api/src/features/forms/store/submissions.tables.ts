import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** One row for each submission. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey(),
    formId: integer('form_id').notNull(),
    /** SHA-256 of the idempotency key, in hexadecimal. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** HMAC-SHA256 of the field values under the idempotency key, in hexadecimal. */
    contentDigest: text('content_digest').notNull(),
    /** Shown to the visitor as the reference of the request. */
    reference: text('reference').notNull().unique(),
    /** The code sent by the form: `F` or `A`, `fr` or `en`. */
    locale: text('locale').notNull(),
    /** The personal data, encrypted; see `personal-data.ts`. */
    sealed: bytea('sealed').notNull(),
    /** Id of the key that encrypted it. Null in rows of the first release, which the next start encrypts. */
    dataKey: text('data_key'),
    /** From the access token. Not encrypted: it finds a person's rows when the person asks to see or delete them. */
    memberNumber: text('member_number'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Deadline of the answer to the person. */
    dueAt: time('due_at'),
    answeredAt: time('answered_at'),
    outcome: text('outcome'),
    /** Why the request was refused, and under which section of the law. */
    outcomeReason: text('outcome_reason'),
  },
  (table) => [
    unique('submissions_sent_once').on(table.formId, table.idempotencyKey, table.contentDigest),
    index('submissions_by_form_and_time').on(table.formId, table.createdAt),
    index('submissions_by_time').on(table.createdAt, table.id),
    index('submissions_of_member').on(table.memberNumber).where(sql`${table.memberNumber} IS NOT NULL`),
    index('submissions_unanswered')
      .on(table.dueAt)
      .where(sql`${table.dueAt} IS NOT NULL AND ${table.answeredAt} IS NULL`),
    index('submissions_not_encrypted').on(table.id).where(sql`${table.dataKey} IS NULL`),
  ],
);

/** Submissions for an operator to read, when no other channel is configured. */
export const mailbox = pgTable(
  'mailbox',
  {
    submissionId: uuid('submission_id')
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    arrivedAt: time('arrived_at').notNull().defaultNow(),
    readAt: time('read_at'),
  },
  (table) => [index('mailbox_unread').on(table.submissionId).where(sql`${table.readAt} IS NULL`)],
);
