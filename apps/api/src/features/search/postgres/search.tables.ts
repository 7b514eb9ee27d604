import type { SearchIndex } from '@jalon/api-client/contract';
import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The functions and text search configurations are made by the migration `0009_full_text`. */
const titleStems = sql`to_tsvector(search_config(index), search_mask(title))`;

/** The pages of the site and the entries of feeds. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    index: text('index').$type<SearchIndex>().notNull(),
    id: text('id').notNull(),
    /** `site`, or the feed that the document comes from. */
    source: text('source').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    /** One heading per line. */
    headings: text('headings').notNull(),
    bodyContent: text('body_content').notNull(),
    type: text('type'),
    year: integer('year'),
    image: text('image'),
    label: text('label'),
    readingTime: text('reading_time'),
    /** The stems of the title (weight A), the headings (B) and the body (C). */
    vector: tsvector('vector').generatedAlwaysAs(
      sql`setweight(${titleStems}, 'A') || setweight(to_tsvector(search_config(index), search_mask(headings)), 'B') || setweight(to_tsvector(search_config(index), search_mask(body_content)), 'C')`,
    ),
    /** The title's stems and whole words, for a word that is still being typed. */
    titleWords: tsvector('title_words').generatedAlwaysAs(
      sql`${titleStems} || to_tsvector('search_words', search_mask(title))`,
    ),
    /** The title for sorting: lower case, without accents. */
    titleKey: text('title_key').generatedAlwaysAs(sql`search_fold(title)`),
  },
  (table) => [
    primaryKey({ columns: [table.index, table.id] }),
    index('search_documents_vector').using('gin', table.vector),
    index('search_documents_title_words').using('gin', table.titleWords),
  ],
);

/** The stems of each index, in which typing errors are looked up. */
export const searchStems = pgTable(
  'search_stems',
  {
    index: text('index').$type<SearchIndex>().notNull(),
    stem: text('stem').notNull(),
    documents: integer('documents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.index, table.stem] }),
    index('search_stems_likeness').using('gin', table.stem.op('gin_trgm_ops')),
  ],
);
