import ElasticsearchAPIConnector from '@elastic/search-ui-elasticsearch-connector';
import {
  type CompletionRequest,
  type FoundDocument,
  lastReachablePage,
  matchMarks,
  retryAfterUnavailable,
  type SearchAnswer,
  type SearchRequest,
  type SearchResult,
  searchAnswer,
  searchFields,
  searchResult,
  toSearchAnswer,
  toSearchResult,
} from '@jalon/api-client/contract';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/server/errors.ts';
import type { SearchEngine } from '../search-engine.ts';
import { replaceWords, typedWords } from '../text.ts';
import type { ElasticSettings } from './elastic.settings.ts';
import { callElastic, ElasticFailed, indexName } from './elastic-call.ts';
import { storeInElastic } from './elastic-documents.ts';

const entries = z.array(
  z.object({ offset: z.int(), length: z.int(), options: z.array(z.object({ text: z.string() })) }),
);
/** Without an index, Elasticsearch answers without `suggest`. */
const response = z.object({ suggest: z.optional(z.object({ stems: entries, words: entries })) });

/**
 * The term with corrected words: Elasticsearch's term suggester replaces each word that is in no document by the most
 * similar word of the index. Undefined when there is nothing to replace, or no answer.
 */
async function suggestTerm(
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

/** Requests whole texts with marks, from which the snippets are cut. */
function marking<Highlight extends object>({ highlight }: { readonly highlight?: Highlight | undefined }) {
  if (!highlight) return {};
  const marks = { pre_tags: [matchMarks.start], post_tags: [matchMarks.end] };
  return { highlight: { ...highlight, ...marks, number_of_fragments: 0 } };
}

/** Most relevant first, then newest, then by title. */
const ties = [
  '_score',
  { year: { order: 'desc', unmapped_type: 'integer' } },
  { 'title.key': { order: 'asc', unmapped_type: 'keyword' } },
] as const;

/** Elasticsearch or OpenSearch, with the queries of Elastic's own connector for Search UI. */
export function elasticEngine(settings: ElasticSettings): SearchEngine {
  /** `isReachable` is false for a page that Elasticsearch would refuse; it is requested without documents. */
  function connector(index: SearchRequest['index'], isReachable = true) {
    const name = indexName(settings, index);
    return new ElasticsearchAPIConnector({
      index: name,
      apiClient: {
        headers: {},
        async performRequest(body) {
          const answer = await callElastic(settings, `${name}/_search?ignore_unavailable=true`, { body });
          const { success } = z.safeParse(searchResponse, answer);
          if (!success) throw new ElasticFailed('not_understood');
          return answer as Awaited<ReturnType<Transporter['performRequest']>>;
        },
      },
      interceptSearchRequest: ({ requestBody }, next) =>
        next({
          ...requestBody,
          ...(!isReachable && { from: 0, size: 0 }),
          track_total_hits: true,
          sort: [...[requestBody.sort ?? []].flat().filter((key) => key !== '_score'), ...ties],
          ...marking(requestBody),
        }),
      interceptAutocompleteResultsRequest: ({ requestBody }, next) =>
        next({ ...requestBody, sort: [...ties], ...marking(requestBody) }),
    });
  }

  async function find(request: SearchRequest): Promise<SearchAnswer> {
    const { index, page, perPage, sort, facets } = request;
    const state = {
      searchTerm: typedWords(request.term).join(' '),
      current: page,
      resultsPerPage: perPage,
      filters: toFilters(request),
      sortList: sort.map(({ field, descending }) => ({
        field: field === 'title' ? 'title.key' : field,
        direction: descending ? ('desc' as const) : ('asc' as const),
      })),
    };
    if (state.searchTerm === '' && request.term.trim() !== '') {
      return toSearchAnswer(request, { documents: [], total: 0, facets: {} });
    }
    const config: Parameters<ElasticsearchAPIConnector['onSearch']>[1] = {
      ...fieldsOf(request),
      facets: Object.fromEntries(
        facets.map(({ field, size, by, descending }) => [
          field,
          { type: 'value', size, sort: by, direction: descending ? 'desc' : 'asc' },
        ]),
      ),
      disjunctiveFacets: facets.filter(({ disjunctive }) => disjunctive).map(({ field }) => field),
    };
    const elastic = connector(index, page <= lastReachablePage(request));
    let found = await elastic.onSearch(state, config);
    // Searches for similar words only when the typed words find nothing.
    if (found.totalResults === 0) found = await elastic.onSearch(state, { ...config, fuzziness: true });
    return toSearchAnswer(request, {
      documents: found.results.map((hit) => readHit(hit)),
      total: found.totalResults,
      facets: z.parse(searchAnswer.shape.facets, found.facets),
    });
  }

  async function search(request: SearchRequest): Promise<SearchAnswer> {
    const [answer, suggestedTerm] = await Promise.all([
      find(request),
      request.page === 1 ? suggestTerm(settings, request) : undefined,
    ]);
    return { ...answer, ...(suggestedTerm !== undefined && { suggestedTerm }) };
  }

  async function complete(request: CompletionRequest): Promise<SearchResult[]> {
    const words = typedWords(request.term);
    if (words.length === 0) return [];
    const { autocompletedResults } = await connector(request.index).onAutocomplete(
      { searchTerm: words.join(' ') },
      {
        results: {
          ...fieldsOf(request, '.words'),
          filters: toFilters(request),
          resultsPerPage: request.perPage,
        },
      },
    );
    return autocompletedResults.map((hit) =>
      toSearchResult(readHit(hit, '.words'), request.results, words.at(-1)),
    );
  }

  return {
    search: (request) => answering(search(request)),
    complete: (request) => answering(complete(request)),
    index: (source, entries) => storeInElastic(settings, source, entries),
  };
}

type Transporter = NonNullable<ConstructorParameters<typeof ElasticsearchAPIConnector>[0]['apiClient']>;

/** The parts of an answer that the connector reads. */
const searchResponse = z.object({
  hits: z.object({
    total: z.union([z.number(), z.object({ value: z.number() })]),
    hits: z.array(z.object({ _id: z.string(), _source: z.optional(z.record(z.string(), z.unknown())) })),
  }),
});

/** Converts a failure to an error of the contract. */
async function answering<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof ElasticFailed)) throw cause;
    if (cause.mayPass) throw new ApiError('unavailable', { cause, retryAfter: retryAfterUnavailable });
    throw new ApiError('upstream_failed', { cause });
  }
}

