import { describeError } from '@jalon/process';
import type { FastifyInstance } from 'fastify';

/** Milliseconds. The first run is early, because some processes are restarted often. */
const interval = 3_600_000;
const firstDelay = 60_000;

/** Runs work every hour while the server listens; a failure is logged as `failure` and the next run tries again. */
export function everyHour(
  app: FastifyInstance,
  { work, failure }: { readonly work: () => Promise<void>; readonly failure: string },
): void {
  let timer: NodeJS.Timeout | undefined;

  function run(): void {
    timer = setTimeout(run, interval).unref();
    work().catch((error: Error) => app.log.warn({ error: describeError(error) }, failure));
  }

  app.addHook('onListen', async () => {
    timer = setTimeout(run, firstDelay).unref();
  });
  app.addHook('preClose', async () => clearTimeout(timer));
}
