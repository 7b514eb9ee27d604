import {
  type AutocompleteQuestion,
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
  snippetSize,
  suggestionsPerAnswer,
} from './search.ts';

/** What a question of Search UI asks for, with every default and limit applied. */
export interface SearchRequest {
  readonly index: SearchIndex;
  /** What was typed. */
  readonly term: string;
  readonly weights: FieldWeights;
  readonly filters: readonly SearchFilter[];
  readonly results: ResultSettings;
  readonly perPage: number;
  /** From 1. */
  readonly page: number;
  /** The first decides; what fits best without any. */
  readonly sort: readonly SearchSortKey[];
  readonly facets: readonly FacetRequest[];
}

/** The fields that are searched, and how much a word in each counts. */
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
  /** Counted without the filters of the field itself. */
  readonly disjunctive: boolean;
}

/** What an autocompletion asks for. */
export type CompletionRequest = Pick<
  SearchRequest,
  'index' | 'term' | 'weights' | 'filters' | 'results' | 'perPage'
>;

/** The fields of a result, with the snippet that each is to have. */
export type ResultSettings = ReadonlyMap<ResultField, ResultFieldSettings>;

export interface ResultFieldSettings {
  readonly snippet?: { readonly size: number; readonly fallback: boolean } | undefined;
  readonly raw: boolean;
}

/** Of a question that names no field. */
const standardWeights: FieldWeights = new Map([
  ['title', 3],
  ['headings', 1],
  ['body_content', 1],
]);
const weightLimit = 10;
const facetSize = { standard: 20, limit: 100 } as const;
const resultFields = Object.keys(searchResult.shape) as ResultField[];

type FieldsConfig = Pick<
  NonNullable<SearchQuestion['queryConfig']>,
  'search_fields' | 'result_fields' | 'filters' | 'resultsPerPage'
>;

/** What a search asks for. */
export function toSearchRequest(question: SearchQuestion, index: SearchIndex): SearchRequest {
  const state = question.requestState ?? question.state ?? {};
  const config = question.queryConfig ?? {};
  const single = state.sortField ? [{ field: state.sortField, direction: state.sortDirection }] : [];
  const sort = state.sortList?.length ? state.sortList : single;
  return {
    index,
    term: state.searchTerm ?? '',
    ...toFields(config),
    filters: [...(state.filters ?? []), ...(config.filters ?? [])],
    // The driver's state says 20 where nobody chose; the configuration is somebody's choice.
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

/** What an autocompletion asks for. */
export function toCompletionRequest(question: AutocompleteQuestion, index: SearchIndex): CompletionRequest {
  const state = question.requestState ?? question.state ?? {};
  const config = question.queryConfig?.results ?? {};
  return {
    index,
    term: state.searchTerm ?? '',
    ...toFields(config),
    filters: config.filters ?? [],
    perPage: bounded(config.resultsPerPage, suggestionsPerAnswer),
  };
}

function toFields({
  search_fields,
  result_fields,
}: FieldsConfig): Pick<SearchRequest, 'weights' | 'results'> {
  const named = searchFields.filter((field) => search_fields?.[field]);
  const weights: FieldWeights =
    named.length === 0
      ? standardWeights
      : new Map(
          named.map((field) => [field, Math.min(search_fields?.[field]?.weight || 1, weightLimit)] as const),
        );
  const results = new Map<ResultField, ResultFieldSettings>([['id', { raw: true }]]);
  for (const field of resultFields) {
    const settings = result_fields?.[field];
    if (!result_fields) results.set(field, { raw: true });
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
