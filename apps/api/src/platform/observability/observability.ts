import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ObservabilitySettings } from './observability.settings.ts';

/** Milliseconds to send the last spans to the collector. */
const flushTimeout = 2_000;

/** The running metrics and traces. */
export interface Observability {
  /** Stops both. Sends the last spans first, or discards them after a timeout. */
  close(): Promise<void>;
}

/**
 * Starts the enabled parts. Their SDKs are loaded only if needed, because they take about 40 MB and half a second.
 * @throws with a one-line message for the operator.
 */
export async function startObservability(
  { metrics, tracing }: ObservabilitySettings,
  { pool, log }: { readonly pool: Pool; readonly log: (line: string) => void },
): Promise<Observability> {
  const closing: (() => Promise<void>)[] = [];
  if (metrics) {
    const { startMetrics } = await import('./metrics-server.ts');
    const server = await startMetrics({ ...metrics, pool });
    log(`metrics on ${server.url}`);
    closing.push(server.close);
  }
  if (tracing) {
    const { startTracing } = await import('./tracing.ts');
    closing.push(startTracing(tracing));
  }
  return {
    async close() {
      const closed = Promise.allSettled(closing.map((close) => close()));
      await Promise.race([closed, delay(flushTimeout, undefined, { ref: false })]);
    },
  };
}
