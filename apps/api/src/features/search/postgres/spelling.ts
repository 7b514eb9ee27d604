import { matchMarks, type SearchRequest, searchFields } from '@jalon/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { replaceWords, typedWords } from '../text.ts';
import { withoutStopWords } from './words.ts';

/** The least trigram similarity of a suggested word: `tie` and `tire` have 0.286, too little for a result. */
const leastLikeness = 0.28;
/** Characters of a document in which a suggested word is looked up. */
const readLength = 20_000;

interface Misspelt {
  readonly word: string;
  /** The text of a document that has the nearest known stem, with the words of that stem between marks. */
  readonly marked: string | null;
}

/**
 * The term with each word that no document has replaced by the most similar word of the index. Undefined when there is
 * nothing to replace.
 */
export async function suggestTerm(
  database: Database,
  { index, term }: Pick<SearchRequest, 'index' | 'term'>,
): Promise<string | undefined> {
  const words = withoutStopWords(index, typedWords(term));
  if (words.length === 0) return undefined;
  const config = sql`search_config(${index})`;
  const texts = sql.join(searchFields.map(sql.identifier), sql`, `);
  const options = `HighlightAll=true, StartSel=${matchMarks.start}, StopSel=${matchMarks.end}`;
  const { rows } = await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`SELECT set_config('pg_trgm.similarity_threshold', ${String(leastLikeness)}, true)`,
    );
    return await transaction.execute(sql`
      SELECT typed.word, (
        SELECT search_unmask(ts_headline(
          ${config}, search_mask(left(concat_ws(' ', ${texts}), ${readLength})), nearest.query, ${options}))
        FROM search_documents WHERE index = ${index} AND vector @@ nearest.query LIMIT 1) AS marked
      FROM unnest(${sql.param(words)}::text[]) AS typed(word),
        LATERAL unnest(tsvector_to_array(to_tsvector(${config}, typed.word))) AS typed_stem,
        LATERAL (
          SELECT quote_literal(stem)::tsquery AS query FROM search_stems
          WHERE index = ${index} AND stem % typed_stem
          ORDER BY similarity(stem, typed_stem) DESC, documents DESC, stem LIMIT 1) AS nearest
      WHERE typed_stem ~ '[a-z]' AND length(typed_stem) >= 3
        AND NOT EXISTS (SELECT FROM search_stems WHERE index = ${index} AND stem = typed_stem)`);
  });
  const replacements = new Map(
    (rows as unknown as Misspelt[]).flatMap(({ word, marked }) => {
      const nearest = nearestForm(word, marked ?? '');
      return nearest ? [[word, nearest]] : [];
    }),
  );
  return replacements.size > 0 ? replaceWords(term, replacements) : undefined;
}

/** Of the marked forms of a word, such as singular and plural, the one whose length is nearest to what was typed. */
function nearestForm(typed: string, marked: string): string | undefined {
  const marks = new RegExp(`${matchMarks.start}([^${matchMarks.end}]+)${matchMarks.end}`, 'g');
  const forms = Array.from(marked.matchAll(marks), ([, form = '']) => form.toLowerCase());
  const distance = (form: string) => Math.abs(form.length - typed.length);
  return forms.toSorted((a, b) => distance(a) - distance(b))[0];
}