/** The searched and returned fields; `suffix` is a subfield with another analysis. */
function fieldsOf({ weights, results }: Pick<SearchRequest, 'weights' | 'results'>, suffix = '') {
  const shown = [...results].flatMap(([field, { snippet }]) =>
    snippet
      ? [[field, { raw: {} }] as const, [field + suffix, { snippet: {} }] as const]
      : [[field, { raw: {} }] as const],
  );
  return {
    search_fields: Object.fromEntries([...weights].map(([field, weight]) => [field + suffix, { weight }])),
    result_fields: Object.fromEntries(shown),
  };
}

/** An integer field refuses text, which becomes -1: a year that no document has. */
function toFilters({ filters }: Pick<SearchRequest, 'filters'>) {
  const year = (value: unknown) => (/^\d{1,4}$/.test(String(value)) ? Number(value) : -1);
  return filters
    .filter(({ values }) => values.length > 0)
    .map(({ field, type, values }) => ({
      field,
      type: type ?? ('all' as const),
      values: values.map((value) => (field === 'year' ? year(value) : String(value))),
    }));
}

const highlighted = z.catch(z.object({ snippet: z.array(z.string()) }), { snippet: [] });

type Hit = Readonly<Record<string, { readonly raw?: unknown } | undefined>>;

/** The document of a hit, without values of a wrong type, which another program may have stored. */
function readHit(hit: Hit, suffix = ''): FoundDocument {
  const stored = Object.entries(searchResult.shape).flatMap(([field, schema]) => {
    const { data } = z.safeParse(schema, { raw: hit[field]?.raw });
    return data ? [[field, data.raw]] : [];
  });
  const marked = searchFields.map((field) => {
    const { snippet } = z.parse(highlighted, hit[field + suffix]);
    return [field, snippet.length > 0 ? snippet.join(' ') : undefined];
  });
  return {
    stored: { id: '', title: '', headings: [], body_content: '', ...Object.fromEntries(stored) },
    marked: Object.fromEntries(marked),
  };
}
