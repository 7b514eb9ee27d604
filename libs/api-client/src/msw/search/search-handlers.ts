import { type HttpHandler, HttpResponse, http } from 'msw';
import * as z from 'zod/mini';
import {
  autocomplete,
  autocompleteQuestion,
  type SearchIndex,
  search,
  searchQuery,
  searchQuestion,
  toCompletionRequest,
  toSearchRequest,
} from '../../contract/index.ts';
import { readBody } from '../read-body.ts';
import { readQuery } from '../read-query.ts';
import { refuse } from '../refuse.ts';
import {
  completeFromDocuments,
  type MockDocument,
  mockDocuments,
  searchDocuments,
} from './mock-documents.ts';

export type { MockDocument } from './mock-documents.ts';

export interface MockSearchOptions {
  /** The indexed documents. Default: a few fictional articles in each language. */
  readonly documents?: readonly MockDocument[];
  /** Origin of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
}

/** Handlers that search and complete in the shapes of the API; words are compared without stemming. */
export function createSearchHandlers({
  documents = mockDocuments,
  baseUrl = '*',
}: MockSearchOptions = {}): HttpHandler[] {
  return [
    http.post(baseUrl + search.path, ({ request }) =>
      answer(request, searchQuestion, (body, index) =>
        searchDocuments(documents, toSearchRequest(body, index)),
      ),
    ),
    http.post(baseUrl + autocomplete.path, ({ request }) =>
      answer(request, autocompleteQuestion, (body, index) =>
        completeFromDocuments(documents, toCompletionRequest(body, index)),
      ),
    ),
  ];
}

async function answer<Body extends { readonly index?: SearchIndex | null | undefined }>(
  request: Request,
  schema: z.ZodMiniType<Body>,
  find: (body: Body, index: SearchIndex) => object,
): Promise<Response> {
  const { body, refusal } = await readBody(request);
  if (refusal) return refuse(refusal);
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path: [part, name] }) => String(name ?? part));
    const errors = Object.fromEntries(names.map((name) => [name, 'invalid']));
    return refuse({ code: 'invalid_fields', errors });
  }
  const { query, refusal: refused } = readQuery(searchQuery, request);
  if (refused) return refused;
  const index = query.index ?? parsed.data.index ?? 'fr';
  return HttpResponse.json(find(parsed.data, index));
}
