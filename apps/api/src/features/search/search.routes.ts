import {
  autocomplete,
  autocompleteAnswer,
  autocompleteQuestion,
  search,
  searchAnswer,
  searchQuery,
  searchQuestion,
  toAutocompleteAnswer,
  toCompletionRequest,
  toSearchRequest,
} from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Store } from '../../platform/database/store.ts';
import { rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { openEngine } from './open-engine.ts';
import type { SearchSettings } from './search.settings.ts';

interface SearchOptions {
  readonly settings: SearchSettings;
  readonly store: Pick<Store, 'database' | 'secret'>;
}

/** Adds search and autocomplete, in the shapes of Elastic's Search UI. */
export function registerSearch(app: FastifyInstance, { settings, store }: SearchOptions): void {
  const { database, secret } = store;
  const engine = openEngine(settings, database);
  const common = {
    description:
      'The body of Search UI’s `ApiProxyConnector`, or the same with `requestState` instead of `state`. The language is `index` in the query string, then in the body, then French.',
    tags: ['search'],
    query: searchQuery,
    errors: [
      'invalid_body',
      'foreign_origin',
      'too_large',
      'unsupported_type',
      'invalid_fields',
      'too_many',
      'upstream_failed',
      'unavailable',
    ],
    onRequest: rateLimiter({ ...settings.rateLimit, database, secret, counted: 'searches' }),
  } as const;

  contractRoute(app, search, {
    ...common,
    summary: 'Search documents, page by page',
    body: searchQuestion.check(z.meta({ examples: [{ requestState: { searchTerm: 'pneus d’hiver' } }] })),
    answer: searchAnswer,
    async handler({ query, request }) {
      const body = readBody(searchQuestion, request.body);
      return engine.search(toSearchRequest(body, query.index ?? body.index ?? 'fr'));
    },
  });

  contractRoute(app, autocomplete, {
    ...common,
    summary: 'Suggest documents while a term is typed',
    body: autocompleteQuestion.check(z.meta({ examples: [{ requestState: { searchTerm: 'pneu' } }] })),
    answer: autocompleteAnswer,
    async handler({ query, request }) {
      const body = readBody(autocompleteQuestion, request.body);
      const completion = toCompletionRequest(body, query.index ?? body.index ?? 'fr');
      return toAutocompleteAnswer(await engine.complete(completion));
    },
  });
}

/** @throws ApiError `invalid_body`, or `invalid_fields` with the names in error, such as `current`. */
function readBody<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.core.output<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError('invalid_body');
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path: [part, name] }) => String(name ?? part));
  throw new ApiError('invalid_fields', {
    errors: Object.fromEntries(names.map((name) => [name, 'invalid'])),
  });
}
