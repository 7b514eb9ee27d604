import {
  type AutocompleteQuestion,
  autocompleteSettings,
  type FacetField,
  facetFields,
  type ResultField,
  resultsPerPage,
  type SearchField,
  type SearchFilter,
  type SearchIndex,
  type SearchQuestion,
  type SortField,
  searchFields,
  searchResult,
  searchSettings,
  snippetSize,
  suggestionsPerAnswer,
} from './search.ts';

/** A search request with every default and limit applied. */
export interface SearchRequest {
  readonly index: SearchIndex;
  /** The text that the visitor typed. */
  readonly term: string;
  readonly weights: FieldWeights;
  readonly filters: readonly SearchFilter[];
  readonly results: ResultSettings;
  readonly perPage: number;
  /** From 1. */
  readonly page: number;
  /** In order of precedence. Empty: by relevance. */
  readonly sort: readonly SearchSortKey[];
  readonly facets: readonly FacetRequest[];
}

/** The searched fields with their weights, from 1 to 10. */
export type FieldWeights = ReadonlyMap<SearchField, number>;

export interface SearchSortKey {
  readonly field: Exclude<SortField, '_score'>;
  readonly descending: boolean;
}

export interface FacetRequest {
  readonly field: FacetField;
  readonly size: number;
  readonly by: 'count' | 'value';
  readonly descending: boolean;
  /** Ignores the filters on its own field. */
  readonly disjunctive: boolean;
}

/** An autocomplete request with every default and limit applied. */
export type CompletionRequest = Pick<
  SearchRequest,
  'index' | 'term' | 'weights' | 'filters' | 'results' | 'perPage'
>;

/** The fields of a result and their snippets. */
export type ResultSettings = ReadonlyMap<ResultField, ResultFieldSettings>;

export interface ResultFieldSettings {
  readonly snippet?: { readonly size: number; readonly fallback: boolean } | undefined;
  readonly raw: boolean;
}

const weightLimit = 10;
const facetSize = { standard: 20, limit: 100 } as const;
const resultFields = Object.keys(searchResult.shape) as ResultField[];

type FieldsConfig = Pick<NonNullable<SearchQuestion['queryConfig']>, 'search_fields' | 'result_fields'>;

export function toSearchRequest(question: SearchQuestion, index: SearchIndex): SearchRequest {
  const state = question.requestState ?? question.state ?? {};
  const config = question.queryConfig ?? {};
  const single = state.sortField ? [{ field: state.sortField, direction: state.sortDirection }] : [];
  const sort = state.sortList?.length ? state.sortList : single;
  return {
    index,
    term: state.searchTerm ?? '',
    ...toFields(config, searchSettings),
    filters: [...(state.filters ?? []), ...(config.filters ?? [])],
    // Search UI's driver always sends 20 in the state unless the page sets it.
    perPage: bounded(config.resultsPerPage ?? state.resultsPerPage, resultsPerPage),
    page: state.current ?? 1,
    sort: sort.flatMap(({ field, direction }) =>
      field === '_score' || !direction ? [] : [{ field, descending: direction === 'desc' }],
    ),
    facets: facetFields.flatMap((field) => {
      const facet = config.facets?.[field];
      if (!facet) return [];
      const by = facet.sort ?? 'count';
      return [
        {
          field,
          size: bounded(facet.size, facetSize),
          by,
          descending: (facet.direction ?? (by === 'count' ? 'desc' : 'asc')) === 'desc',
          disjunctive: config.disjunctiveFacets?.includes(field) ?? false,
        },
      ];
    }),
  };
}

export function toCompletionRequest(question: AutocompleteQuestion, index: SearchIndex): CompletionRequest {
  const state = question.requestState ?? question.state ?? {};
  const config = question.queryConfig?.results ?? {};
  return {
    index,
    term: state.searchTerm ?? '',
    ...toFields(config, autocompleteSettings),
    filters: config.filters ?? [],
    perPage: bounded(config.resultsPerPage, suggestionsPerAnswer),
  };
}

function toFields(
  { search_fields, result_fields }: FieldsConfig,
  standard: typeof searchSettings | typeof autocompleteSettings,
): Pick<SearchRequest, 'weights' | 'results'> {
  const isNamed = searchFields.some((field) => search_fields?.[field]);
  const searched: FieldsConfig['search_fields'] = isNamed ? search_fields : standard.search_fields;
  const weights = new Map<SearchField, number>();
  for (const field of searchFields) {
    const settings = searched?.[field];
    if (settings) weights.set(field, Math.min(settings.weight || 1, weightLimit));
  }
  const shown: FieldsConfig['result_fields'] = result_fields ?? standard.result_fields;
  const results = new Map<ResultField, ResultFieldSettings>([['id', { raw: true }]]);
  for (const field of resultFields) {
    const settings = shown?.[field];
    if (!settings) continue;
    const { snippet } = settings;
    results.set(field, {
      raw: Boolean(settings.raw),
      snippet: snippet
        ? {
            size: Math.max(snippetSize.least, bounded(snippet.size, snippetSize)),
            fallback: snippet.fallback ?? false,
          }
        : undefined,
    });
  }
  return { weights, results };
}

function bounded(
  asked: number | null | undefined,
  { standard, limit }: { standard: number; limit: number },
): number {
  return Math.min(asked ?? standard, limit);
}
