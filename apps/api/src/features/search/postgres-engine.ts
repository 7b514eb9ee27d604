import {
  type CompletionRequest,
  type FacetRequest,
  fold,
  type SearchAnswer,
  type SearchField,
  type SearchFilter,
  type SearchIndex,
  type SearchRequest,
  type SearchResult,
  searchFields,
} from '@jalon/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { storeDocuments } from './postgres-documents.ts';
import { type FoundDocument, toAnswer, toResult, typedWords } from './results.ts';
import type { SearchEngine } from './search-engine.ts';
import { bodyLimit, cleanText } from './search-entry.ts';
import { matchMarks } from './snippet.ts';

/** Characters of a text in which matches are marked. */
const markedLength = 20_000;
/** `ts_rank` takes weights up to 1, the contract up to 10. */
const weightScale = 10;
/** Stems that are tried in place of a misspelt one, and how much less similar than the nearest they may be. */
const likeness = { limit: 3, tolerance: 0.1 } as const;

/** The weight of each field's stems in the column `vector`. */
const labels = { title: 'A', headings: 'B', body_content: 'C' } as const satisfies Record<
  SearchField,
  string
>;

/** French stop words that PostgreSQL's list has only with accents, or not at all. */
const frenchStopWords = new Set(['a', 'les', 'meme', 'memes', 'etes', 'etais', 'etait', 'etaient', 'etant']);

/** Full-text search in PostgreSQL. A `tsquery` is written in TypeScript from stems that PostgreSQL found. */
export function postgresEngine(database: Database): SearchEngine {
  return {
    search: (request) => read(database, (transaction) => searchPage(transaction, request)),
    complete: (request) => read(database, (transaction) => completeTerm(transaction, request)),
    index: (source, entries) => storeDocuments(database, source, entries),
  };
}

