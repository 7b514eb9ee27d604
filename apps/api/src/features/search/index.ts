import type { FastifyInstance } from 'fastify';
import type { Store } from '../../platform/database/store.ts';
import { openEngine } from './open-engine.ts';
import { searchRoutes } from './search.routes.ts';
import type { SearchSettings } from './search.settings.ts';

export { readSearchSettings, type SearchSettings } from './search.settings.ts';

/** Adds search and autocomplete. */
export function registerSearch(
  app: FastifyInstance,
  { settings, store }: { readonly settings: SearchSettings; readonly store: Store },
): void {
  const { database, secret } = store;
  const engine = openEngine(settings, database);
  searchRoutes(app, { rateLimit: settings.rateLimit, engine, database, secret });
}
