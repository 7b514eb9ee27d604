import {
  type ResultField,
  type ResultSettings,
  type SearchAnswer,
  type SearchField,
  type SearchRequest,
  type SearchResult,
  searchFields,
  searchTermLength,
} from '@jalon/api-client/contract';
import { cleanText } from './search-entry.ts';
import { snippet } from './snippet.ts';

/** Words of a search term that are used. */
const wordLimit = 12;
/** Characters of the body in a result that did not ask for its raw text. */
const shortBodyLength = 300;

/** The words of a search term. An apostrophe, a hyphen or a slash ends a word: `CX-5` is two. */
export function typedWords(term: string): string[] {
  // Cleaning a very long term takes time, and composing letters changes its length.
  const cleaned = cleanText(term.slice(0, searchTermLength * 2)).slice(0, searchTermLength);
  return (cleaned.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, wordLimit);
}

/** A document as an engine found it. */
export interface FoundDocument {
  readonly stored: { readonly [Field in ResultField]?: NonNullable<SearchResult[Field]>['raw'] | null };
  /** Texts with their matches between marks (`matchMarks`). */
  readonly marked: { readonly [Field in SearchField]?: string | null };
}

/** A document with the fields and snippets that were requested; `typed` is the word that is being typed. */
export function toResult(
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

/** A page of results, with its position among all. */
export interface FoundPage {
  readonly documents: readonly FoundDocument[];
  readonly total: number;
  readonly facets: SearchAnswer['facets'];
}

/** The answer for a page of results. */
export function toAnswer(
  { term, page, perPage, results }: SearchRequest,
  { documents, total, facets }: FoundPage,
): SearchAnswer {
  return {
    results: documents.map((document) => toResult(document, results)),
    totalResults: total,
    totalPages: Math.ceil(total / perPage),
    pagingStart: total === 0 ? 0 : (page - 1) * perPage + 1,
    pagingEnd: Math.min(page * perPage, total),
    facets,
    requestId: '',
    resultSearchTerm: term,
    wasSearched: true,
    rawResponse: null,
  };
}
