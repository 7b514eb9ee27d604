import {
  type CompletionRequest,
  type FacetRequest,
  type FoundPage,
  lastReachablePage,
  matchMarks,
  type SearchAnswer,
  type SearchField,
  type SearchFilter,
  type SearchIndex,
  type SearchRequest,
  type SearchResult,
  searchFields,
  searchIndex,
  toSearchAnswer,
  toSearchResult,
} from '@jalon/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Indexed, SearchEngine } from '../search-engine.ts';
import { bodyLimit, type SearchEntry } from '../search-entry.ts';
import { cleanText, replaceWords, typedWords } from '../text.ts';
import { markedLength, markMatches, matchingQuery, startedQuery, typedQuery, typedStems } from './words.ts';

/** The minimum trigram similarity of a suggested word. `tie` and `tire` have 0.286, too little for search results. */
const leastLikeness = 0.28;

interface Misspelt {
  readonly word: string;
  /** A text with the most similar stem of the index; the words of that stem are between marks. */
  readonly marked: string | null;
}

/** The words in `stems` that no document has, as a JSON array of `Misspelt`; null if there are none. */
function misspeltWords(index: SearchIndex): SQL {
  const query = sql`quote_literal(near[1])::tsquery`;
  const text = sql`concat_ws(' ', ${sql.join(searchFields.map(sql.identifier), sql`, `)})`;
  return sql`(
    SELECT json_agg(json_build_object('word', word, 'marked', (
      SELECT ${markMatches(text, { query, config: sql`search_config(${index})` })}
      FROM search_documents WHERE index = ${index} AND vector @@ ${query} LIMIT 1)))
    FROM stems WHERE near <> '{}')`;
}

/** The term with corrected words; undefined if there is nothing to correct. */
function suggestTerm(term: string, misspelt: readonly Misspelt[] | null): string | undefined {
  const corrections = new Map<string, string>();
  for (const { word, marked } of misspelt ?? []) {
    const nearest = nearestForm(word, marked ?? '');
    if (nearest) corrections.set(word, nearest);
  }
  return replaceWords(term, corrections);
}

/** Of the marked forms of a word, such as singular and plural, the one whose length is nearest to the typed word. */
function nearestForm(typed: string, marked: string): string | undefined {
  const marks = new RegExp(`${matchMarks.start}([^${matchMarks.end}]+)${matchMarks.end}`, 'g');
  const forms = Array.from(marked.matchAll(marks), ([, form = '']) => form.toLowerCase());
  const distance = (form: string) => Math.abs(form.length - typed.length);
  return forms.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Number of documents in one statement. */
const batchSize = 200;
/** Columns of a document's own values; PostgreSQL generates the others. */
const columns = 'source url title headings body_content type year image label reading_time'.split(' ');
/** The key of the lock that allows one indexing run at a time. */
const indexingLock = 6_202_852;

/** Replaces a source's documents in one transaction: searches see the previous ones until the commit. */
function storeDocuments(
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
