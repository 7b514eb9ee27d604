import { setTimeout as delay } from 'node:timers/promises';
import { closeOnSignal, describeListenError, startProcess } from '@jalon/process';
import { addFeatures } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openStore } from './platform/database/store.ts';
import { type Observability, startObservability } from './platform/observability/observability.ts';
import { createHttpServer } from './platform/server/http-server.ts';

await startProcess(async () => {
  const { config, problems } = readConfig(process.env);
  if (problems) throw new Error(problems.join('\n'));
  const shutdown = new AbortController();
  const started = start(config, shutdown.signal);
  // Before the start is complete: a process that ends while it starts would leave its PostgreSQL running.
  closeOnSignal(async () => {
    shutdown.abort();
    const close = await started;
    await close();
  }, config.shutdownDelay * 1000);
  await started;
});

/** Starts the API; resolves with a function that stops it. */
async function start(config: Config, shutdownSignal: AbortSignal): Promise<() => Promise<void>> {
  const app = createHttpServer(config);
  const log = (line: string) => app.log.info(line);
  const store = await openStore({ ...config, log });
  if (shutdownSignal.aborted) return store.close;
  let observability: Observability;
  try {
    observability = await startObservability(config.observability, { pool: store.database.pool, log });
    await addFeatures(app, config, store, { shutdownSignal });
    await app.listen({
      host: config.host,
      port: config.port,
      listenTextResolver: (address) => `listening on ${address}`,
    });
  } catch (error) {
    await store.close();
    throw describeListenError(error, { ...config, variables: { host: 'API_HOST', port: 'API_PORT' } });
  }
  return async () => {
    app.log.info('shutting down');
    await delay(config.shutdownDelay * 1000);
    await app.close();
    await store.close();
    await observability.close();
    app.log.info('stopped');
  };
}
