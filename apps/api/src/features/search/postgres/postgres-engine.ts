import {
  type CompletionRequest,
  type FacetRequest,
  type FoundPage,
  lastReachablePage,
  type SearchAnswer,
  type SearchField,
  type SearchFilter,
  type SearchRequest,
  type SearchResult,
  searchFields,
  toSearchAnswer,
  toSearchResult,
} from '@jalon/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { SearchEngine } from '../search-engine.ts';
import { bodyLimit } from '../search-entry.ts';
import { cleanText, typedWords } from '../text.ts';
import { storeDocuments } from './postgres-documents.ts';
import { leastLikeness, type Misspelt, misspeltWords, suggestTerm } from './spelling.ts';
import { markedLength, markMatches, matchingQuery, startedQuery, typedQuery, typedStems } from './words.ts';

/** `ts_rank` takes weights up to 1, the contract up to 10. */
const weightScale = 10;

type FoundRow = FoundPage & { readonly misspelt: readonly Misspelt[] | null };

/** Full-text search in PostgreSQL: one statement for each answer. */
export function postgresEngine(database: Database): SearchEngine {
  /** Runs a statement that returns one row. */
  function select<Row>(statement: SQL): Promise<Row> {
    return database.transaction(async (transaction) => {
      // The planner ignores the cost of reading vectors, and would scan the table for a frequent word. JIT compilation
      // and parallel workers cost more time than they save.
      await transaction.execute(sql`
        SET LOCAL enable_seqscan = off; SET LOCAL jit = off; SET LOCAL max_parallel_workers_per_gather = 0;
        SET LOCAL pg_trgm.similarity_threshold = ${sql.raw(String(leastLikeness))}`);
      const { rows } = await transaction.execute(statement);
      return rows[0] as Row;
    });
  }

  async function search(request: SearchRequest): Promise<SearchAnswer> {
    const { misspelt, ...found } = await select<FoundRow>(searchStatement(request));
    const suggestedTerm = suggestTerm(request.term, misspelt);
    return { ...toSearchAnswer(request, found), ...(suggestedTerm !== undefined && { suggestedTerm }) };
  }

  async function complete(request: CompletionRequest): Promise<SearchResult[]> {
    const words = typedWords(request.term);
    if (words.length === 0) return [];
    const { documents } = await select<Pick<FoundPage, 'documents'>>(completionStatement(request, words));
    if (documents.length > 0) {
      return documents.map((document) => toSearchResult(document, request.results, words.at(-1)));
    }
    return (await search({ ...request, page: 1, sort: [], facets: [] })).results;
  }

  return { search, complete, index: (source, entries) => storeDocuments(database, source, entries) };
}

function searchStatement({ filters, facets, ...request }: SearchRequest): SQL {
  const { index, weights, sort, page, perPage } = request;
  const isEverything = request.term.trim() === '';
  const query = isEverything ? undefined : sql`(SELECT query FROM typed)`;
  const weightOf = (field: SearchField) => (weights.get(field) ?? 0) / weightScale;
  const ranks = [0, weightOf('body_content'), weightOf('headings'), weightOf('title')];
  // A longer document needs more matches for the same rank (normalisation 1).
  // A title with the words counts twice: in a long document, other words near each other would outweigh it.
  const inTitle = sql`SELECT id FROM search_documents WHERE index = ${index} AND title_words @@ ${query}`;
  const rank = sql`ts_rank(${sql.param(ranks)}::real[], vector, ${query}, 1) * CASE WHEN id IN (${inTitle}) THEN 2 ELSE 1 END`;
  const order = [
    ...sort.map(({ field, descending }) => {
      const column = sql.identifier(field === 'title' ? 'title_key' : field);
      return sql`${column} ${direction(descending)} NULLS LAST`;
    }),
    sql`score DESC, year DESC NULLS LAST, title_key, id`,
  ];
  const limit = page <= lastReachablePage(request) ? perPage : 0;
  const ids = sql`SELECT id FROM filtered ORDER BY ${list(order)} LIMIT ${limit} OFFSET ${(page - 1) * perPage}`;
  return sql`
    WITH stems AS MATERIALIZED (${typedStems(request)}),
    typed AS MATERIALIZED (SELECT ${isEverything ? sql`NULL` : matchingQuery(request)} AS query),
    matched AS MATERIALIZED (
      SELECT id, title_key, type, year, label, reading_time,
        ${isEverything || sort.length > 0 ? sql`0` : rank} AS score
      FROM search_documents WHERE index = ${index} AND ${query ? sql`vector @@ ${query}` : sql`true`}),
    filtered AS NOT MATERIALIZED (SELECT * FROM matched WHERE ${passes(filters)})
    SELECT (SELECT count(*)::integer FROM filtered) AS total,
      ${page === 1 ? misspeltWords(index) : sql`NULL`} AS misspelt,
      json_build_object(${list(facets.map((facet) => countValues(facet, filters)))}) AS facets,
      ${readDocuments(ids, request, query && { query, config: sql`search_config(${index})` })} AS documents`;
}