/** One snapshot, so that an indexing run that ends in between is not half seen. */
function read<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return database.transaction(async (transaction) => {
    // The planner counts reading vectors as free and would scan the table for a frequent word. Compiling queries
    // or starting workers takes longer than they save.
    await transaction.execute(
      sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL enable_seqscan = off; SET LOCAL jit = off; SET LOCAL max_parallel_workers_per_gather = 0`,
    );
    return work(transaction);
  });
}

async function select<Row extends object>(transaction: Transaction, statement: SQL): Promise<Row[]> {
  return (await transaction.execute(statement)).rows as Row[];
}

async function searchPage(transaction: Transaction, request: SearchRequest): Promise<SearchAnswer> {
  const { index, weights, filters, sort, page, perPage, facets } = request;
  const query = request.term.trim() === '' ? undefined : await matchingQuery(transaction, request);
  const weightOf = (field: SearchField) => (weights.get(field) ?? 0) / weightScale;
  const ranks = [0, weightOf('body_content'), weightOf('headings'), weightOf('title')];
  // A longer document needs more matches for the same rank (normalisation 1).
  const rank = sql`ts_rank(${sql.param(ranks)}::real[], vector, ${query}::tsquery, 1)`;
  const order = [
    ...sort.map(({ field, descending }) => {
      const column = sql.identifier(field === 'title' ? 'title_key' : field);
      return descending ? sql`${column} DESC NULLS LAST` : sql`${column} ASC NULLS LAST`;
    }),
    sql`score DESC, year DESC NULLS LAST, title_key, id`,
  ];
  const [found] = await select<{ total: number; ids: string[]; facets: Counted[] }>(
    transaction,
    sql`WITH matched AS MATERIALIZED (
        SELECT id, title_key, type, year, label, reading_time,
          ${query === undefined || sort.length > 0 ? sql`0` : rank} AS score
        FROM search_documents WHERE index = ${index} AND ${matches(query)}),
      filtered AS NOT MATERIALIZED (SELECT * FROM matched WHERE ${passes(filters)})
      SELECT (SELECT count(*)::integer FROM filtered) AS total,
        ARRAY(SELECT id FROM filtered ORDER BY ${sql.join(order, sql`, `)}
          LIMIT ${perPage} OFFSET ${(page - 1) * perPage}) AS ids,
        json_build_array(${sql.join(
          facets.map((facet) => countValues(facet, filters)),
          sql`, `,
        )}) AS facets`,
  );
  const { total = 0, ids = [], facets: counts = [] } = found ?? {};
  const counted = facets.map(({ field }, place) => [
    field,
    [{ field, type: 'value' as const, data: counts[place] ?? [] }],
  ]);
  const documents = await readDocuments(transaction, request, ids, { query });
  return toAnswer(request, {
    results: documents.map((document) => toResult(document, request.results)),
    total,
    facets: Object.fromEntries(counted),
  });
}

/** Titles with every word come first, then other documents with every word, then those with similar words. */
async function completeTerm(transaction: Transaction, request: CompletionRequest): Promise<SearchResult[]> {
  const { index, term, filters, perPage, weights } = request;
  const words = typedWords(term);
  const last = fold(words.at(-1) ?? '');
  if (last === '') return [];
  const before = await stemsOf(transaction, index, words.slice(0, -1));
  const ending = await stemsOf(transaction, index, words.slice(-1));
  const started = (label: string) => {
    const ends = [...ending.map((stem) => lexeme(stem, label)), `${lexeme(last)}:*${label}`];
    return [...before.map((stem) => lexeme(stem, label)), `(${ends.join(' | ')})`].join(' & ');
  };
  const ids: string[] = [];
  const add = async (column: string, query: string) => {
    if (ids.length >= perPage) return;
    const rows = await select<{ id: string }>(
      transaction,
      sql`SELECT id FROM search_documents
        WHERE index = ${index} AND ${sql.identifier(column)} @@ ${query}::tsquery AND ${passes(filters)}
          AND id <> ALL (${sql.param([...ids])}::text[])
        ORDER BY year DESC NULLS LAST, title_key, id LIMIT ${perPage - ids.length}`,
    );
    ids.push(...rows.map(({ id }) => id));
  };
  if (weights.has('title')) await add('title_words', started(''));
  await add('vector', started(weightLabel(weights)));
  const marks = [...words.slice(0, -1).map((word) => lexeme(fold(word))), `${lexeme(last)}:*`].join(' | ');
  let marking: Marking = { query: marks, config: sql`'search_words'::regconfig` };
  if (ids.length === 0) {
    const query = await matchingQuery(transaction, request);
    await add('vector', query);
    marking = { query };
  }
  const documents = await readDocuments(transaction, request, ids, marking);
  return documents.map((document) => toResult(document, request.results, last));
}

/**
 * The query for documents with every word; or, when there are none, with similar words in place of unknown
 * ones; or with any of the words.
 */
async function matchingQuery(
  transaction: Transaction,
  { index, term, weights }: Pick<SearchRequest, 'index' | 'term' | 'weights'>,
): Promise<string> {
  const label = weightLabel(weights);
  const stems = await stemsOf(transaction, index, typedWords(term));
  const every = stems.map((stem) => lexeme(stem, label)).join(' & ');
  if (await isFound(transaction, index, every)) return every;
  const rows = await select<{ typed: string; similar: string[] }>(
    transaction,
    sql`SELECT typed, ARRAY(
        SELECT stem FROM (
          SELECT stem, documents, similarity(stem, typed) AS likeness, max(similarity(stem, typed)) OVER () AS best
          FROM search_stems WHERE index = ${index} AND stem % typed) AS near
        WHERE likeness >= best - ${likeness.tolerance}
        ORDER BY likeness DESC, documents DESC, stem LIMIT ${likeness.limit}) AS similar
      FROM unnest(${sql.param(stems)}::text[]) AS typed
      WHERE typed ~ '[a-z]' AND length(typed) >= 3
        AND NOT EXISTS (SELECT FROM search_stems WHERE index = ${index} AND stem = typed)`,
  );
  const similar = new Map(rows.map((row) => [row.typed, row.similar]));
  const words = stems.map((stem) => {
    const found = similar.get(stem) ?? [];
    return `(${(found.length > 0 ? found : [stem]).map((one) => lexeme(one, label)).join(' | ')})`;
  });
  const corrected = words.join(' & ');
  return (await isFound(transaction, index, corrected)) ? corrected : words.join(' | ');
}

async function stemsOf(
  transaction: Transaction,
  index: SearchIndex,
  words: readonly string[],
): Promise<string[]> {
  const text = words.filter((word) => index !== 'fr' || !frenchStopWords.has(fold(word))).join(' ');
  const [row] = await select<{ stems: string[] }>(
    transaction,
    sql`SELECT tsvector_to_array(to_tsvector(search_config(${index}), ${text})) AS stems`,
  );
  return row?.stems ?? [];
}

async function isFound(transaction: Transaction, index: SearchIndex, query: string): Promise<boolean> {
  const rows = await select(
    transaction,
    sql`SELECT FROM search_documents WHERE index = ${index} AND ${matches(query)} LIMIT 1`,
  );
  return rows.length > 0;
}

/** Restricts a stem to the searched fields; empty for all fields, which the index answers without the vectors. */
function weightLabel(weights: SearchRequest['weights']): string {
  const letters = searchFields.filter((field) => weights.has(field)).map((field) => labels[field]);
  return letters.length === searchFields.length ? '' : letters.join('');
}

/** A word of letters and digits as a `tsquery` reads it, in the fields of the label. */
function lexeme(word: string, label = ''): string {
  return `'${word}'${label && `:${label}`}`;
}

function matches(query: string | undefined): SQL {
  return query === undefined ? sql`true` : sql`vector @@ ${query}::tsquery`;
}

function passes(filters: readonly SearchFilter[]): SQL {
  const conditions = filters.map(({ field, type, values }) => {
    // A filter from a page's address has its values as text.
    const texts = [...new Set(values.map((value) => cleanText(String(value))))];
    const isOne = sql`${sql.identifier(field)}::text = ANY (${sql.param(texts)}::text[])`;
    if (texts.length === 0) return sql`true`;
    if (type === 'none') return sql`${isOne} IS NOT TRUE`;
    // A document has one value for each field.
    return type !== 'any' && texts.length > 1 ? sql`false` : isOne;
  });
  return sql.join([sql`true`, ...conditions], sql` AND `);
}

type Counted = SearchAnswer['facets'][string][number]['data'];

function countValues(
  { field, size, by, descending, disjunctive }: FacetRequest,
  filters: readonly SearchFilter[],
): SQL {
  const column = sql.identifier(field);
  const applied = disjunctive ? filters.filter((filter) => filter.field !== field) : filters;
  const direction = descending ? sql`DESC` : sql`ASC`;
  const order = by === 'count' ? sql`count(*) ${direction}, ${column}` : sql`${column} ${direction}`;
  return sql`(SELECT coalesce(json_agg(counted), '[]') FROM (
    SELECT ${column} AS value, count(*) AS count FROM matched
    WHERE ${column} IS NOT NULL AND ${passes(applied)}
    GROUP BY ${column} ORDER BY ${order} LIMIT ${size}) AS counted)`;
}

/** What to mark in the snippets, and with which words; by default the stems of the language. */
interface Marking {
  readonly query: string | undefined;
  readonly config?: SQL;
}

interface Row {
  readonly fields: Readonly<Record<string, string | number>>;
  readonly title: string;
  readonly headings: string;
  readonly body_content: string;
  readonly marked: FoundDocument['marked'];
}

async function readDocuments(
  transaction: Transaction,
  { index, results }: Pick<SearchRequest, 'index' | 'results'>,
  ids: readonly string[],
  { query, config = sql`search_config(${index})` }: Marking,
): Promise<FoundDocument[]> {
  if (ids.length === 0) return [];
  const options = `HighlightAll=true, StartSel=${matchMarks.start}, StopSel=${matchMarks.end}`;
  const marked = searchFields
    .filter((field) => query !== undefined && results.get(field)?.snippet)
    .map((field) => {
      const text = sql`search_mask(left(${sql.identifier(field)}, ${markedLength}))`;
      return sql`${sql.raw(`'${field}'`)}, search_unmask(ts_headline(${config}, ${text}, ${query}::tsquery, ${options}))`;
    });
  const length = results.get('body_content')?.raw ? bodyLimit : markedLength;
  const rows = await select<Row>(
    transaction,
    sql`SELECT json_strip_nulls(json_build_object('id', id, 'url', url, 'type', type, 'year', year, 'image', image,
          'label', label, 'reading_time', reading_time)) AS fields,
        title, headings, left(body_content, ${length}) AS body_content,
        json_build_object(${sql.join(marked, sql`, `)}) AS marked
      FROM unnest(${sql.param([...ids])}::text[]) WITH ORDINALITY AS wanted(id, place)
      JOIN search_documents USING (id) WHERE index = ${index} ORDER BY place`,
  );
  return rows.map(({ fields, title, headings, body_content, marked }) => ({
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, raw]) => [field, { raw }]),
    ) as FoundDocument['fields'],
    texts: { title, headings: headings === '' ? [] : headings.split('\n'), body_content },
    marked,
  }));
}
