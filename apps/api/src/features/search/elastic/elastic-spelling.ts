import type { SearchRequest } from '@jalon/api-client/contract';
import * as z from 'zod/mini';
import { replaceWords, typedWords } from '../text.ts';
import type { ElasticSettings } from './elastic.settings.ts';
import { callElastic, ElasticFailed, indexName } from './elastic-call.ts';

const entries = z.array(
  z.object({ offset: z.int(), length: z.int(), options: z.array(z.object({ text: z.string() })) }),
);
/** Without an index, Elasticsearch answers without `suggest`. */
const response = z.object({ suggest: z.optional(z.object({ stems: entries, words: entries })) });

/**
 * The term with corrected words: Elasticsearch's term suggester replaces each word that is in no document by the most
 * similar word of the index. Undefined when there is nothing to replace, or no answer.
 */
export async function suggestTerm(
  settings: ElasticSettings,
  { index, term }: Pick<SearchRequest, 'index' | 'term'>,
): Promise<string | undefined> {
  const text = typedWords(term).join(' ');
  if (text === '') return undefined;
  const similarIn = (field: string) => ({ term: { field, size: 1, min_word_length: 3 } });
  const suggest = { text, stems: similarIn('spelling.stems'), words: similarIn('spelling') };
  const path = `${indexName(settings, index)}/_search?ignore_unavailable=true`;
  const answer = await callElastic(settings, path, { body: { suggest } }).catch((error: unknown) => {
    // Suggestions are optional. An index of an earlier version lacks the field and refuses the request.
    if (error instanceof ElasticFailed) return undefined;
    throw error;
  });
  const { stems = [], words = [] } = z.safeParse(response, answer).data?.suggest ?? {};
  // A word in another form, such as the plural, has a known stem, so no stem is suggested for it.
  const unknown = new Set(stems.filter(({ options }) => options.length > 0).map(({ offset }) => offset));
  const replacements = new Map(
    words.flatMap(({ offset, length, options: [nearest] }) =>
      nearest && unknown.has(offset) ? [[text.slice(offset, offset + length), nearest.text]] : [],
    ),
  );
  return replaceWords(term, replacements);
}
