import {
  autocomplete,
  autocompleteAnswer,
  autocompleteQuestion,
  type SearchIndex,
  search,
  searchAnswer,
  searchQuery,
  searchQuestion,
  toCompletionRequest,
  toSearchRequest,
} from '@jalon/api-client/contract';
import type { RateLimit } from '@jalon/process';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/database.ts';
import { rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { errorAnswers } from '../../platform/server/error-answers.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { readQuery } from '../../platform/server/read-query.ts';
import type { SearchEngine } from './search-engine.ts';

export interface SearchOptions {
  readonly engine: SearchEngine;
  /** Searches and autocomplete calls of one visitor, counted in the database. */
  readonly rateLimit: RateLimit;
  readonly database: Database;
  /** Key for hashing the visitors' addresses. */
  readonly secret: string;
}

/** Search and autocomplete, in the shapes of Elastic's Search UI. */
export const searchRoutes: FastifyPluginAsyncZod<SearchOptions> = async (app, options) => {
  const { engine, database, rateLimit, secret } = options;
  const checkRate = rateLimiter({ ...rateLimit, database, secret, counted: 'searches' });
  const errors = errorAnswers(
    'invalid_body',
    'foreign_origin',
    'too_large',
    'unsupported_type',
    'invalid_fields',
    'too_many',
    'upstream_failed',
    'unavailable',
  );
  const schema = {
    description:
      'The body of Search UI’s `ApiProxyConnector`, or the same with `requestState` instead of `state`. The language is `index` in the query string, then in the body, then French.',
    tags: ['search'],
    querystring: searchQuery,
  };
  // The handlers validate query and body themselves, for errors in the contract's shape.
  const common = { validatorCompiler: () => (value: unknown) => ({ value }), onRequest: checkRate };

  app.route({
    ...common,
    method: search.method,
    url: search.path,
    schema: {
      ...schema,
      summary: 'Search documents, page by page',
      body: searchQuestion.check(z.meta({ examples: [{ requestState: { searchTerm: 'pneus d’hiver' } }] })),
      response: { 200: searchAnswer, ...errors },
    },
    async handler(request) {
      const body = readBody(searchQuestion, request);
      return engine.search(toSearchRequest(body, readIndex(request, body)));
    },
  });

  app.route({
    ...common,
    method: autocomplete.method,
    url: autocomplete.path,
    schema: {
      ...schema,
      summary: 'Suggest documents while a term is typed',
      body: autocompleteQuestion.check(z.meta({ examples: [{ requestState: { searchTerm: 'pneu' } }] })),
      response: { 200: autocompleteAnswer, ...errors },
    },
    async handler(request) {
      const body = readBody(autocompleteQuestion, request);
      return {
        autocompletedResults: await engine.complete(toCompletionRequest(body, readIndex(request, body))),
        autocompletedResultsRequestId: '',
        autocompletedSuggestions: {},
        autocompletedSuggestionsRequestId: '',
      };
    },
  });
};

function readIndex(
  request: Pick<FastifyRequest, 'query'>,
  { index }: { readonly index?: SearchIndex | null | undefined },
): SearchIndex {
  return readQuery(searchQuery, request).index ?? index ?? 'fr';
}

/** @throws ApiError `invalid_body`, or `invalid_fields` with the names in error, such as `current`. */
function readBody<Schema extends z.core.$ZodType>(
  schema: Schema,
  { body }: Pick<FastifyRequest, 'body'>,
): z.core.output<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError('invalid_body');
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path: [part, name] }) => String(name ?? part));
  throw new ApiError('invalid_fields', {
    errors: Object.fromEntries(names.map((name) => [name, 'invalid'])),
  });
}
