import { type CallError, call, search } from '@jalon/api-client';
import { type SearchAnswer, type SearchQuestion, searchSettings } from '@jalon/api-client/contract';
import type { Locale } from '@jalon/i18n';
import { apiFor } from '../api.server.ts';
import type { SiteContext } from '../site-context.server.ts';
import type { SearchOrder, SearchQuery } from './search-query.ts';

/** The part of a search answer that the results page shows. */
export type Found = Pick<
  SearchAnswer,
  'results' | 'facets' | 'totalResults' | 'totalPages' | 'pagingStart' | 'pagingEnd' | 'suggestedTerm'
>;
/** The reason for a failed search. */
export type SearchProblem = 'failed' | 'tooMany';

/** Maximum milliseconds that a search may delay the page. */
const searchTimeout = 5_000;

type SortKey = NonNullable<NonNullable<SearchQuestion['requestState']>['sortList']>[number];

const sortLists: Readonly<Record<SearchOrder, SortKey[]>> = {
  relevance: [],
  newest: [{ field: 'year', direction: 'desc' }],
  oldest: [{ field: 'year', direction: 'asc' }],
  title: [{ field: 'title', direction: 'asc' }],
};

/** The default settings of the search, and two facets whose counts ignore their own filter. */
const queryConfig = {
  ...searchSettings,
  facets: {
    type: { type: 'value', size: 10 },
    year: { type: 'value', size: 10, sort: 'value', direction: 'desc' },
  },
  disjunctiveFacets: ['type', 'year'],
} satisfies SearchQuestion['queryConfig'];

/** Searches the index of a language on behalf of the visitor. */
export function find(
  { term, types, years, order, page }: SearchQuery,
  language: Locale,
  site: SiteContext,
): Promise<SearchAnswer | CallError> {
  const filter = (field: 'type' | 'year', values: readonly string[]) =>
    values.length > 0 ? [{ field, type: 'any' as const, values: [...values] }] : [];
  const requestState = {
    searchTerm: term,
    current: page,
    filters: [...filter('type', types), ...filter('year', years)],
    sortList: sortLists[order],
  };
  return call(
    search,
    { query: { index: language }, body: { requestState, queryConfig } },
    { ...apiFor(site), timeout: searchTimeout },
  );
}
