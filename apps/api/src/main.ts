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
  await run(config);
});

async function run(config: Config): Promise<void> {
  const app = createHttpServer(config);
  const log = (line: string) => app.log.info(line);
  const store = await openStore({ ...config, log });
  const shutdown = new AbortController();
  let observability: Observability;
  try {
    observability = await startObservability(config.observability, { pool: store.database.pool, log });
    await addFeatures(app, config, store, { shutdownSignal: shutdown.signal });
    await app.listen({
      host: config.host,
      port: config.port,
      listenTextResolver: (address) => `listening on ${address}`,
    });
  } catch (error) {
    await store.close();
    throw describeListenError(error, { ...config, variables: { host: 'API_HOST', port: 'API_PORT' } });
  }
  const shutdownDelay = config.shutdownDelay * 1000;
  closeOnSignal(async () => {
    app.log.info('shutting down');
    shutdown.abort();
    await delay(shutdownDelay);
    await app.close();
    await store.close();
    await observability.close();
    app.log.info('stopped');
  }, shutdownDelay);
}
