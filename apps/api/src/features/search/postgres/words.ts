import {
  fold,
  type SearchField,
  type SearchIndex,
  type SearchRequest,
  searchFields,
} from '@jalon/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { typedWords } from '../text.ts';

/** Stems that are tried in place of a misspelt one, and how much less similar than the nearest they may be. */
const likeness = { limit: 3, tolerance: 0.1 } as const;

/** The weight of each field's stems in the column `vector`. */
const labels = { title: 'A', headings: 'B', body_content: 'C' } as const satisfies Record<
  SearchField,
  string
>;

/** French stop words that PostgreSQL's list has only with accents, or not at all. */
const frenchStopWords = new Set(['a', 'les', 'meme', 'memes', 'etes', 'etais', 'etait', 'etaient', 'etant']);

/**
 * The `tsquery` of the first of these that some document matches: every word; similar words in place of unknown
 * ones; any word. Null when the words are all stop words.
 */
export function matchingQuery({
  index,
  term,
  weights,
}: Pick<SearchRequest, 'index' | 'term' | 'weights'>): SQL {
  const label = labelOf(weights);
  const words = withoutStopWords(index, typedWords(term));
  const lexeme = (stem: SQL) => sql`concat(quote_literal(${stem}), ${label}::text)`;
  const isFound = (query: SQL) =>
    sql`EXISTS (SELECT FROM search_documents WHERE index = ${index} AND vector @@ ${query})`;
  return sql`(
    SELECT CASE WHEN ${isFound(sql`every`)} THEN every
      WHEN ${isFound(sql`similar_every`)} THEN similar_every ELSE similar_any END
    FROM to_tsquery(search_config(${index}), ${words.map((word) => word + label).join(' & ')}) AS every, (
      SELECT string_agg(lexemes, ' & ')::tsquery AS similar_every, string_agg(lexemes, ' | ')::tsquery AS similar_any
      FROM (
        SELECT CASE WHEN typed !~ '[a-z]' OR length(typed) < 3
            OR EXISTS (SELECT FROM search_stems WHERE index = ${index} AND stem = typed)
          THEN ${lexeme(sql`typed`)}
          ELSE coalesce((
            SELECT concat('(', string_agg(${lexeme(sql`stem`)}, ' | '), ')') FROM (
              SELECT stem FROM (
                SELECT stem, documents, similarity(stem, typed) AS likeness,
                  max(similarity(stem, typed)) OVER () AS best
                FROM search_stems WHERE index = ${index} AND stem % typed) AS near
              WHERE likeness >= best - ${likeness.tolerance}
              ORDER BY likeness DESC, documents DESC, stem LIMIT ${likeness.limit}) AS nearest
            HAVING count(*) > 0), ${lexeme(sql`typed`)}) END AS lexemes
        FROM unnest(tsvector_to_array(to_tsvector(search_config(${index}), ${words.join(' ')}))) AS typed
        -- Keeps the planner from looking for similar stems twice.
        OFFSET 0) AS corrected) AS replaced)`;
}

/** The `tsquery` for words of which the last is unfinished, in the title or in the searched fields. */
export function startedQuery(
  index: SearchIndex,
  words: readonly string[],
  weights?: SearchRequest['weights'],
): SQL {
  const label = weights ? labelOf(weights) : '';
  const stems = (some: readonly string[]) =>
    sql`to_tsquery(search_config(${index}), ${some.map((word) => word + label).join(' & ')})`;
  const before = stems(withoutStopWords(index, words.slice(0, -1)));
  const last = words.at(-1) ?? '';
  const beginning = sql`to_tsquery('search_words', ${`${last}:*${label.slice(1)}`})`;
  return sql`(${before} && (${stems([last])} || ${beginning}))`;
}

/** The `tsquery` that marks the whole words and the beginning of the unfinished one. */
export function typedQuery(words: readonly string[]): SQL {
  return sql`to_tsquery('search_words', ${`${words.join(' | ')}:*`})`;
}

export function withoutStopWords(index: SearchIndex, words: readonly string[]): readonly string[] {
  return words.filter((word) => index !== 'fr' || !frenchStopWords.has(fold(word)));
}

/** Restricts a stem to the searched fields; empty for all fields, which the index answers without the vectors. */
function labelOf(weights: SearchRequest['weights']): string {
  const letters = searchFields.filter((field) => weights.has(field)).map((field) => labels[field]);
  return letters.length === searchFields.length ? '' : `:${letters.join('')}`;
}
