import { searchIndex } from '@jalon/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Indexed } from '../search-engine.ts';
import type { SearchEntry } from '../search-entry.ts';

/** Documents in one statement. */
const batchSize = 200;
/** Held by the process that indexes. */
const indexingLock = 6_202_852;

/** Replaces a source's documents in one transaction: searches see the former ones until the commit. */
export function storeDocuments(
  database: Database,
  source: string,
  entries: readonly SearchEntry[],
): Promise<Indexed> {
  const rows = [...new Map(entries.map((entry) => [`${entry.index} ${idOf(entry)}`, entry])).values()];
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${indexingLock})`);
    let stored = 0;
    for (let start = 0; start < rows.length; start += batchSize) {
      stored += await store(transaction, source, rows.slice(start, start + batchSize));
    }
    const keys = JSON.stringify(rows.map((entry) => ({ index: entry.index, id: idOf(entry) })));
    const { rowCount: removed } = await transaction.execute(sql`
      DELETE FROM search_documents AS former WHERE source = ${source} AND NOT EXISTS (
        SELECT FROM json_to_recordset(${keys}::json) AS kept(index text, id text)
        WHERE kept.index = former.index AND kept.id = former.id)`);
    if (stored > 0 || removed) await countStems(transaction);
    return { documents: rows.length, stored, removed: removed ?? 0 };
  });
}

function idOf({ id, url }: SearchEntry): string {
  return id ?? url;
}

/** Columns that a document may change; PostgreSQL generates the others. */
const columns = 'source url title headings body_content type year image label reading_time'.split(' ');

function columnsOf(table: 'entry' | 'excluded' | 'search_documents'): SQL {
  const names = columns.map((column) => sql`${sql.identifier(table)}.${sql.identifier(column)}`);
  return sql.join(names, sql`, `);
}

/** Inserts or updates; resolves to the number of documents that are new or changed. */
async function store(
  transaction: Transaction,
  source: string,
  entries: readonly SearchEntry[],
): Promise<number> {
  const rows = entries.map((entry) => ({
    ...entry,
    id: idOf(entry),
    source,
    headings: entry.headings.join('\n'),
  }));
  const names = sql.join(columns.map(sql.identifier), sql`, `);
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO search_documents (index, id, ${names}) SELECT index, id, ${columnsOf('entry')}
    FROM json_populate_recordset(NULL::search_documents, ${JSON.stringify(rows)}) AS entry
    ON CONFLICT (index, id) DO UPDATE SET (${names}) = ROW (${columnsOf('excluded')})
    WHERE (${columnsOf('search_documents')}) IS DISTINCT FROM (${columnsOf('excluded')})`);
  return rowCount ?? 0;
}

/** Counts the documents of each stem again, and updates the indexes and what the planner knows. */
async function countStems(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`DELETE FROM search_stems`);
  for (const index of searchIndex.options) {
    const vectors = `SELECT vector FROM search_documents WHERE index = '${index}'`;
    await transaction.execute(sql`
      INSERT INTO search_stems (index, stem, documents)
      SELECT ${index}, word, ndoc FROM ts_stat(${vectors}) WHERE length(word) BETWEEN 3 AND 100`);
  }
  // New entries wait in a list that each search would read, and that makes the planner avoid the index.
  for (const index of ['search_documents_vector', 'search_documents_title_words', 'search_stems_likeness']) {
    await transaction.execute(sql`SELECT gin_clean_pending_list(${index}::regclass)`);
  }
  await transaction.execute(sql`ANALYZE search_documents, search_stems`);
}
