import type { Database } from '../../platform/database/database.ts';
import { elasticEngine } from './elastic/elastic-engine.ts';
import { postgresEngine } from './postgres/postgres-engine.ts';
import type { SearchSettings } from './search.settings.ts';
import type { SearchEngine } from './search-engine.ts';

/** PostgreSQL, or Elasticsearch or OpenSearch when an address is configured. */
export function openEngine({ elastic }: SearchSettings, database: Database): SearchEngine {
  return elastic ? elasticEngine(elastic) : postgresEngine(database);
}
