import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { addFeatures } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Orders } from '../features/orders/orders.ts';
import type { Gateway } from '../features/payments/index.ts';
import type { Store } from '../platform/database/store.ts';
import { openStore } from '../platform/database/store.ts';
import { createHttpServer } from '../platform/server/http-server.ts';
import { specificationClub } from './club/specification-club.ts';
import { testLinksFile } from './site-links.ts';
import { testDatabase } from './test-database.ts';
import { testKeys } from './test-keys.ts';

export interface TestApi {
  readonly baseUrl: string;
  readonly port: number;
  readonly store: Store;
  readonly orders: Orders;
  /** Every logged line. */
  readonly logs: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts the API in this process, on a free port and with its own database. `environment` replaces the
 * environment variables.
 */
export async function startApi(
  environment: Record<string, string> = {},
  { gateway }: { readonly gateway?: Gateway } = {},
): Promise<TestApi> {
  const { config, problems } = readConfig({
    API_PORT: '0',
    FORM_PROTECTION: 'off',
    WORKER_POLL_MS: '500',
    CLUB_CONFIG: specificationClub,
    SITE_LINKS: testLinksFile,
    ...testKeys,
    ...(!environment.DATA_DIR &&
      !environment.DATABASE_URL && {
        DATABASE_URL: await testDatabase({ demonstration: environment.SEED_DEMONSTRATION === 'on' }),
      }),
    ...environment,
    RATE_LIMITS: ['all=100000/600', environment.RATE_LIMITS ?? []].flat().join(),
  });
  if (!config) throw new Error(problems.join('\n'));
  const logs: string[] = [];
  const app = createHttpServer(config, { logTo: { write: (line) => logs.push(line) } });
  const store = await openStore({ ...config, log: (line) => app.log.info(line) });
  const { orders } = await addFeatures(app, config, store, { gateway });
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  let closed: Promise<void> | undefined;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    port,
    store,
    orders,
    logs,
    close() {
      closed ??= app.close().then(() => store.close());
      return closed;
    },
  };
}

/** The same for one test: the API is closed when the test ends. */
export async function startApiForTest(
  environment: Record<string, string> = {},
  options: { readonly gateway?: Gateway } = {},
): Promise<TestApi> {
  const api = await startApi(environment, options);
  onTestFinished(() => api.close());
  return api;
}
