import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { Pool } from 'pg';
import { observeDatabase } from './database-metrics.ts';
import { useMeter } from './metrics.ts';

export interface MetricsServer {
  /** The URL of the metrics, such as `http://127.0.0.1:9464/metrics`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface MetricsOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The database that is observed, and whose connections are counted. */
  readonly pool: Pool;
}

/**
 * Serves the metrics of this process in Prometheus' text format, on a separate port.
 * @throws with a one-line message for the operator when it can't listen.
 */
export async function startMetrics({ host, port, pool }: MetricsOptions): Promise<MetricsServer> {
  const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true });
  const meter = new MeterProvider({ readers: [exporter] }).getMeter('jalon-api');
  useMeter(meter);
  observeProcess(meter);
  observePool(meter, pool);
  observeDatabase(meter, pool);

  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') {
      exporter.getMetricsRequestHandler(request, response);
      response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    } else {
      response.writeHead(404).end();
    }
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(`METRICS_PORT: can’t listen on port ${port} of ${host} (${code}).`, { cause: error });
  }
  // Open connections to the metrics must not keep the process running.
  server.unref();
  const url = new URL(`http://${host.includes(':') ? `[${host}]` : host}/metrics`);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function observeProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description });
  const loopDelay = gauge('nodejs_eventloop_delay_p99_seconds', '99th percentile since it was last read');
  const longestLoopDelay = gauge('nodejs_eventloop_delay_max_seconds', 'Longest since it was last read');
  const heapUsed = gauge('v8js_memory_heap_used_bytes', 'Heap of V8 in use');
  const memory = gauge('process_resident_memory_bytes', 'Memory of the process');
  meter.addBatchObservableCallback(
    (result) => {
      const { heapUsed: used, rss } = process.memoryUsage();
      result.observe(loopDelay, delay.percentile(99) / 1e9);
      result.observe(longestLoopDelay, delay.max / 1e9);
      result.observe(heapUsed, used);
      result.observe(memory, rss);
      delay.reset();
    },
    [loopDelay, longestLoopDelay, heapUsed, memory],
  );
}

function observePool(meter: Meter, pool: Pool): void {
  const connections = meter.createObservableGauge('db_client_connection_count', {
    description: 'Connections to the database',
  });
  const pending = meter.createObservableGauge('db_client_connection_pending_requests', {
    description: 'Callers that wait for a connection',
  });
  meter.addBatchObservableCallback(
    (result) => {
      const { totalCount, idleCount, waitingCount } = pool;
      result.observe(connections, idleCount, { state: 'idle' });
      result.observe(connections, totalCount - idleCount, { state: 'used' });
      result.observe(pending, waitingCount);
    },
    [connections, pending],
  );
}
