import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { onTestFinished } from 'vitest';
import { addFeatures } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Orders } from '../features/orders/orders.ts';
import type { Gateway } from '../features/payments/index.ts';
import type { Store } from '../platform/database/store.ts';
import { openStore } from '../platform/database/store.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';
import { createHttpServer } from '../platform/server/http-server.ts';
import { specificationClub } from './club/specification-club.ts';
import { forgetSessions } from './sessions.ts';
import { testLinksFile } from './site-links.ts';
import { giveBack, isRestored, takeDatabase, testDatabase } from './test-database.ts';
import { testKeys } from './test-keys.ts';

export interface TestApi {
  readonly baseUrl: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly store: Store;
  readonly orders: Orders;
  /** Its work in the background; undefined without a worker. */
  readonly outbox: Outbox | undefined;
  /** Every logged line. */
  readonly logs: readonly string[];
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** What differs between the tests that use the same API. */
interface Use {
  logs: string[];
  gateway: Gateway | undefined;
}

interface RunningApi {
  readonly api: Omit<TestApi, 'logs'>;
  readonly use: Use;
}

const isSeeded = ({ SEED_DEMONSTRATION }: Environment) => ({ demonstration: SEED_DEMONSTRATION === 'on' });
const hasDatabase = ({ DATA_DIR, DATABASE_URL }: Environment) => Boolean(DATA_DIR ?? DATABASE_URL);

/**
 * Starts the API in this process, on a free port and with its own database. `environment` replaces the
 * environment variables.
 */
export async function startApi(
  environment: Environment = {},
  { gateway }: { readonly gateway?: Gateway } = {},
): Promise<TestApi> {
  const use = { logs: [], gateway };
  const { api } = await run(
    hasDatabase(environment)
      ? environment
      : { ...environment, DATABASE_URL: await testDatabase(isSeeded(environment)) },
    use,
  );
  return { ...api, logs: use.logs };
}

async function run(environment: Environment, use: Use): Promise<RunningApi> {
  const { config, problems } = readConfig({
    API_PORT: '0',
    FORM_PROTECTION: 'off',
    WORKER_POLL_MS: '500',
    CLUB_CONFIG: specificationClub,
    SITE_LINKS: testLinksFile,
    ...testKeys,
    ...environment,
    RATE_LIMITS: ['all=100000/600', environment.RATE_LIMITS ?? []].flat().join(),
  });
  if (!config) throw new Error(problems.join('\n'));
  const app = createHttpServer(config, { logTo: { write: (line) => use.logs.push(line) } });
  const store = await openStore({ ...config, log: (line) => app.log.info(line) });
  // The calls go to the gateway of the test that uses the API at the time.
  const gateway =
    use.gateway && new Proxy(use.gateway, { get: (first, name) => Reflect.get(use.gateway ?? first, name) });
  const { orders, outbox } = await addFeatures(app, config, store, { gateway });
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  let closed: Promise<void> | undefined;
  const api = {
    baseUrl: `http://127.0.0.1:${port}`,
    port,
    databaseUrl: environment.DATABASE_URL ?? '',
    store,
    orders,
    outbox: config.outbox.worker ? outbox : undefined,
    close() {
      closed ??= app.close().then(() => store.close());
      return closed;
    },
  };
  return { api, use };
}

interface KeptApi extends RunningApi {
  readonly environment: Environment;
  readonly startedAt: number;
}

/** APIs that tests have left as they began, the latest last. */
const free: KeptApi[] = [];
const maximumFree = 4;
/** Milliseconds. The hourly work of an API begins after a minute. */
const maximumAge = 20_000;

/**
 * The same for one test. A later test with the same settings uses the API again, with its database as it began: an API keeps no
 * state, and stopping its work in the background takes a fraction of the processor time of a start.
 */
export async function startApiForTest(
  environment: Environment = {},
  { gateway }: { readonly gateway?: Gateway } = {},
): Promise<TestApi> {
  // Some limits are counted in the process.
  if (hasDatabase(environment) || environment.RATE_LIMITS) {
    const api = await startApi(environment, { gateway });
    onTestFinished(() => api.close());
    return api;
  }
  const kept = useAgain(environment, gateway) ?? (await startKept(environment, gateway));
  const logs: string[] = [];
  Object.assign(kept.use, { logs, gateway });
  let isClosed = false;
  onTestFinished(async ({ task }) => {
    await kept.api.outbox?.stop();
    const isAsNew = !isClosed && task.result?.state !== 'fail' && (await isRestored(kept.api.databaseUrl));
    if (isAsNew && performance.now() - kept.startedAt < maximumAge) free.push(kept);
    else await end(kept, isAsNew);
    if (free.length > maximumFree) await end(free.shift(), true);
  });
  return {
    ...kept.api,
    logs,
    close() {
      isClosed = true;
      return kept.api.close();
    },
  };
}

async function startKept(environment: Environment, gateway: Gateway | undefined): Promise<KeptApi> {
  const startedAt = performance.now();
  const DATABASE_URL = await takeDatabase(isSeeded(environment));
  return { ...(await run({ ...environment, DATABASE_URL }, { logs: [], gateway })), environment, startedAt };
}

function useAgain(environment: Environment, gateway: Gateway | undefined): KeptApi | undefined {
  const index = free.findLastIndex(
    (one) => isDeepStrictEqual(one.environment, environment) && !one.use.gateway === !gateway,
  );
  const [kept] = index < 0 ? [] : free.splice(index, 1);
  if (kept) forgetSessions(kept.api.store);
  kept?.api.outbox?.start();
  return kept;
}

async function end(kept: KeptApi | undefined, isFree: boolean): Promise<void> {
  await kept?.api.close();
  if (kept) await giveBack(kept.api.databaseUrl, isSeeded(kept.environment), isFree);
}
