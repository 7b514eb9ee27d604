import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { baseUrlOf, killAll, runApi } from '../../testing/api-process.ts';
import { postBatteryTest } from '../../testing/forms/battery-test.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createHttpServer } from '../server/http-server.ts';
import { fetchUpstream } from '../upstream/fetch-upstream.ts';
import { defineCounter, defineGauge } from './metrics.ts';
import { type MetricsServer, startMetrics } from './metrics-server.ts';
import { startTracing } from './tracing.ts';

const countedEarly = defineCounter<{ colour: string }>('jalon_early_total', 'Defined before the meter');

/** A local server that records its requests. */
async function listen<Kept>(keep: (request: IncomingMessage) => Promise<Kept> | Kept, status = () => 200) {
  const kept: Kept[] = [];
  const server = createServer(async (request, response) => {
    kept.push(await keep(request));
    response.writeHead(status(), { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { kept, url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

interface Span {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code?: number };
}

/** Secrets in a visitor's request. */
const secrets = ['secret-name', 'secret-query', 'secret-body', 'secret-browser'];

let collector: Awaited<ReturnType<typeof listen<string>>>;
let service: Awaited<ReturnType<typeof listen<IncomingHttpHeaders>>>;
let serviceStatus = 200;
let databaseUrl: string;
let database: Database;
let metrics: MetricsServer;
let stopTracing: () => Promise<void>;
let app: FastifyInstance;
let baseUrl: string;

beforeAll(async () => {
  collector = await listen(text);
  service = await listen(
    ({ headers }) => headers,
    () => serviceStatus,
  );
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20');
  stopTracing = startTracing({ serviceName: 'jalon-test' });
  databaseUrl = await testDatabase();
  database = openDatabase({ connection: () => ({ connectionString: databaseUrl }) });
  metrics = await startMetrics({ host: '127.0.0.1', port: 0, pool: database.pool });

  app = createHttpServer({ logLevel: 'silent', trustedProxies: [], allowedOrigins: [] });
  app.post('/things/:name', async () => {
    const response = await fetchUpstream('stand_in', `${service.url}/?q=${secrets[1]}`);
    return { status: response.status };
  });
  app.get('/fails', async () => {
    throw new Error(secrets[2]);
  });
  app.get('/waits', () => new Promise(() => {}));
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await stopTracing();
  await metrics.close();
  await database.close();
  collector.close();
  service.close();
  vi.unstubAllEnvs();
});

function postThing(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${baseUrl}/things/${secrets[0]}?q=${secrets[1]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': secrets[3] ?? '', ...headers },
    body: JSON.stringify({ a: secrets[2] }),
  });
}

/** The spans of a trace, once there are this many. */
function spansOf(traceId: string, count: number): Promise<Span[]> {
  return vi.waitFor(
    () => {
      const spans = collector.kept
        .flatMap((body) => JSON.parse(body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }): Span[] => spans)
        .filter((span) => span.traceId === traceId);
      expect(spans).toHaveLength(count);
      return spans;
    },
    { timeout: 5_000 },
  );
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const newTraceId = () => crypto.randomUUID().replaceAll('-', '');

describe('a trace', () => {
  it('continues the caller’s trace to other services, with routes instead of URLs', async () => {
    const traceId = newTraceId();
    const answer = await postThing({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
    expect(answer.status).toBe(200);

    const spans = await spansOf(traceId, 2);
    const request = spans.find(({ name }) => name === 'POST /things/:name');
    const call = spans.find(({ name }) => name === 'stand_in');
    expect(request).toMatchObject({ kind: 2, parentSpanId: '00f067aa0ba902b7' });
    expect(request && attributesOf(request)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/things/:name',
      'http.response.status_code': 200,
    });
    expect(call).toMatchObject({ kind: 3, parentSpanId: request?.spanId });
    expect(service.kept.at(-1)).toMatchObject({
      traceparent: `00-${traceId}-${call?.spanId}-01`,
      'x-request-id': answer.headers.get('x-request-id'),
    });
  });

  it('contains no data of the visitor, of errors or of this machine', async () => {
    const traceId = newTraceId();
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    await postThing(headers);
    expect((await fetch(`${baseUrl}/fails`, { headers })).status).toBe(500);
    await fetch(`${baseUrl}/${secrets[0]}?${secrets[1]}`, { headers });
    const spans = await spansOf(traceId, 4);
    expect(spans.map(({ name, status }) => [name, status.code === 2]).sort()).toEqual([
      ['GET /fails', true],
      ['GET unknown', false],
      ['POST /things/:name', false],
      ['stand_in', false],
    ]);
    const sent = collector.kept.join();
    for (const secret of [...secrets, process.execPath, '127.0.0.1']) expect(sent).not.toContain(secret);
    expect(sent).toContain('jalon-test');
  });
});

/** The value of a metric with these labels, in any order. */
async function metric(
  name: string,
  labels: Record<string, string | number> = {},
): Promise<number | undefined> {
  const lines = (await (await fetch(metrics.url)).text()).split('\n');
  const line = lines.find(
    (line) =>
      new RegExp(`^${name}[{ ]`).test(line) &&
      Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
  );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

/** Receives the log like a standby (PostgreSQL, Streaming Replication Protocol). */
async function startStandby() {
  const client = new Client(Object.assign({ connectionString: databaseUrl }, { replication: 'true' }));
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('IDENTIFY_SYSTEM');
  // Not awaited: it streams until the connection ends.
  client.query(`START_REPLICATION PHYSICAL ${rows[0].xlogpos}`).catch(() => {});
  return {
    /** Reports everything so far as applied. */
    async apply() {
      const [now] = await query<{ position: string }>(
        databaseUrl,
        `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text AS position`,
      );
      // CopyData with a standby status update.
      const update = Buffer.alloc(39);
      update.write('d');
      update.writeInt32BE(38, 1);
      update.write('r', 5);
      for (const offset of [6, 14, 22]) update.writeBigInt64BE(BigInt(now?.position ?? 0), offset);
      client.connection.stream.write(update);
    },
    end: () => client.end(),
  };
}

describe('the metrics', () => {
  it('count requests by method, route and status, and those under way', async () => {
    const name = 'http_server_request_duration_seconds_count';
    const labels = {
      http_request_method: 'POST',
      http_route: '/things/:name',
      http_response_status_code: 200,
    };
    const before = (await metric(name, labels)) ?? 0;
    await postThing();
    await postThing();
    await vi.waitFor(async () => expect(await metric(name, labels)).toBe(before + 2), { timeout: 5_000 });
    expect(await metric('http_server_request_duration_seconds_bucket', { ...labels, le: '10' })).toBe(
      before + 2,
    );
    expect(await metric('http_server_active_requests', { http_request_method: 'POST' })).toBe(0);
  });

  it('count a visitor who disconnected before the answer', async () => {
    const active = () => metric('http_server_active_requests', { http_request_method: 'GET' });
    const visitor = connect(Number(new URL(baseUrl).port), '127.0.0.1');
    visitor.write('GET /waits HTTP/1.1\r\nHost: a\r\n\r\n');
    await vi.waitFor(async () => expect(await active()).toBe(1), { timeout: 5_000 });
    visitor.destroy();
    await vi.waitFor(async () => expect(await active()).toBe(0), { timeout: 5_000 });
    const labels = { http_route: '/waits', http_response_status_code: 499 };
    expect(await metric('http_server_request_duration_seconds_count', labels)).toBe(1);
  });

  it('include the counters of features, each by its labels', async () => {
    const count = defineCounter<{ colour: string }>('jalon_tests_total', 'Tests');
    count({ colour: 'red' });
    count({ colour: 'red' }, 2);
    count({ colour: 'blue' });
    count({ colour: 'green' }, 0);
    expect(await metric('jalon_tests_total', { colour: 'red' })).toBe(3);
    expect(await metric('jalon_tests_total', { colour: 'blue' })).toBe(1);
    expect(await metric('jalon_tests_total', { colour: 'green' })).toBeUndefined();
  });

  it('include counters that were defined before the meter was set', async () => {
    countedEarly({ colour: 'red' });
    expect(await metric('jalon_early_total', { colour: 'red' })).toBe(1);
  });

  it('include values of features that go up and down', async () => {
    const record = defineGauge('jalon_tests_open', 'Tests');
    record(3);
    expect(await metric('jalon_tests_open')).toBe(3);
    record(1);
    expect(await metric('jalon_tests_open')).toBe(1);
  });

  it('time the calls of a service by how they ended', async () => {
    onTestFinished(() => {
      serviceStatus = 200;
    });
    const count = (outcome: string) =>
      metric('jalon_upstream_call_duration_seconds_count', { service: 'stand_in', outcome });
    const answered = (await count('answered')) ?? 0;
    await fetchUpstream('stand_in', service.url);
    serviceStatus = 500;
    await fetchUpstream('stand_in', service.url);
    await expect(fetchUpstream('stand_in', 'http://127.0.0.1:1')).rejects.toThrow();
    expect([await count('answered'), await count('refused'), await count('unreachable')]).toEqual([
      answered + 1,
      1,
      1,
    ]);
  });

  it('show the event loop, the memory and the connections of the database', async () => {
    const held = await database.pool.connect();
    expect(await metric('db_client_connection_count', { state: 'used' })).toBe(1);
    held.release();
    expect(await metric('db_client_connection_count', { state: 'used' })).toBe(0);
    // With the one over which the database is read for the metrics.
    expect(await metric('db_client_connection_count', { state: 'idle' })).toBe(2);
    expect(await metric('db_client_connection_pending_requests')).toBe(0);
    expect(await metric('nodejs_eventloop_delay_p99_seconds')).toBeGreaterThan(0);
    expect(await metric('v8js_memory_heap_used_bytes')).toBeGreaterThan(1e6);
    expect(await metric('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  it('show how long the oldest event of the outbox is overdue', async () => {
    const overdue = () => metric('jalon_outbox_overdue_seconds');
    expect(await overdue()).toBe(0);
    await query(
      databaseUrl,
      `INSERT INTO outbox_events (kind, subject_id, next_attempt_at)
       SELECT 'test', gen_random_uuid(), now() + make_interval(secs => s) FROM unnest(ARRAY[60, -60, -600]) AS s`,
    );
    expect(await overdue()).toBeGreaterThanOrEqual(600);
    expect(await overdue()).toBeLessThan(630);
    await query(databaseUrl, 'DELETE FROM outbox_events');
    expect(await overdue()).toBe(0);
  });

  it('show the timeline of the primary, its replicas and what the slowest has not applied', async () => {
    expect(await metric('jalon_database_up')).toBe(1);
    expect(await metric('jalon_database_timeline')).toBe(1);
    const replicas = () => metric('jalon_database_replicas', { mode: 'asynchronous' });
    const lag = () => metric('jalon_database_replication_lag_bytes');
    expect([await replicas(), await lag()]).toEqual([0, 0]);

    const standby = await startStandby();
    onTestFinished(() => standby.end());
    await standby.apply();
    await vi.waitFor(async () => expect(await replicas()).toBe(1), { timeout: 5_000 });
    expect(await metric('jalon_database_replicas', { mode: 'synchronous' })).toBe(0);
    await query(databaseUrl, `SELECT pg_logical_emit_message(true, 'test', repeat('a', 100000))`);
    expect(await lag()).toBeGreaterThan(100_000);
    // Other test files write to the same server in between.
    await vi.waitFor(
      async () => {
        await standby.apply();
        expect(await lag()).toBeLessThan(100_000);
      },
      { timeout: 5_000 },
    );
    await standby.end();
    await vi.waitFor(async () => expect([await replicas(), await lag()]).toEqual([0, 0]), { timeout: 5_000 });
  });

  it('say that the database does not answer, and still show the rest', async () => {
    const away = openDatabase({
      connection: () => ({ connectionString: 'postgres://a:b@127.0.0.1:1/none' }),
    });
    const server = await startMetrics({ host: '127.0.0.1', port: 0, pool: away.pool });
    onTestFinished(async () => {
      await server.close();
      await away.close();
    });
    const text = await (await fetch(server.url)).text();
    expect(text).toMatch(/^jalon_database_up 0$/m);
    expect(text).not.toMatch(/^jalon_outbox_overdue_seconds /m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('are text in the format of Prometheus, and nothing else is there', async () => {
    const response = await fetch(metrics.url);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const line of (await response.text()).split('\n').filter(Boolean)) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [-+\d.eInfNa]+)$/);
    }
    expect((await fetch(new URL('/', metrics.url))).status).toBe(404);
    expect((await fetch(metrics.url, { method: 'POST' })).status).toBe(404);
  });
});

describe('a process', () => {
  afterEach(killAll);

  it('serves its metrics on a port of their own, and sends its last spans before it ends', async () => {
    const api = runApi({
      DATABASE_URL: await testDatabase(),
      METRICS_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    });
    const url = await baseUrlOf(api);
    const [, metricsUrl = ''] = await api.printed(/metrics on (http:\/\/127\.0\.0\.1:\d+\/metrics)"/);
    expect((await postBatteryTest(url)).status).toBe(200);
    expect(await (await fetch(metricsUrl)).text()).toContain('http_route="/api/forms/12"');
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    api.process.kill('SIGTERM');
    expect(await api.ended).toBe(0);
    expect(collector.kept.join()).toContain('"POST /api/forms/12"');
  });

  it('says in one line that they can’t be served', async () => {
    const port = Number(new URL(metrics.url).port);
    await expect(startMetrics({ host: '127.0.0.1', port, pool: database.pool })).rejects.toThrow(
      `METRICS_PORT: can’t listen on port ${port} of 127.0.0.1 (EADDRINUSE).`,
    );
  });
});
