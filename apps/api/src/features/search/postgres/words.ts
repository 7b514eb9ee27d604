import {
  fold,
  matchMarks,
  type SearchField,
  type SearchIndex,
  type SearchRequest,
  searchFields,
} from '@jalon/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { typedWords } from '../text.ts';

/** The stems that replace a misspelt one: maximum number, minimum similarity, maximum distance from the nearest. */
const likeness = { limit: 3, least: 0.3, tolerance: 0.1 } as const;

/** Characters of a text in which matches are marked. */
export const markedLength = 20_000;

/** The weight of each field's stems in the column `vector`. */
const labels: Readonly<Record<SearchField, string>> = { title: 'A', headings: 'B', body_content: 'C' };

/** French stop words that PostgreSQL's list lacks, or has only with accents. */
const frenchStopWords = new Set(['a', 'les', 'meme', 'memes', 'etes', 'etais', 'etait', 'etaient', 'etant']);

type Typed = Pick<SearchRequest, 'index' | 'term' | 'weights'>;

/** The stems of the typed words; if no document has a stem, `near` has the most similar ones, the nearest first. */
export function typedStems({ index, term }: Typed): SQL {
  return sql`
    SELECT word, stem, CASE WHEN stem ~ '[a-z]' AND length(stem) >= 3
        AND NOT EXISTS (SELECT FROM search_stems AS known WHERE known.index = ${index} AND known.stem = typed.stem)
      THEN ARRAY(
        SELECT other.stem FROM search_stems AS other WHERE other.index = ${index} AND other.stem % typed.stem
        ORDER BY similarity(other.stem, typed.stem) DESC, documents DESC, other.stem LIMIT ${likeness.limit})
      ELSE '{}' END AS near
    FROM unnest(${sql.param(withoutStopWords(index, typedWords(term)))}::text[]) AS word,
      unnest(tsvector_to_array(to_tsvector(search_config(${index}), word))) AS typed(stem)`;
}

/**
 * The first `tsquery` that matches a document: every word; every word, with unknown words replaced by similar ones; any
 * of these. Null if all words are stop words. Reads {@link typedStems} from `stems`.
 */
export function matchingQuery({ index, term, weights }: Typed): SQL {
  const label = labelOf(weights);
  const words = withoutStopWords(index, typedWords(term)).map((word) => word + label);
  const lexeme = (stem: SQL) => sql`concat(quote_literal(${stem}), ${label}::text)`;
  const isFound = (query: SQL) =>
    sql`EXISTS (SELECT FROM search_documents WHERE index = ${index} AND vector @@ ${query})`;
  return sql`(
    SELECT CASE WHEN ${isFound(sql`every`)} THEN every
      WHEN ${isFound(sql`similar_every`)} THEN similar_every ELSE similar_any END
    FROM to_tsquery(search_config(${index}), ${words.join(' & ')}) AS every, (
      SELECT string_agg(lexemes, ' & ')::tsquery AS similar_every, string_agg(lexemes, ' | ')::tsquery AS similar_any
      FROM stems, LATERAL (
        SELECT coalesce('(' || string_agg(${lexeme(sql`other`)}, ' | ') || ')', ${lexeme(sql`stem`)}) AS lexemes
        FROM unnest(near) AS other
        WHERE similarity(other, stem) >= greatest(similarity(near[1], stem) - ${likeness.tolerance}, ${likeness.least})
      ) AS corrected) AS replaced)`;
}

/** The `tsquery` for words of which the last is unfinished, in the title or in the searched fields. */
export function startedQuery(index: SearchIndex, words: readonly string[], weights?: Typed['weights']): SQL {
  const label = weights ? labelOf(weights) : '';
  const stems = (some: readonly string[]) =>
    sql`to_tsquery(search_config(${index}), ${some.map((word) => word + label).join(' & ')})`;
  const before = stems(withoutStopWords(index, words.slice(0, -1)));
  const last = words.at(-1) ?? '';
  const beginning = sql`to_tsquery('search_words', ${`${last}:*${label.slice(1)}`})`;
  return sql`(${before} && (${stems([last])} || ${beginning}))`;
}

/** The `tsquery` that marks complete words and the start of the unfinished one. */
export function typedQuery(words: readonly string[]): SQL {
  return sql`to_tsquery('search_words', ${`${words.join(' | ')}:*`})`;
}

/** A text with the matches of a query between {@link matchMarks}. */
export function markMatches(text: SQL, { query, config }: Readonly<Record<'query' | 'config', SQL>>): SQL {
  const options = `HighlightAll=true, StartSel=${matchMarks.start}, StopSel=${matchMarks.end}`;
  return sql`search_unmask(ts_headline(
    ${config}, search_mask(left(${text}, ${markedLength})), ${query}, ${options}))`;
}

export function withoutStopWords(index: SearchIndex, words: readonly string[]): readonly string[] {
  return words.filter((word) => index !== 'fr' || !frenchStopWords.has(fold(word)));
}

/** Restricts a stem to the searched fields. Empty for all fields: the index is then enough, without the vectors. */
function labelOf(weights: Typed['weights']): string {
  const letters = searchFields.filter((field) => weights.has(field)).map((field) => labels[field]);
  return letters.length === searchFields.length ? '' : `:${letters.join('')}`;
}
