import type { AddressInfo } from 'node:net';
import { addRoutes, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Store } from '../platform/database/store.ts';
import { openStore } from '../platform/database/store.ts';
import { testDatabase } from './test-database.ts';
import { testKeys } from './test-keys.ts';

export interface TestApi {
  readonly baseUrl: string;
  readonly port: number;
  readonly store: Store;
  /** Every line that was logged, as text. */
  readonly logs: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts the API in this process, on a free port and a database of its own; `environment` is what the
 * API reads its configuration from.
 */
export async function startApi(environment: Record<string, string> = {}): Promise<TestApi> {
  const { config, problems } = readConfig({
    API_PORT: '0',
    RATE_LIMIT_POINTS: '100000',
    ADDRESS_RATE_LIMIT_POINTS: '100000',
    ADDRESS_SEARCH_RATE_LIMIT_POINTS: '100000',
    SEARCH_RATE_LIMIT_POINTS: '100000',
    LOGIN_RATE_LIMIT_POINTS: '100000',
    FORM_PROTECTION: 'off',
    ...testKeys,
    ...(!environment.DATA_DIR && !environment.DATABASE_URL && { DATABASE_URL: await testDatabase() }),
    ...environment,
  });
  if (!config) throw new Error(problems.join('\n'));
  const logs: string[] = [];
  const app = createApp(config, { logTo: { write: (line) => logs.push(line) } });
  const store = await openStore({ ...config, log: (line) => app.log.info(line) });
  await addRoutes(app, config, store);
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    port,
    store,
    logs,
    async close() {
      await app.close();
      await store.close();
    },
  };
}
