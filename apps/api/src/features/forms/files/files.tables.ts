import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** One row for each file of a submission, from its start. */
export const submissionFiles = pgTable(
  'submission_files',
  {
    /** 128 random bits in hexadecimal, created by the sender. */
    id: text('id').primaryKey(),
    formId: integer('form_id').notNull(),
    /** SHA-256 of the idempotency key of its submission, in hexadecimal. */
    keyDigest: text('key_digest').notNull(),
    field: text('field').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** Its name, encrypted. */
    name: bytea('name').notNull(),
    /** Id of the key that encrypted its name. */
    dataKey: text('data_key').notNull(),
    /** The type of its content, once it has been checked. */
    type: text('type'),
    /** HMAC-SHA256 of the digests of its parts under the idempotency key, in hexadecimal, once it has been checked. */
    digest: text('digest'),
    /** When a part of it came last. */
    touchedAt: time('touched_at').notNull().defaultNow(),
    /** When a submission named it. Until then it is swept after a day. */
    namedAt: time('named_at'),
  },
  (table) => [index('submission_files_unnamed').on(table.touchedAt).where(sql`${table.namedAt} IS NULL`)],
);

/** The encrypted content of files, in parts of `filePartSize` bytes. */
export const fileParts = pgTable(
  'file_parts',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => submissionFiles.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    sealed: bytea('sealed').notNull(),
    dataKey: text('data_key').notNull(),
    /** HMAC-SHA256 of its content under the idempotency key, in hexadecimal. A part without one is asked for again. */
    digest: text('digest'),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.part] })],
);

/**
 * The submissions that have a file: several, when a person corrects an answer after a lost one. Without a reference to
 * `submissions`, so that deleting these rows tells which files are left without one.
 */
export const namedFiles = pgTable(
  'named_files',
  {
    submissionId: uuid('submission_id').notNull(),
    fileId: text('file_id')
      .notNull()
      .references(() => submissionFiles.id),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.fileId] }),
    index('named_files_by_file').on(table.fileId),
  ],
);
