import { searchIndex } from '@jalon/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Indexed } from '../search-engine.ts';
import type { SearchEntry } from '../search-entry.ts';

/** Number of documents in one statement. */
const batchSize = 200;
/** Columns of a document's own values; PostgreSQL generates the others. */
const columns = 'source url title headings body_content type year image label reading_time'.split(' ');
/** The key of the lock that allows one indexing run at a time. */
const indexingLock = 6_202_852;

/** Replaces a source's documents in one transaction: searches see the previous ones until the commit. */
export function storeDocuments(
  database: Database,
  source: string,
  entries: readonly SearchEntry[],
): Promise<Indexed> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${indexingLock})`);
    let stored = 0;
    for (let start = 0; start < entries.length; start += batchSize) {
      stored += await store(transaction, source, entries.slice(start, start + batchSize));
    }
    const keys = JSON.stringify(entries.map(({ index, id }) => ({ index, id })));
    const { rowCount } = await transaction.execute(sql`
      DELETE FROM search_documents AS former WHERE source = ${source} AND NOT EXISTS (
        SELECT FROM json_to_recordset(${keys}::json) AS kept(index text, id text)
        WHERE kept.index = former.index AND kept.id = former.id)`);
    const removed = rowCount ?? 0;
    if (stored + removed > 0) await countStems(transaction);
    return { documents: entries.length, stored, removed };
  });
}

/** Inserts or updates documents; resolves to the number of new or changed ones. */
async function store(
  transaction: Transaction,
  source: string,
  entries: readonly SearchEntry[],
): Promise<number> {
  const rows = entries.map((entry) => ({ ...entry, source, headings: entry.headings.join('\n') }));
  const names = (prefix: string) => sql.raw(columns.map((column) => prefix + column).join(', '));
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO search_documents (index, id, ${names('')}) SELECT index, id, ${names('')}
    FROM json_populate_recordset(NULL::search_documents, ${JSON.stringify(rows)})
    ON CONFLICT (index, id) DO UPDATE SET (${names('')}) = ROW (${names('excluded.')})
    WHERE (${names('search_documents.')}) IS DISTINCT FROM (${names('excluded.')})`);
  return rowCount ?? 0;
}

/** Recounts the documents of each stem, and updates the indexes and the planner's statistics. */
async function countStems(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`DELETE FROM search_stems`);
  await transaction.execute(sql`
    INSERT INTO search_stems (index, stem, documents)
    SELECT index, word, ndoc FROM unnest(${sql.param(searchIndex.options)}::text[]) AS index,
      ts_stat(format('SELECT vector FROM search_documents WHERE index = %L', index))
    WHERE length(word) BETWEEN 3 AND 100`);
  // New entries are in a pending list, which each search would read and which makes the planner avoid the index.
  await transaction.execute(sql`
    SELECT gin_clean_pending_list(name::regclass)
    FROM unnest('{search_documents_vector,search_documents_title_words,search_stems_likeness}'::text[]) AS name`);
  await transaction.execute(sql`ANALYZE search_documents, search_stems`);
}