/** Titles that begin with the words come first, then others with every word, then other documents with every word. */
function completionStatement(
  { index, filters, weights, perPage, results }: CompletionRequest,
  words: readonly string[],
): SQL {
  const inTitle = weights.has('title') ? sql`title_words @@ ${startedQuery(index, words)}` : sql`false`;
  const begins = sql`starts_with(title_key, search_fold(${words.join(' ')}))`;
  const matching = (condition: SQL) => sql`(
    SELECT id FROM search_documents WHERE index = ${index} AND ${condition} AND ${passes(filters)}
    ORDER BY ${begins} DESC, year DESC NULLS LAST, title_key, id LIMIT ${perPage})`;
  const elsewhere = sql`vector @@ ${startedQuery(index, words, weights)} AND NOT ${inTitle}`;
  const ids = sql`
    SELECT id FROM (${matching(inTitle)} UNION ALL ${matching(elsewhere)}) AS found LIMIT ${perPage}`;
  const marking = { query: typedQuery(words), config: sql`'search_words'::regconfig` };
  return sql`SELECT ${readDocuments(ids, { index, results }, marking)} AS documents`;
}

function passes(filters: readonly SearchFilter[]): SQL {
  const conditions = filters.map(({ field, type, values }) => {
    // A filter from a page's URL has text values.
    const texts = [...new Set(values.map((value) => cleanText(String(value))))];
    const isOne = sql`${sql.identifier(field)}::text = ANY (${sql.param(texts)}::text[])`;
    if (texts.length === 0) return sql`true`;
    if (type === 'none') return sql`${isOne} IS NOT TRUE`;
    // A document has one value for each field.
    return type !== 'any' && texts.length > 1 ? sql`false` : isOne;
  });
  return sql.join([sql`true`, ...conditions], sql` AND `);
}

/** A facet in the format of the answer, with its name before it. */
function countValues(
  { field, size, by, descending, disjunctive }: FacetRequest,
  filters: readonly SearchFilter[],
): SQL {
  const column = sql.identifier(field);
  const applied = disjunctive ? filters.filter((filter) => filter.field !== field) : filters;
  const order = sql`${by === 'count' ? sql`count(*)` : column} ${direction(descending)}, ${column}`;
  return sql`${field}::text, json_build_array(json_build_object('field', ${field}::text, 'type', 'value', 'data', (
    SELECT coalesce(json_agg(counted), '[]') FROM (
      SELECT ${column} AS value, count(*) AS count FROM matched
      WHERE ${column} IS NOT NULL AND ${passes(applied)}
      GROUP BY ${column} ORDER BY ${order} LIMIT ${size}) AS counted)))`;
}

/** The documents of a query for ids, in its order, as JSON. `marking`: the words to mark in the snippets. */
function readDocuments(
  ids: SQL,
  { index, results }: Pick<SearchRequest, 'index' | 'results'>,
  marking: Parameters<typeof markMatches>[1] | undefined,
): SQL {
  const snippets = searchFields.filter((field) => results.get(field)?.snippet);
  const marked = marking
    ? snippets.map((field) => sql`${field}::text, ${markMatches(sql`${sql.identifier(field)}`, marking)}`)
    : [];
  const length = results.get('body_content')?.raw ? bodyLimit : markedLength;
  return sql`(
    SELECT coalesce(json_agg(json_build_object(
      'stored', json_build_object('id', id, 'url', url, 'title', title, 'type', type, 'year', year, 'image', image,
        'label', label, 'reading_time', reading_time, 'headings', string_to_array(headings, chr(10)),
        'body_content', left(body_content, ${length})),
      'marked', json_build_object(${list(marked)})) ORDER BY place), '[]')
    FROM unnest(ARRAY(${ids})) WITH ORDINALITY AS wanted(id, place) JOIN search_documents USING (id)
    WHERE index = ${index})`;
}

function direction(descending: boolean): SQL {
  return descending ? sql`DESC` : sql`ASC`;
}

function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}
