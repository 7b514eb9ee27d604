import { type FacetField, facetFields, type SearchIndex } from '@jalon/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { batches } from './batches.ts';
import { packNumbers, packSet } from './document-set.ts';
import type { TermKind } from './search.tables.ts';
import { foldedText, wordsOf } from './words.ts';

/** Documents that are read, and terms that are written, by one statement: none may take long. */
const documentBatch = 500;
const termBatch = 100;
/** Characters of a term at most: longer ones are nobody's words. */
const termLimit = 100;

interface Places {
  readonly title: number[];
  readonly headings: number[];
  readonly body: number[];
}

type Row = { id: string; number: number; title: string } & Record<FacetField, string | number | null>;

/**
 * Numbers the documents of an index, the newest first, and makes its terms and columns anew. Takes time in
 * proportion to all its documents, about a minute for 100,000.
 */
export async function rebuildIndex(transaction: Transaction, index: SearchIndex): Promise<void> {
  const documents = await numberDocuments(transaction, index);
  await storeColumns(transaction, index, documents);
  await storeTerms(transaction, index, documents);
  await transaction.execute(sql`
    INSERT INTO search_indexes (index, documents) VALUES (${index}, ${documents.length})
    ON CONFLICT (index) DO UPDATE SET documents = excluded.documents`);
}

/** The newest first, then by title. */
async function numberDocuments(transaction: Transaction, index: SearchIndex): Promise<readonly Row[]> {
  const { rows } = await transaction.execute<Row>(sql`
    SELECT id, number, title, type, year, label, reading_time FROM search_documents WHERE index = ${index}`);
  const sorted = rows
    .map((row) => ({ row, title: foldedText(row.title) }))
    .sort(
      (a, b) =>
        Number(b.row.year ?? 0) - Number(a.row.year ?? 0) ||
        compare(a.title, b.title) ||
        compare(a.row.id, b.row.id),
    );
  const moved = sorted
    .map(({ row }, number) => ({ id: row.id, from: row.number, number }))
    .filter(({ from, number }) => from !== number);
  for (const batch of batches(moved, documentBatch)) {
    await transaction.execute(sql`
      UPDATE search_documents SET number = moved.number
      FROM json_to_recordset(${JSON.stringify(batch)}::json) AS moved(id text, number integer)
      WHERE search_documents.index = ${index} AND search_documents.id = moved.id`);
  }
  return sorted.map(({ row }) => row);
}

async function storeColumns(
  transaction: Transaction,
  index: SearchIndex,
  documents: readonly Row[],
): Promise<void> {
  for (const field of [...facetFields, 'title'] as const) {
    // Titles are put in order as they are compared; their values are asked from nobody.
    const given = documents.map((row) => (field === 'title' ? foldedText(row.title) : row[field]));
    const values = [...new Set(given.filter((value) => value !== null))].sort(compareValues);
    const places = new Map(values.map((value, place) => [value, place + 1]));
    const packed = packNumbers(
      given.map((value) => (value === null ? 0 : (places.get(value) ?? 0))),
      values.length,
    );
    const kept = JSON.stringify(field === 'title' ? [] : values);
    await transaction.execute(sql`
      INSERT INTO search_columns (index, field, "values", places)
      VALUES (${index}, ${field}, ${kept}::jsonb, ${packed})
      ON CONFLICT (index, field) DO UPDATE SET "values" = excluded."values", places = excluded.places`);
  }
}

async function storeTerms(
  transaction: Transaction,
  index: SearchIndex,
  documents: readonly Row[],
): Promise<void> {
  const stems = new Map<string, Places>();
  const words = new Map<string, Places>();
  documents.forEach(({ title }, number) => {
    for (const { folded } of wordsOf(title)) note(words, folded, 'title', number);
  });
  for (let start = 0; start < documents.length; start += documentBatch) {
    const { rows } = await transaction.execute<{
      number: number;
      title: string[];
      headings: string[];
      body: string[];
    }>(sql`
      SELECT number, tsvector_to_array(title_vector) AS title,
        tsvector_to_array(headings_vector) AS headings, tsvector_to_array(body_vector) AS body
      FROM search_documents
      WHERE index = ${index} AND number >= ${start} AND number < ${start + documentBatch}
      ORDER BY number`);
    for (const { number, title, headings, body } of rows) {
      for (const stem of title) note(stems, stem, 'title', number);
      for (const stem of headings) note(stems, stem, 'headings', number);
      for (const stem of body) note(stems, stem, 'body', number);
    }
  }
  await transaction.execute(sql`DELETE FROM search_terms WHERE index = ${index}`);
  await insertTerms(transaction, { index, kind: 'stem', documents: documents.length, terms: stems });
  await insertTerms(transaction, { index, kind: 'word', documents: documents.length, terms: words });
}

function note(terms: Map<string, Places>, term: string, field: keyof Places, number: number): void {
  if (term.length > termLimit) return;
  const places = terms.get(term) ?? { title: [], headings: [], body: [] };
  if (!terms.has(term)) terms.set(term, places);
  // A word may stand in a title twice.
  if (places[field].at(-1) !== number) places[field].push(number);
}

async function insertTerms(
  transaction: Transaction,
  {
    index,
    kind,
    documents,
    terms,
  }: { index: SearchIndex; kind: TermKind; documents: number; terms: Map<string, Places> },
): Promise<void> {
  for (const batch of batches([...terms], termBatch)) {
    const rows = batch.map(([term, { title, headings, body }]) => ({
      term,
      documents: new Set([...title, ...headings, ...body]).size,
      title: packSet(title, documents).toString('base64'),
      headings: packSet(headings, documents).toString('base64'),
      body: packSet(body, documents).toString('base64'),
    }));
    await transaction.execute(sql`
      INSERT INTO search_terms (index, kind, term, documents, title, headings, body)
      SELECT ${index}, ${kind}, term, documents, decode(title, 'base64'), decode(headings, 'base64'),
        decode(body, 'base64')
      FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS made(term text, documents integer, title text, headings text, body text)`);
  }
}

/** Texts in the order of their letters, whatever accents and capitals. */
function compareValues(a: string | number, b: string | number): number {
  const [one, other] = [a, b].map((value) => (typeof value === 'string' ? foldedText(value) : value));
  return compare(one ?? a, other ?? b) || compare(a, b);
}

function compare<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
