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
  // Cut again after cleaning, because composing letters may lengthen the text.
  const cleaned = cleanText(cleanText(term.slice(0, searchTermLength * 2)).slice(0, searchTermLength));
  return (cleaned.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, wordLimit);
}

/** A document as an engine found it. */
export interface FoundDocument {
  readonly fields: Omit<SearchResult, 'title' | 'body_content' | 'headings'>;
  readonly texts: {
    readonly title: string;
    readonly headings: readonly string[];
    readonly body_content: string;
  };
  /** Texts with their matches between marks (`matchMarks`). */
  readonly marked: Partial<Readonly<Record<SearchField, string | null>>>;
}

/** A document with the fields and snippets that were requested; `typed` is the word that is being typed. */
export function toResult(
  { fields, texts, marked }: FoundDocument,
  settings: ResultSettings,
  typed?: string,
): SearchResult {
  const wholeBody = settings.get('body_content')?.raw ?? false;
  const body = wholeBody ? texts.body_content : texts.body_content.slice(0, shortBodyLength).toWellFormed();
  const raw = { ...texts, headings: [...texts.headings], body_content: body };
  const result: SearchResult = { id: fields.id };
  for (const [field, value] of Object.entries(fields)) {
    if (settings.has(field as ResultField)) Object.assign(result, { [field]: value });
  }
  for (const field of searchFields) {
    const options = settings.get(field);
    if (!options) continue;
    const text = marked[field] ?? [texts[field]].flat().join(' ');
    const html = options.snippet && snippet(text, { ...options.snippet, typed });
    Object.assign(result, { [field]: { raw: raw[field], ...(html !== undefined && { snippet: html }) } });
  }
  return result;
}

/** The answer for a page of results, with its position among all. */
export function toAnswer(
  { term, page, perPage }: SearchRequest,
  { results, total, facets }: { results: SearchResult[]; total: number; facets: SearchAnswer['facets'] },
): SearchAnswer {
  return {
    results,
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
