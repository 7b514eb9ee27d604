import { searchIndex } from '@jalon/api-client/contract';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { searchDocuments } from './search.tables.ts';
import type { SearchEntry } from './search-entry.ts';
import type { Indexed } from './search-port.ts';

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

/** Inserts or updates; resolves to the number of documents that are new or changed. */
async function store(
  transaction: Transaction,
  source: string,
  entries: readonly SearchEntry[],
): Promise<number> {
  const { index, id, vector, titleWords, titleKey, ...changing } = getTableColumns(searchDocuments);
  const own = Object.values(changing).map(({ name }) => sql`search_documents.${sql.identifier(name)}`);
  const excluded = Object.entries(changing).map(
    ([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`] as const,
  );
  const given = excluded.map(([, value]) => value);
  const { rowCount } = await transaction
    .insert(searchDocuments)
    .values(
      entries.map((entry) => ({
        ...entry,
        id: idOf(entry),
        source,
        headings: entry.headings.join('\n'),
        bodyContent: entry.body_content,
        readingTime: entry.reading_time,
      })),
    )
    .onConflictDoUpdate({
      target: [index, id],
      set: Object.fromEntries(excluded),
      setWhere: sql`(${list(own)}) IS DISTINCT FROM (${list(given)})`,
    });
  return rowCount ?? 0;
}

function list(items: readonly SQL[]): SQL {
  return sql.join([...items], sql`, `);
}

/** Counts the documents of each stem again, and updates what the planner knows. */
async function countStems(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`DELETE FROM search_stems`);
  for (const index of searchIndex.options) {
    const vectors = `SELECT vector FROM search_documents WHERE index = '${index}'`;
    await transaction.execute(sql`
      INSERT INTO search_stems (index, stem, documents)
      SELECT ${index}, word, ndoc FROM ts_stat(${vectors}) WHERE length(word) BETWEEN 3 AND 100`);
  }
  await transaction.execute(sql`ANALYZE search_documents, search_stems`);
}
