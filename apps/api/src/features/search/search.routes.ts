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
import type { Store } from '../../platform/database/store.ts';
import { rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
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
    nameOfError: nameInPart,
    errors: ['too_many', 'upstream_failed', 'unavailable'],
    onRequest: rateLimiter({ ...settings.rateLimit, database, secret, counted: 'searches' }),
  } as const;

  contractRoute(app, search, {
    ...common,
    summary: 'Search documents, page by page',
    body: searchQuestion,
    example: { requestState: { searchTerm: 'pneus d’hiver' } },
    answer: searchAnswer,
    async handler({ query, readBody }) {
      const body = readBody();
      return engine.search(toSearchRequest(body, query.index ?? body.index ?? 'fr'));
    },
  });

  contractRoute(app, autocomplete, {
    ...common,
    summary: 'Suggest documents while a term is typed',
    body: autocompleteQuestion,
    example: { requestState: { searchTerm: 'pneu' } },
    answer: autocompleteAnswer,
    async handler({ query, readBody }) {
      const body = readBody();
      const completion = toCompletionRequest(body, query.index ?? body.index ?? 'fr');
      return toAutocompleteAnswer(await engine.complete(completion));
    },
  });
}

/** Errors use the name within its part of the body, such as `current`. */
const nameInPart = ([part, name]: readonly PropertyKey[]) => String(name ?? part);
