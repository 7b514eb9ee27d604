import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type ApiProcess, baseUrlOf, killAll, runApi } from './testing/api-process.ts';
import { batteryTest, postBatteryTest } from './testing/forms/battery-test.ts';
import { query, testDatabase } from './testing/test-database.ts';

/** One process behind the load balancer. */
interface Backend {
  readonly api: ApiProcess;
  readonly baseUrl: string;
  ready: boolean;
  answered: number;
}

/** Milliseconds between health checks. */
const interval = 200;

/** Milliseconds between two submissions of a visitor. */
const pause = 150;

/** A minimal load balancer: sends requests to the ready processes in turn. */
function startBalancer() {
  const backends: Backend[] = [];
  const stopped = new AbortController();
  const asking = (async () => {
    while (!stopped.signal.aborted) {
      for (const backend of backends) {
        const answer = await fetch(`${backend.baseUrl}/api/health/ready`).catch(() => undefined);
        backend.ready = answer?.status === 200;
      }
      await delay(interval);
    }
  })();
  let turn = 0;
  return {
    async add(api: ApiProcess): Promise<Backend> {
      const backend = { api, baseUrl: await baseUrlOf(api), ready: false, answered: 0 };
      backends.push(backend);
      await vi.waitFor(() => expect(backend.ready).toBe(true), { timeout: 10_000 });
      return backend;
    },
    pick(): Backend {
      const ready = backends.filter((backend) => backend.ready);
      turn += 1;
      const backend = ready[turn % ready.length];
      if (!backend) throw new Error('Nobody is ready');
      return backend;
    },
    async stop() {
      stopped.abort();
      await asking;
    },
  };
}

it('two processes are replaced one after the other under load, and no request fails', async () => {
  onTestFinished(killAll);
  const DATABASE_URL = await testDatabase();
  const environment = { DATABASE_URL, SHUTDOWN_DELAY_SECONDS: '1', RATE_LIMITS: 'all=100000/600' };
  const balancer = startBalancer();
  onTestFinished(balancer.stop);
  const former = await Promise.all([runApi(environment), runApi(environment)].map(balancer.add));

  const references = new Set<string>();
  const failures: unknown[] = [];
  let sending = true;
  async function visitor(): Promise<void> {
    while (sending) {
      try {
        const backend = balancer.pick();
        const response = await postBatteryTest(backend.baseUrl, batteryTest(), { key: randomUUID() });
        const answer = await response.json();
        backend.answered += 1;
        if (response.status === 200) references.add(answer.reference);
        else failures.push(answer);
      } catch (error) {
        failures.push(error);
      }
      // Starting processes need processor time too.
      await delay(pause);
    }
  }
  const visitors = Array.from({ length: 4 }, visitor);

  const replacements: Backend[] = [];
  for (const { api } of former) {
    replacements.push(await balancer.add(runApi(environment)));
    api.process.kill('SIGTERM');
    expect(await api.ended).toBe(0);
  }
  const before = replacements.map(({ answered }) => answered);
  await vi.waitFor(() => {
    for (const [index, { answered }] of replacements.entries()) {
      expect(answered).toBeGreaterThan((before[index] ?? 0) + 5);
    }
  }, 60_000);
  sending = false;
  await Promise.all(visitors);

  expect(failures).toEqual([]);
  for (const { answered } of former) expect(answered).toBeGreaterThan(0);
  const rows = await query<{ reference: string }>(DATABASE_URL, 'SELECT reference FROM submissions');
  expect(new Set(rows.map(({ reference }) => reference))).toEqual(references);
}, 180_000);
