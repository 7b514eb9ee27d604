import type { FieldWeights, SearchField, SearchIndex } from '@jalon/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { unpackNumbers } from './document-set.ts';
import type { TermKind } from './search.tables.ts';
import { textSearchConfiguration } from './words.ts';

/** The documents that have a term, as the database holds them. */
export interface TermRow {
  readonly term: string;
  readonly title: Buffer;
  readonly headings: Buffer;
  readonly body: Buffer;
}

/** The values of a field. */
export interface Column {
  /** In ascending order. */
  readonly values: readonly (string | number)[];
  /** For each document, the place of its value from 1, or 0. */
  readonly places: Uint8Array | Uint16Array | Uint32Array;
}

/** A document as a result shows it. */
export interface DocumentRow {
  readonly number: number;
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly headings: string;
  readonly body_content: string;
  readonly type: string | null;
  readonly year: number | null;
  readonly image: string | null;
  readonly label: string | null;
  readonly reading_time: string | null;
}

/** The index of one language, as it was when the reading began. */
export interface IndexReader {
  readonly index: SearchIndex;
  readonly documents: number;
  /** The stems of folded words: mostly one, none for a word that says nothing. */
  stems(words: readonly string[]): Promise<Stems>;
  /** Those of the terms that some document has. */
  terms(kind: TermKind, terms: readonly string[]): Promise<TermRow[]>;
  /** The most frequent terms that begin so. */
  termsThatBegin(kind: TermKind, beginning: string): Promise<TermRow[]>;
  /** The stems that are most like one that no document has. */
  stemsLike(stem: string): Promise<TermRow[]>;
  column(field: string): Promise<Column>;
  /** How well documents fit a query of PostgreSQL, by number; a long text needs more hits than a short one. */
  ranks(
    numbers: readonly number[],
    query: string,
    weights: FieldWeights,
  ): Promise<ReadonlyMap<number, number>>;
  /** Documents in the order that was asked for, the first `bodyLength` characters of their text alone. */
  rows(numbers: readonly number[], bodyLength: number): Promise<DocumentRow[]>;
  titles(numbers: readonly number[]): Promise<{ number: number; title: string }[]>;
}

/** Terms that one beginning stands for at most. */
const beginningLimit = 300;
/** Stems that one typing error stands for at most: what is as near as the nearest may be the one that was meant. */
const likenessLimit = 3;
/** How much less like than the nearest another may be (pg_trgm, from 0 to 1). */
const likenessTolerance = 0.1;

/** The stems of each word. */
export type Stems = ReadonlyMap<string, readonly string[]>;

/**
 * What PostgreSQL said of words before: a word always has the same stems, and asking for those of each text
 * that is shown takes longer than anything else in a search.
 */
const knownStems = { fr: new Map<string, string[]>(), en: new Map<string, string[]>() };
const knownLimit = 50_000;

/** Reads an index in one snapshot: an indexing that ends meanwhile is not seen. */
export function readIndex<T>(
  database: Database,
  index: SearchIndex,
  work: (reader: IndexReader) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
    const [row] = await select<{ documents: number }>(
      transaction,
      sql`SELECT documents FROM search_indexes WHERE index = ${index}`,
    );
    return work(reader(transaction, index, row?.documents ?? 0));
  });
}

function reader(transaction: Transaction, index: SearchIndex, documents: number): IndexReader {
  const known = knownStems[index];
  const columns = new Map<string, Promise<Column>>();

  async function readColumn(field: string): Promise<Column> {
    const [row] = await select<{ values: (string | number)[]; places: Buffer }>(
      transaction,
      sql`SELECT "values", places FROM search_columns WHERE index = ${index} AND field = ${field}`,
    );
    return row
      ? { values: row.values, places: unpackNumbers(row.places, documents) }
      : { values: [], places: new Uint8Array(documents) };
  }

  return {
    index,
    documents,
    async stems(words) {
      const stems = new Map(words.map((word) => [word, known.get(word)]));
      const unknown = [...stems.keys()].filter((word) => !stems.get(word));
      if (unknown.length > 0) {
        const rows = await select<{ word: string; own: string[] }>(
          transaction,
          sql`SELECT word, tsvector_to_array(to_tsvector(${textSearchConfiguration[index]}::regconfig, word)) AS own
            FROM unnest(${param(unknown)}::text[]) AS word`,
        );
        if (known.size > knownLimit) known.clear();
        for (const { word, own } of rows) {
          known.set(word, own);
          stems.set(word, own);
        }
      }
      return new Map([...stems].map(([word, own = []]) => [word, own]));
    },
    terms: (kind, terms) =>
      select(
        transaction,
        sql`SELECT term, title, headings, body FROM search_terms
          WHERE index = ${index} AND kind = ${kind} AND term = ANY (${param(terms)}::text[])`,
      ),
    termsThatBegin: (kind, beginning) =>
      select(
        transaction,
        sql`SELECT term, title, headings, body FROM search_terms
          WHERE index = ${index} AND kind = ${kind} AND term ^@ ${beginning}
          ORDER BY documents DESC, term LIMIT ${beginningLimit}`,
      ),
    async stemsLike(stem) {
      const rows = await select<TermRow & { likeness: number }>(
        transaction,
        sql`SELECT term, title, headings, body, similarity(term, ${stem}) AS likeness FROM search_terms
          WHERE index = ${index} AND kind = 'stem' AND term % ${stem}
          ORDER BY likeness DESC, documents DESC, term LIMIT ${likenessLimit}`,
      );
      const nearest = rows[0]?.likeness ?? 0;
      return rows.filter(({ likeness }) => likeness >= nearest - likenessTolerance);
    },
    column(field) {
      const column = columns.get(field) ?? readColumn(field);
      columns.set(field, column);
      return column;
    },
    async ranks(numbers, query, weights) {
      const weight = (field: SearchField) => sql`${weights.get(field) ?? 0}::real`;
      const rows = await select<{ number: number; rank: number }>(
        transaction,
        sql`SELECT number, ${weight('title')} * ts_rank(title_vector, query)
            + ${weight('headings')} * ts_rank(headings_vector, query)
            + ${weight('body_content')} * ts_rank(body_vector, query, 1) AS rank
          FROM search_documents, CAST(${query} AS tsquery) AS query
          WHERE index = ${index} AND number = ANY (${param(numbers)}::integer[])`,
      );
      return new Map(rows.map(({ number, rank }) => [number, rank]));
    },
    async rows(numbers, bodyLength) {
      const rows = await select<DocumentRow>(
        transaction,
        sql`SELECT number, id, url, title, headings, left(body_content, ${bodyLength}) AS body_content, type,
            year, image, label, reading_time
          FROM search_documents WHERE index = ${index} AND number = ANY (${param(numbers)}::integer[])`,
      );
      const places = new Map(numbers.map((number, place) => [number, place]));
      return rows.sort((a, b) => (places.get(a.number) ?? 0) - (places.get(b.number) ?? 0));
    },
    titles: (numbers) =>
      select(
        transaction,
        sql`SELECT number, title FROM search_documents
          WHERE index = ${index} AND number = ANY (${param(numbers)}::integer[])`,
      ),
  };
}

/** A list as one parameter: drizzle would make a parameter of each item. */
function param(list: readonly (string | number)[]) {
  return sql.param([...list]);
}

async function select<Row extends object>(
  transaction: Transaction,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> {
  const { rows } = await transaction.execute(statement);
  return rows as Row[];
}
