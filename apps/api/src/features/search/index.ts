import type { FastifyInstance } from 'fastify';
import type { Store } from '../../platform/database/store.ts';
import { searchRoutes } from './search.routes.ts';
import type { SearchSettings } from './search.settings.ts';
import { searchEngine } from './search-engine.ts';

/** Adds search and autocomplete. */
export async function registerSearch(
  app: FastifyInstance,
  { settings, store }: { readonly settings: SearchSettings; readonly store: Store },
): Promise<void> {
  const { database, secret } = store;
  await app.register(searchRoutes, {
    ...settings,
    engine: searchEngine(settings, database),
    database,
    secret,
  });
}
