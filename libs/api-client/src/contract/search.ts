import * as z from 'zod/mini';

/**
 * Questions and answers have the shapes of Elastic's Search UI, so that its driver works with the connector
 * that it brings (`ApiProxyConnector`) or with one of a page's own. What Search UI may send beyond this is
 * passed over; numbers above a limit count as the limit.
 */

/** The languages that are searched, each by itself. */
export const searchIndex = z.enum(['fr', 'en']);
export type SearchIndex = z.infer<typeof searchIndex>;

/** Documents of one page when the question names no number, and at most. */
export const resultsPerPage = { standard: 4, limit: 50 } as const;
/** Suggestions of one autocompletion when the question names no number, and at most. */
export const suggestionsPerAnswer = { standard: 5, limit: 20 } as const;
/** Characters of a snippet when the question names no number, at least and at most; `…` counts, tags don't. */
export const snippetSize = { standard: 100, least: 20, limit: 300 } as const;
/** Characters of a search that count. */
export const searchTermLength = 200;
/** Characters of a text to type before suggestions are asked for (site spec §9). */
export const minimumSuggestionLength = 3;

/** Fields whose words are searched. */
export const searchFields = ['title', 'headings', 'body_content'] as const;
export type SearchField = (typeof searchFields)[number];
/** Fields by whose values results are filtered and counted. */
export const facetFields = ['type', 'year', 'label', 'reading_time'] as const;
export type FacetField = (typeof facetFields)[number];
/** Fields that results are sorted by; `_score` is what fits best. */
export const sortFields = ['_score', 'title', 'year', 'type', 'label'] as const;
export type SortField = (typeof sortFields)[number];

const wholeFromOne = z.nullish(z.int().check(z.minimum(1)));

const facetValue = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()]);

const filter = z.object({
  field: z.enum(facetFields),
  /** `any` of the values, each of them (`all`, the default), or `none` of them. */
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
  /** Counts when `sortList` is empty. */
  sortField: z.nullish(z.union([z.enum(sortFields), z.literal('')])),
  sortDirection: z.nullish(sortDirection),
  sortList: z.nullish(
    z
      .array(z.object({ field: z.enum(sortFields), direction: z.nullish(sortDirection) }))
      .check(z.maxLength(5)),
  ),
});

const fieldSettings = {
  /**
   * The fields to search and how much a word in each counts, 1 without a weight and 10 at most. Without a
   * field that is known: all, the title three times as much as the others.
   */
  search_fields: z.nullish(
    z.record(z.string(), z.object({ weight: z.nullish(z.number().check(z.minimum(0))) })),
  ),
  /** The fields of the answer; every field without it. */
  result_fields: z.nullish(
    z.record(
      z.string(),
      z.object({
        /** `fallback`: the text's beginning where no word of it was searched for. */
        snippet: z.nullish(z.object({ size: wholeFromOne, fallback: z.nullish(z.boolean()) })),
        raw: z.optional(z.unknown()),
      }),
    ),
  ),
  /** Beside those that the visitor chose. */
  filters,
  /** Counts before the one of the state. */
  resultsPerPage: wholeFromOne,
};

const queryConfig = z.object({
  ...fieldSettings,
  /** Counts of the values that the results have in a field. */
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
  /** Facets that are counted without the filters of their own field. */
  disjunctiveFacets: z.nullish(z.array(z.string())),
});

/** The state stands under `requestState`, or under `state` as `ApiProxyConnector` writes it. */
function question<Settings extends z.core.$ZodType>(settings: Settings) {
  return z.object({
    requestState: z.nullish(requestState),
    state: z.nullish(requestState),
    queryConfig: z.nullish(settings),
    /** Counts when the query names none; `fr` without either. */
    index: z.nullish(searchIndex),
  });
}

export const searchQuery = z.object({ index: z.optional(searchIndex) });

export const searchQuestion = question(queryConfig);
export type SearchQuestion = z.infer<typeof searchQuestion>;

export const autocompleteQuestion = question(z.object({ results: z.nullish(z.object(fieldSettings)) }));
export type AutocompleteQuestion = z.infer<typeof autocompleteQuestion>;

/** A value, and a text for a page: at most 100 characters, escaped for HTML, with `<em>` around what was searched for. */
const text = z.object({ raw: z.string(), snippet: z.optional(z.string()) });
const texts = z.object({ raw: z.array(z.string()), snippet: z.optional(z.string()) });
const number = z.object({ raw: z.number() });

export const searchResult = z.object({
  id: z.object({ raw: z.string() }),
  title: z.optional(text),
  url: z.optional(text),
  /** Its first 300 characters, unless the question asks for `raw`. */
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
  /** Exact. */
  totalResults: z.int(),
  /** Pages that can be turned to: of many results, only the first can. */
  totalPages: z.int(),
  /** Place of the page's first result, from 1; 0 when there is none. */
  pagingStart: z.int(),
  /** Place of its last. */
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
