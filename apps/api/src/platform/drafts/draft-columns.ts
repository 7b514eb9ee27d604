import { customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Encrypted JSON and the id of the key that encrypted it. */
const encrypted = () => ({ sealed: bytea('sealed').notNull(), dataKey: text('data_key').notNull() });

const columns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  /** SHA-256 of the visitor's id, in base64url: read access to the table is not enough to request a draft. */
  secretHash: text('secret_hash').notNull().unique(),
  ...encrypted(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** A table of drafts. */
export function draftTable(name: string) {
  return pgTable(name, columns(), (table) => [index(`${name}_by_expiry`).on(table.expiresAt)]);
}
export type DraftTable = ReturnType<typeof draftTable>;

/** The same with the SHA-256, in hexadecimal, of the key under which the draft will be sent. */
export function keyedDraftTable(name: string) {
  return pgTable(name, { ...columns(), keyDigest: text('key_digest').notNull() }, (table) => [
    index(`${name}_by_expiry`).on(table.expiresAt),
    index(`${name}_by_key`).on(table.keyDigest),
  ]);
}

/** Requests for a link to continue on another device, with the email address, until the message is sent. */
export function linkTable(
  name: string,
  { drafts, draftColumn }: { drafts: DraftTable; draftColumn: string },
) {
  return pgTable(
    name,
    {
      id: uuid('id').primaryKey(),
      draftId: uuid(draftColumn)
        .notNull()
        .references(() => drafts.id, { onDelete: 'cascade' }),
      ...encrypted(),
    },
    (table) => [index(`${name}_of_${draftColumn.replace(/_id$/, '')}`).on(table.draftId)],
  );
}
export type LinkTable = ReturnType<typeof linkTable>;
