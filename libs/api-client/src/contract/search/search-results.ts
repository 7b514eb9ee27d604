import {
  type AutocompleteAnswer,
  type ResultField,
  reachableResults,
  type SearchAnswer,
  type SearchField,
  type SearchResult,
  searchFields,
} from './search.ts';
import type { ResultSettings, SearchRequest } from './search-question.ts';
import { snippet } from './snippet.ts';

/** Characters of the body in a result that did not ask for its raw text. */
const shortBodyLength = 300;

/** A document as a search engine found it. */
export interface FoundDocument {
  readonly stored: { readonly [Field in ResultField]?: NonNullable<SearchResult[Field]>['raw'] | null };
  /** Texts with their matches between {@link matchMarks}. */
  readonly marked: { readonly [Field in SearchField]?: string | null };
}

/** One page of the documents that a search engine found. */
export interface FoundPage {
  readonly documents: readonly FoundDocument[];
  readonly total: number;
  readonly facets: SearchAnswer['facets'];
}

/** The last page that can be requested; later pages are empty. */
export function lastReachablePage({ perPage }: Pick<SearchRequest, 'perPage'>): number {
  return Math.floor(reachableResults / perPage);
}

/** The answer for a page of documents. */
export function toSearchAnswer(
  { term, page, perPage, results }: SearchRequest,
  { documents, total, facets }: FoundPage,
): SearchAnswer {
  const totalPages = Math.min(Math.ceil(total / perPage), lastReachablePage({ perPage }));
  return {
    results: documents.map((document) => toSearchResult(document, results)),
    totalResults: total,
    totalPages,
    pagingStart: total === 0 ? 0 : (page - 1) * perPage + 1,
    pagingEnd: Math.min(page * perPage, totalPages * perPage, total),
    facets,
    requestId: '',
    resultSearchTerm: term,
    wasSearched: true,
    rawResponse: null,
  };
}

/** The answer for suggested documents. */
export function toAutocompleteAnswer(results: SearchResult[]): AutocompleteAnswer {
  return {
    autocompletedResults: results,
    autocompletedResultsRequestId: '',
    autocompletedSuggestions: {},
    autocompletedSuggestionsRequestId: '',
  };
}

/** A document with the requested fields and snippets; `typed` is the word that is being typed. */
export function toSearchResult(
  { stored, marked }: FoundDocument,
  settings: ResultSettings,
  typed?: string,
): SearchResult {
  const fields = [...settings].flatMap(([field, options]) => {
    const value = stored[field];
    if (value === null || value === undefined) return [];
    const isLong = field === 'body_content' && !options.raw;
    const raw = isLong ? String(value).slice(0, shortBodyLength).toWellFormed() : value;
    const searched = searchFields.find((name) => name === field);
    if (!searched || !options.snippet) return [[field, { raw }]];
    const text = marked[searched] ?? [value].flat().join(' ');
    const html = snippet(text, { ...options.snippet, typed });
    return [[field, html === undefined ? { raw } : { raw, snippet: html }]];
  });
  return Object.fromEntries(fields);
}
