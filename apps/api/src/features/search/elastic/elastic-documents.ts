import { randomUUID } from 'node:crypto';
import { type SearchIndex, searchIndex } from '@jalon/api-client/contract';
import * as z from 'zod/mini';
import type { Indexed } from '../search-engine.ts';
import type { SearchEntry } from '../search-entry.ts';
import type { ElasticSettings } from './elastic.settings.ts';
import { callElastic, ElasticFailed, indexName } from './elastic-call.ts';

/** Documents in one call. */
const batchSize = 200;

/** The filters that turn text into stems: elisions and accents removed, light stemming. */
const stemming = {
  fr: {
    filter: ['french_elision', 'lowercase', 'asciifolding', 'stop_words', 'stems'],
    stopWords: '_french_',
    stemmer: 'light_french',
  },
  en: {
    filter: ['lowercase', 'asciifolding', 'stop_words', 'stems'],
    stopWords: '_english_',
    stemmer: 'english',
  },
} as const;

function definition(index: SearchIndex) {
  const { filter, stopWords, stemmer } = stemming[index];
  const keyword = { type: 'keyword' };
  const text = {
    type: 'text',
    analyzer: 'stemmed',
    // Whole words, to match a word that is still being typed.
    fields: { words: { type: 'text', analyzer: 'words' } },
    copy_to: 'spelling',
  };
  return {
    settings: {
      analysis: {
        filter: {
          french_elision: {
            type: 'elision',
            articles_case: true,
            articles: [...'ldjmtnsc', 'qu', 'jusqu', 'lorsqu'],
          },
          stop_words: { type: 'stop', stopwords: stopWords },
          stems: { type: 'stemmer', language: stemmer },
        },
        analyzer: {
          stemmed: { type: 'custom', tokenizer: 'standard', filter },
          words: { type: 'custom', tokenizer: 'standard', filter: filter.slice(0, -2) },
        },
        normalizer: { folded: { type: 'custom', filter: ['lowercase', 'asciifolding'] } },
      },
    },
    mappings: {
      properties: {
        source: keyword,
        run: keyword,
        url: keyword,
        title: { ...text, fields: { ...text.fields, key: { type: 'keyword', normalizer: 'folded' } } },
        headings: text,
        body_content: text,
        // All words with their accents, to suggest a spelling.
        spelling: {
          type: 'text',
          analyzer: 'simple',
          fields: { stems: { type: 'text', analyzer: 'stemmed' } },
        },
        type: keyword,
        year: { type: 'integer' },
        image: keyword,
        label: keyword,
        reading_time: keyword,
      },
    },
  };
}

const bulkResponse = z.object({ errors: z.literal(false) });
const deleteResponse = z.object({ deleted: z.int() });

/** Stores every entry, then deletes the documents of the source that this run did not store. */
export async function storeInElastic(
  settings: ElasticSettings,
  source: string,
  entries: readonly SearchEntry[],
): Promise<Indexed> {
  const run = randomUUID();
  for (const index of searchIndex.options) await createIndex(settings, index);
  for (let start = 0; start < entries.length; start += batchSize) {
    const lines = entries
      .slice(start, start + batchSize)
      .flatMap(({ index, id, ...entry }) => [
        JSON.stringify({ index: { _index: indexName(settings, index), _id: id } }),
        JSON.stringify({ ...entry, source, run }),
      ]);
    const answer = await callElastic(settings, '_bulk?refresh=true', {
      body: `${lines.join('\n')}\n`,
      timeout: 'indexing',
    });
    if (!z.safeParse(bulkResponse, answer).success) throw new ElasticFailed('bulk_failed');
  }
  const names = searchIndex.options.map((index) => indexName(settings, index)).join(',');
  const answer = await callElastic(settings, `${names}/_delete_by_query?refresh=true&conflicts=proceed`, {
    body: { query: { bool: { filter: [{ term: { source } }], must_not: [{ term: { run } }] } } },
    timeout: 'indexing',
  });
  const { data } = z.safeParse(deleteResponse, answer);
  if (!data) throw new ElasticFailed('not_understood');
  return { documents: entries.length, stored: entries.length, removed: data.deleted };
}

/** Creates an index. If it exists, which the server answers with 400, adds the fields that are new in this version. */
async function createIndex(settings: ElasticSettings, index: SearchIndex): Promise<void> {
  const name = indexName(settings, index);
  const whole = definition(index);
  const put = (path: string, body: object) =>
    callElastic(settings, path, { method: 'PUT', body, timeout: 'indexing' });
  try {
    await put(name, whole);
  } catch (error) {
    if (!(error instanceof ElasticFailed) || error.code !== 400) throw error;
    await put(`${name}/_mapping`, whole.mappings);
  }
}
