import * as z from 'zod/mini';

/**
 * Requests and answers have the shapes of Elastic's Search UI, so its driver works with its own connector
 * (`ApiProxyConnector`) or with a custom one. Unknown properties are ignored; a number above its limit is
 * lowered to the limit.
 */

/** Each language has its own index. */
export const searchIndex = z.enum(['fr', 'en']);
export type SearchIndex = z.infer<typeof searchIndex>;

/** Documents on one page: the default and the maximum. */
export const resultsPerPage = { standard: 4, limit: 50 } as const;
/** Documents that pages reach; the total may be higher. Elasticsearch refuses a page that ends after this one. */
export const reachableResults = 10_000;
/** Documents that one autocomplete call returns: the default and the maximum. */
export const suggestionsPerAnswer = { standard: 5, limit: 20 } as const;
/** Characters of a snippet: the default, the minimum and the maximum. `…` counts, tags don't. */
export const snippetSize = { standard: 100, least: 20, limit: 300 } as const;
/** Characters to type before suggestions are requested. */
export const minimumSuggestionLength = 3;

/** Fields that can be searched. */
export const searchFields = ['title', 'headings', 'body_content'] as const;
export type SearchField = (typeof searchFields)[number];
/** Fields for filters and facets. */
export const facetFields = ['type', 'year', 'label', 'reading_time'] as const;
export type FacetField = (typeof facetFields)[number];
/** Fields for sorting; `_score` is relevance. */
export const sortFields = ['_score', 'title', 'year', 'type', 'label'] as const;
export type SortField = (typeof sortFields)[number];

const wholeFromOne = z.nullish(z.int().check(z.minimum(1)));

const facetValue = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()]);

const filter = z.object({
  field: z.enum(facetFields),
  /** The document has `any` of the values, `all` of them (the default) or `none` of them. */
  type: z.nullish(z.enum(['any', 'all', 'none'])),
  values: z.array(facetValue).check(z.maxLength(50)),
});
export type SearchFilter = z.infer<typeof filter>;
const filters = z.nullish(z.array(filter).check(z.maxLength(20)));

const sortDirection = z.enum(['asc', 'desc', '']);

