import type { SearchIndex } from '@jalon/api-client/contract';
import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What is searched: pages of the site, and the entries of feeds. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    index: text('index').$type<SearchIndex>().notNull(),
    id: text('id').notNull(),
    /** Where it comes from; indexing a source removes what it no longer has. */
    source: text('source').notNull(),
    /** SHA-256 of the entry as it was indexed. */
    digest: text('digest').notNull(),
    /** Its place among the documents of its index, from 0, the newest first. */
    number: integer('number').notNull().default(0),
    url: text('url').notNull(),
    title: text('title').notNull(),
    /** One on each line. */
    headings: text('headings').notNull(),
    bodyContent: text('body_content').notNull(),
    type: text('type'),
    year: integer('year'),
    image: text('image'),
    label: text('label'),
    readingTime: text('reading_time'),
    titleVector: tsvector('title_vector').notNull(),
    headingsVector: tsvector('headings_vector').notNull(),
    bodyVector: tsvector('body_vector').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.index, table.id] }),
    index('search_documents_by_number').on(table.index, table.number),
  ],
);

/** For each term, the documents that have it: made anew whenever a document changes. */
export const searchTerms = pgTable(
  'search_terms',
  {
    index: text('index').$type<SearchIndex>().notNull(),
    /** `stem` of a word, or a `word` of a title as it is written. */
    kind: text('kind').$type<TermKind>().notNull(),
    term: text('term').notNull(),
    /** How many documents have it. */
    documents: integer('documents').notNull(),
    /** Which have it in their title, their headings, their body: a document set of `document-set.ts`. */
    title: bytes('title').notNull(),
    headings: bytes('headings').notNull(),
    body: bytes('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.index, table.kind, table.term] }),
    index('search_terms_by_beginning').on(table.index, table.kind, table.term.op('text_pattern_ops')),
    index('search_terms_by_likeness_fr')
      .using('gin', table.term.op('gin_trgm_ops'))
      .where(sql`index = 'fr' AND kind = 'stem'`),
    index('search_terms_by_likeness_en')
      .using('gin', table.term.op('gin_trgm_ops'))
      .where(sql`index = 'en' AND kind = 'stem'`),
  ],
);
export type TermKind = 'stem' | 'word';

/** The values that the documents of an index have in one field. */
export const searchColumns = pgTable(
  'search_columns',
  {
    index: text('index').$type<SearchIndex>().notNull(),
    field: text('field').notNull(),
    /** In ascending order. */
    values: jsonb('values').$type<readonly (string | number)[]>().notNull(),
    /** For each document by number, the place of its value from 1, or 0: numbers of one width. */
    places: bytes('places').notNull(),
  },
  (table) => [primaryKey({ columns: [table.index, table.field] })],
);

/** How many documents each index has. */
export const searchIndexes = pgTable('search_indexes', {
  index: text('index').$type<SearchIndex>().primaryKey(),
  documents: integer('documents').notNull(),
});
