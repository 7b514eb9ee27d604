import { setTimeout as delay } from 'node:timers/promises';
import { addRoutes, createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openStore } from './platform/database/store.ts';
import { type Observability, startObservability } from './platform/observability/observability.ts';
import { closeOnSignal } from './platform/server/shutdown.ts';

const { config, problems } = readConfig(process.env);
try {
  if (problems) throw new Error(problems.join('\n'));
  await run(config);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  const app = createApp(config);
  const log = (line: string) => app.log.info(line);
  const store = await openStore({ ...config, log });
  const leaving = new AbortController();
  let observability: Observability;
  try {
    observability = await startObservability(config.observability, { pool: store.database.pool, log });
    await addRoutes(app, config, store, leaving.signal);
    await app.listen({
      host: config.host,
      port: config.port,
      listenTextResolver: (address) => `listening on ${address}`,
    });
  } catch (error) {
    await store.close();
    throw listenProblem(error, config);
  }
  const shutdownDelay = config.shutdownDelay * 1000;
  closeOnSignal(async () => {
    app.log.info('shutting down');
    leaving.abort();
    await delay(shutdownDelay);
    await app.close();
    await store.close();
    await observability.close();
    app.log.info('stopped');
  }, shutdownDelay);
}

function listenProblem(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new Error(`API_PORT: port ${port} on ${host} is already in use.`);
  if (code === 'EACCES') return new Error(`API_PORT: this account may not use port ${port}.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Error(`API_HOST: ${host} is no address of this machine.`);
  }
  return error;
}