const requestState = z.object({
  /** Empty lists every document. */
  searchTerm: z.nullish(z.string()),
  /** The page, from 1. */
  current: z.nullish(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  resultsPerPage: wholeFromOne,
  filters,
  /** Used when `sortList` is empty. */
  sortField: z.nullish(z.union([z.enum(sortFields), z.literal('')])),
  sortDirection: z.nullish(sortDirection),
  sortList: z.nullish(
    z
      .array(z.object({ field: z.enum(sortFields), direction: z.nullish(sortDirection) }))
      .check(z.maxLength(5)),
  ),
});

const fieldSettings = {
  /** The fields to search, with weights from 1 (the default) to 10. Default: those of {@link searchSettings}. */
  search_fields: z.nullish(
    z.record(z.string(), z.object({ weight: z.nullish(z.number().check(z.minimum(0))) })),
  ),
  /** The fields of the answer. Default: those of {@link searchSettings} or {@link autocompleteSettings}. */
  result_fields: z.nullish(
    z.record(
      z.string(),
      z.object({
        /** `fallback`: without a match, the snippet is the beginning of the text. */
        snippet: z.nullish(z.object({ size: wholeFromOne, fallback: z.nullish(z.boolean()) })),
        raw: z.optional(z.unknown()),
      }),
    ),
  ),
  /** Applied in addition to the filters of the state. */
  filters,
  /** Takes precedence over the number in the state. */
  resultsPerPage: wholeFromOne,
};

const queryConfig = z.object({
  ...fieldSettings,
  /** Fields whose values are counted among the results. */
  facets: z.nullish(
    z.record(
      z.string(),
      z.object({
        type: z.literal('value'),
        size: wholeFromOne,
        sort: z.nullish(z.enum(['count', 'value'])),
        direction: z.nullish(z.enum(['asc', 'desc'])),
      }),
    ),
  ),
  /** Facets that ignore the filters on their own field. */
  disjunctiveFacets: z.nullish(z.array(z.string())),
});

/** The state is in `requestState`, or in `state` when `ApiProxyConnector` sends it. */
function question<Settings extends z.core.$ZodType>(settings: Settings) {
  return z.object({
    requestState: z.nullish(requestState),
    state: z.nullish(requestState),
    queryConfig: z.nullish(settings),
    /** Used when the query string has no index. Default: `fr`. */
    index: z.nullish(searchIndex),
  });
}

const snippet = { snippet: { size: snippetSize.standard, fallback: true } };
const searchedFields = { title: { weight: 3 }, body_content: {}, headings: {} };

/** The settings of the results page, for Search UI's `searchQuery`. Also the API's defaults. */
export const searchSettings = {
  search_fields: searchedFields,
  result_fields: {
    title: snippet,
    body_content: snippet,
    url: { raw: {} },
    year: { raw: {} },
    type: { raw: {} },
    image: { raw: {} },
    label: { raw: {} },
    reading_time: { raw: {} },
  },
  resultsPerPage: resultsPerPage.standard,
};

/** The settings of autocomplete, for Search UI's `autocompleteQuery.results`. Also the API's defaults. */
export const autocompleteSettings = {
  search_fields: searchedFields,
  result_fields: { title: snippet, url: { raw: {} } },
  resultsPerPage: suggestionsPerAnswer.standard,
};

export const searchQuery = z.object({ index: z.optional(searchIndex) });

export const searchQuestion = question(queryConfig);
export type SearchQuestion = z.infer<typeof searchQuestion>;

export const autocompleteQuestion = question(z.object({ results: z.nullish(z.object(fieldSettings)) }));
export type AutocompleteQuestion = z.infer<typeof autocompleteQuestion>;

/** A value and its snippet: HTML, escaped except for `<em>` around matches. */
const text = z.object({ raw: z.string(), snippet: z.optional(z.string()) });
const texts = z.object({ raw: z.array(z.string()), snippet: z.optional(z.string()) });
const number = z.object({ raw: z.number() });

export const searchResult = z.object({
  id: z.object({ raw: z.string() }),
  title: z.optional(text),
  url: z.optional(text),
  /** `raw` is the first 300 characters unless the request asks for `raw`. */
  body_content: z.optional(text),
  headings: z.optional(texts),
  type: z.optional(text),
  year: z.optional(number),
  image: z.optional(text),
  label: z.optional(text),
  reading_time: z.optional(text),
});
export type SearchResult = z.infer<typeof searchResult>;
export type ResultField = keyof SearchResult;

export const searchAnswer = z.object({
  results: z.array(searchResult),
  /** The exact number of results. */
  totalResults: z.int(),
  totalPages: z.int(),
  /** Position of the page's first result, from 1; 0 without results. */
  pagingStart: z.int(),
  /** Position of the page's last result. */
  pagingEnd: z.int(),
  facets: z.record(
    z.string(),
    z.array(
      z.object({
        field: z.string(),
        type: z.literal('value'),
        data: z.array(z.object({ value: z.union([z.string(), z.number()]), count: z.int() })),
      }),
    ),
  ),
  requestId: z.string(),
  resultSearchTerm: z.string(),
  /** On the first page: the term with the words that no document has replaced by similar ones. */
  suggestedTerm: z.optional(z.string()),
  wasSearched: z.boolean(),
  rawResponse: z.null(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const autocompleteAnswer = z.object({
  autocompletedResults: z.array(searchResult),
  autocompletedResultsRequestId: z.string(),
  autocompletedSuggestions: z.record(z.string(), z.never()),
  autocompletedSuggestionsRequestId: z.string(),
});
export type AutocompleteAnswer = z.infer<typeof autocompleteAnswer>;
