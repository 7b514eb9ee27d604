import type { SearchAnswer, SearchQuestion } from '@jalon/api-client/contract';
import { readEnvironment } from '@jalon/process';
import * as z from 'zod/mini';
import { openEngine } from '../features/search/open-engine.ts';
import { postgresEngine } from '../features/search/postgres/postgres-engine.ts';
import { readSearchSettings } from '../features/search/search.settings.ts';
import type { Indexed } from '../features/search/search-engine.ts';
import { searchEntry } from '../features/search/search-entry.ts';
import type { Database } from '../platform/database/database.ts';
import { postJson } from './post-json.ts';
import { startElastic } from './servers/elastic-server.ts';
import { startApi, type TestApi } from './test-api.ts';

/** Indexes the entries of a source in PostgreSQL. */
export function indexEntries(
  database: Database,
  entries: readonly object[],
  source = 'test',
): Promise<Indexed> {
  return postgresEngine(database).index(source, z.parse(z.array(searchEntry), entries));
}

/** The engines that a suite runs on. */
export const engineNames = ['PostgreSQL', 'Elasticsearch'] as const;

/** An API with these documents in the search engine of this name. */
export async function startSearchApi(
  name: (typeof engineNames)[number],
  documents: readonly object[],
): Promise<TestApi> {
  const elastic = name === 'Elasticsearch' ? await startElastic() : undefined;
  const environment: Record<string, string> = elastic ? { ELASTICSEARCH_URL: elastic.baseUrl } : {};
  const api = await startApi(environment);
  const engine = openEngine(readSearchSettings(readEnvironment(environment)), api.store.database);
  await engine.index('test', z.parse(z.array(searchEntry), documents));
  return {
    ...api,
    async close() {
      await api.close();
      await elastic?.close();
    },
  };
}

type State = NonNullable<SearchQuestion['requestState']>;

export interface SearchCall {
  readonly baseUrl: string;
  readonly language?: 'fr' | 'en';
  readonly queryConfig?: SearchQuestion['queryConfig'];
}

/** Searches over HTTP. */
export async function find(
  search: string | State,
  { baseUrl, language = 'fr', queryConfig }: SearchCall,
): Promise<SearchAnswer> {
  const requestState = typeof search === 'string' ? { searchTerm: search } : search;
  const response = await postJson(`${baseUrl}/api/search?index=${language}`, { requestState, queryConfig });
  if (response.status !== 200) throw new Error(`The search is answered ${response.status}`);
  return response.json();
}

/** The ids of the results, in order. */
export async function findIds(search: string | State, call: SearchCall): Promise<string[]> {
  const { results } = await find(search, call);
  return results.map(({ id }) => id.raw);
}
