import type { HttpHandler } from 'msw';
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
import { type Asked, handlerAt, invalid } from '../handle.ts';
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
  const on = handlerAt(baseUrl);
  return [
    on(search, async (asked) => {
      const { body, index } = await read(asked, searchQuestion);
      return searchDocuments(documents, toSearchRequest(body, index));
    }),
    on(autocomplete, async (asked) => {
      const { body, index } = await read(asked, autocompleteQuestion);
      return completeFromDocuments(documents, toCompletionRequest(body, index));
    }),
  ];
}

async function read<Body extends { readonly index?: SearchIndex | null | undefined }>(
  asked: Asked,
  schema: z.ZodMiniType<Body>,
): Promise<{ readonly body: Body; readonly index: SearchIndex }> {
  const { data: body, error } = z.safeParse(schema, await asked.body());
  if (error) {
    throw invalid(
      Object.fromEntries(error.issues.map(({ path: [part, name] }) => [String(name ?? part), 'invalid'])),
    );
  }
  return { body, index: asked.query(searchQuery).index ?? body.index ?? 'fr' };
}
