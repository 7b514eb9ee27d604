import type { FastifyInstance } from 'fastify';
import type { Store } from '../../platform/database/store.ts';
import { openEngine } from './open-engine.ts';
import { searchRoutes } from './search.routes.ts';
import type { SearchSettings } from './search.settings.ts';

/** Adds search and autocomplete. */
export async function registerSearch(
  app: FastifyInstance,
  { settings, store }: { readonly settings: SearchSettings; readonly store: Store },
): Promise<void> {
  const { database, secret } = store;
  await app.register(searchRoutes, {
    ...settings,
    engine: openEngine(settings, database),
    database,
    secret,
  });
}
