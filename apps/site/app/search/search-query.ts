import { searchTermLength } from '@jalon/api-client/contract';

/** The orders of the results, by relevance first. */
export const searchOrders = ['relevance', 'newest', 'oldest', 'title'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** Names of the query parameters of the results page. */
export const searchParameters = {
  term: 'q',
  type: 'type',
  year: 'year',
  order: 'sort',
  page: 'page',
} as const;

/** A search, as in the address of the results page. */
export interface SearchQuery {
  /** An empty term lists every page. */
  readonly term: string;
  readonly types: readonly string[];
  readonly years: readonly string[];
  readonly order: SearchOrder;
  /** From 1. */
  readonly page: number;
}

/** Maximum number of values read for one filter; the rest is ignored. */
const filterLimit = 10;
/** Maximum number of characters read of a filter's value. */
const valueLength = 100;

/** Reads any query string: long values are cut, and invalid ones ignored. */
export function readSearchQuery(parameters: URLSearchParams): SearchQuery {
  const { term, type, year, order, page } = searchParameters;
  const values = (name: string) => {
    const texts = parameters.getAll(name).map((value) => cleanText(value, valueLength));
    return [...new Set(texts)].filter(Boolean).slice(0, filterLimit);
  };
  const number = parameters.get(page) ?? '';
  return {
    term: cleanText(parameters.get(term) ?? '', searchTermLength),
    types: values(type),
    years: values(year).filter((value) => /^\d{4}$/.test(value)),
    order: searchOrders.find((one) => one === parameters.get(order)) ?? 'relevance',
    page: /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 1,
  };
}

/** The address of a search on the results page at `path`. */
export function searchAddress(path: string, query: Partial<SearchQuery>): string {
  const { term = '', types = [], years = [], order = 'relevance', page = 1 } = query;
  const parameters = new URLSearchParams({ [searchParameters.term]: term });
  for (const type of types) parameters.append(searchParameters.type, type);
  for (const year of years) parameters.append(searchParameters.year, year);
  if (order !== 'relevance') parameters.set(searchParameters.order, order);
  if (page > 1) parameters.set(searchParameters.page, String(page));
  return `${path}?${parameters}`;
}

function cleanText(text: string, length: number): string {
  return text
    .slice(0, length)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
