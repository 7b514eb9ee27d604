import { matchMarks, type SearchIndex, searchFields } from '@jalon/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { replaceWords } from '../text.ts';
import { markMatches } from './words.ts';

/** The minimum trigram similarity of a suggested word. `tie` and `tire` have 0.286, too little for search results. */
export const leastLikeness = 0.28;

export interface Misspelt {
  readonly word: string;
  /** A text with the most similar stem of the index; the words of that stem are between marks. */
  readonly marked: string | null;
}

/** The words in `stems` that no document has, as a JSON array of `Misspelt`; null if there are none. */
export function misspeltWords(index: SearchIndex): SQL {
  const query = sql`quote_literal(near[1])::tsquery`;
  const text = sql`concat_ws(' ', ${sql.join(searchFields.map(sql.identifier), sql`, `)})`;
  return sql`(
    SELECT json_agg(json_build_object('word', word, 'marked', (
      SELECT ${markMatches(text, { query, config: sql`search_config(${index})` })}
      FROM search_documents WHERE index = ${index} AND vector @@ ${query} LIMIT 1)))
    FROM stems WHERE near <> '{}')`;
}

/** The term with corrected words; undefined if there is nothing to correct. */
export function suggestTerm(term: string, misspelt: readonly Misspelt[] | null): string | undefined {
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
