import { createHash } from 'node:crypto';
import { type SearchIndex, searchIndex } from '@jalon/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { batches } from './batches.ts';
import { rebuildIndex } from './rebuild-index.ts';
import type { SearchEntry } from './search-entry.ts';
import { foldedText, textSearchConfiguration } from './words.ts';

/** To be raised when a document's vectors are made in another way: every document is then indexed again. */
const version = 1;
/** Documents that one statement stores. */
const batchSize = 200;
/** Held by the one that indexes. */
const indexingLock = 6_202_852;

/** What an indexing changed. */
export interface Indexed {
  readonly documents: number;
  /** New or changed. */
  readonly stored: number;
  readonly removed: number;
}

interface Known {
  readonly index: SearchIndex;
  readonly id: string;
  readonly source: string;
  readonly digest: string;
}

/**
 * Makes a source's documents those of the index, all at once: a search sees the former ones until the
 * commit. What the source no longer has is removed; what another source had under the same index and id is
 * taken over. Writes nothing when nothing changed.
 */
export function indexDocuments(
  database: Database,
  source: string,
  entries: readonly SearchEntry[],
): Promise<Indexed> {
  const wanted = new Map(entries.map((entry) => [keyOf(entry.index, idOf(entry)), entry]));
  return database.transaction(async (transaction) => {
    // Between two statements we may have 100,000 documents to look through.
    await transaction.execute(sql`SET LOCAL idle_in_transaction_session_timeout = '10min'`);
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${indexingLock})`);
    const { rows: all } = await transaction.execute<Known & Record<string, unknown>>(
      sql`SELECT index, id, source, digest FROM search_documents`,
    );
    const known = new Map(all.map((row) => [keyOf(row.index, row.id), row]));
    const changed = [...wanted].filter(([key, entry]) => {
      const row = known.get(key);
      return row?.source !== source || row.digest !== digestOf(entry);
    });
    const gone = [...known].filter(([key, row]) => row.source === source && !wanted.has(key));

    for (const batch of batches(gone, batchSize)) {
      const rows = batch.map(([, row]) => row);
      await remove(transaction, rows);
    }
    for (const batch of batches(changed, batchSize)) {
      const rows = batch.map(([, entry]) => entry);
      await store(transaction, source, rows);
    }
    const touched = new Set([...gone, ...changed].map(([, { index }]) => index));
    for (const index of searchIndex.options) if (touched.has(index)) await rebuildIndex(transaction, index);
    // What the planner knows of a table that was empty sends it astray. Of vectors and sets it need know nothing.
    if (touched.size > 0) {
      await transaction.execute(
        sql`ANALYZE search_documents (index, id, number), search_terms (index, kind, term)`,
      );
    }
    return { documents: wanted.size, stored: changed.length, removed: gone.length };
  });
}

function idOf({ id, url }: SearchEntry): string {
  return id ?? url;
}

function keyOf(index: SearchIndex, id: string): string {
  return `${index} ${id}`;
}

function digestOf(entry: SearchEntry): string {
  const fields = Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([version, fields]))
    .digest('hex');
}

async function remove(transaction: Transaction, documents: readonly Known[]): Promise<void> {
  const keys = JSON.stringify(documents.map(({ index, id }) => ({ index, id })));
  await transaction.execute(sql`
    DELETE FROM search_documents USING json_to_recordset(${keys}::json) AS gone(index text, id text)
    WHERE search_documents.index = gone.index AND search_documents.id = gone.id`);
}

async function store(
  transaction: Transaction,
  source: string,
  entries: readonly SearchEntry[],
): Promise<void> {
  const rows = entries.map((entry) => ({
    ...entry,
    id: idOf(entry),
    digest: digestOf(entry),
    headings: entry.headings.join('\n'),
    configuration: textSearchConfiguration[entry.index],
    title_words: foldedText(entry.title),
    headings_words: foldedText(entry.headings.join('\n')),
    body_words: foldedText(entry.body_content),
  }));
  await transaction.execute(sql`
    INSERT INTO search_documents (index, id, source, digest, url, title, headings, body_content, type, year,
      image, label, reading_time, title_vector, headings_vector, body_vector)
    SELECT index, id, ${source}, digest, url, title, headings, body_content, type, year,
      image, label, reading_time, to_tsvector(configuration, title_words),
      to_tsvector(configuration, headings_words), to_tsvector(configuration, body_words)
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS entry(index text, id text, digest text, url text,
      title text, headings text, body_content text, type text, year integer, image text, label text,
      reading_time text, configuration regconfig, title_words text, headings_words text, body_words text)
    ON CONFLICT (index, id) DO UPDATE SET source = excluded.source, digest = excluded.digest,
      url = excluded.url, title = excluded.title, headings = excluded.headings,
      body_content = excluded.body_content, type = excluded.type, year = excluded.year,
      image = excluded.image, label = excluded.label, reading_time = excluded.reading_time,
      title_vector = excluded.title_vector, headings_vector = excluded.headings_vector,
      body_vector = excluded.body_vector`);
}
