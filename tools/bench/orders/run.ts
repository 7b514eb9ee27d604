import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { contract, registerQuote } from '../../../apps/api/src/testing/checkouts.ts';
import { wholeCheckout } from '../../../apps/api/src/testing/saved-checkouts.ts';
import { freePort } from '../../vite/free-port.ts';
import { startApi, startGateway } from '../api.ts';
import { databaseUrl, withDatabase } from '../embedded-database.ts';
import { type Figures, figures, steadily } from '../load.ts';

// Asks for quotes and places orders at full speed, then asks for quotes at half of their maximum rate; see README.md.

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    visitors: { type: 'string', default: '16' },
    quotes: { type: 'boolean', default: false },
  },
});
const seconds = Number(options.seconds);
const visitors = Number(options.visitors);
/** The 99th percentile of quotes at half of their maximum rate, in milliseconds. */
const goal = 20;

const dataDir = await mkdtemp(join(tmpdir(), 'jalon-orders-'));
const [gatewayPort, apiPort] = [await freePort(), await freePort()];
const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;
const api = await startApi({
  dataDir,
  environment: { RATE_LIMITS: 'all=1000000/600', API_PORT: String(apiPort), SANDBOX_GATEWAY_URL: gatewayUrl },
});
const gateway = await startGateway({ dataDir, port: gatewayPort, apiUrl: api.url });

/** Not `fetch`: its garbage, collected in this process, would delay the requests by up to 80 ms. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

async function post<Answer>(url: string, body: object): Promise<Answer> {
  const sending = request(url, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json' },
  });
  sending.end(JSON.stringify(body));
  const [response] = await once(sending, 'response');
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${answer}`);
  return JSON.parse(answer);
}

const quote = () => post<{ quote: { id: string } }>(`${api.url}/api/quotes/preview`, registerQuote);

const cardFields = { method: 'card', number: '4242424242424242', expiry: '12/40', code: '123' };

/** Milliseconds of the press on Pay alone; its checkout and token are made beforehand. */
async function order(): Promise<number> {
  const { payment } = await post<{ payment: object }>(`${gatewayUrl}/tokens`, cardFields);
  const saved = await post<{ id: string; quote: { id: string } }>(`${api.url}/api/checkouts`, {
    ...wholeCheckout,
    payment,
  });
  const began = performance.now();
  const { attempt } = await post<{ attempt: { state: string } }>(
    `${api.url}/api/checkouts/${saved.id}/order`,
    { quoteId: saved.quote.id, locale: 'fr', returnPath: '/fr/revision', contract },
  );
  if (attempt.state !== 'succeeded') throw new Error(`An order is ${attempt.state}`);
  return performance.now() - began;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** At full speed: each visitor sends the next request as soon as one is answered. */
async function all(work: () => Promise<number>): Promise<Figures> {
  const times: number[] = [];
  const began = performance.now();
  const visitor = async () => {
    while (performance.now() - began < seconds * 1000) times.push(await work());
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return figures(times, (performance.now() - began) / 1000);
}

function report(name: string, { perSecond, p50, p99 }: Figures): void {
  console.log(
    `${name}: ${perSecond.toFixed(0)} a second, median ${p50.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms`,
  );
}

/**
 * Writes the rows of one order through `pg` alone, as the API does: order and attempt in one transaction, and after the
 * charge the others in a second one. Members and mail are left out.
 */
function insertAlone(pool: Pool, sealed: Buffer) {
  const write = async (statements: readonly (readonly [string, unknown[]])[]) => {
    const client = await pool.connect();
    await client.query('BEGIN');
    for (const [text, values] of statements) await client.query({ name: text.slice(0, 60), text, values });
    await client.query('COMMIT');
    client.release();
  };
  return () =>
    timed(async () => {
      const id = randomUUID();
      const attempt = randomBytes(16).toString('hex');
      await write([
        [
          `INSERT INTO orders (id, locale, quote, renewal_selected, sealed, data_key)
           VALUES ($1, 'fr', '{}', true, $2, 'bench')`,
          [id, sealed],
        ],
        [
          `INSERT INTO payment_attempts (id, order_id, cents, next_check_at) VALUES ($1, $2, 1, now() + interval '1 hour')`,
          [attempt, id],
        ],
      ]);
      await write([
        [`UPDATE payment_attempts SET state = 'succeeded', next_check_at = NULL WHERE id = $1`, [attempt]],
        [`UPDATE orders SET state = 'placed', number = $2, placed_at = now() WHERE id = $1`, [id, attempt]],
        [
          `INSERT INTO ledger_entries (posting, order_id, account, cents)
           SELECT $1, $1, account, cents FROM (VALUES ('gateway', 3), ('sales', -1), ('gst', -1), ('qst', -1))
           AS entries (account, cents)`,
          [id],
        ],
        [
          `INSERT INTO outbox_events (subject_id, kind, next_attempt_at)
           VALUES ($1, 'bench.enrol', NULL), ($1, 'bench.receipt', NULL)`,
          [id],
        ],
      ]);
    });
}

const [load = 0] = loadavg();
console.log(
  `${cpus().length} processors, load before ${load.toFixed(1)}; ${visitors} visitors, ${options.seconds} s each`,
);
// A checkpoint during a measurement would add the disk’s time to it.
await withDatabase(dataDir, (client) => client.query('CHECKPOINT'));

await all(() => timed(quote));
const most = await all(() => timed(quote));
report('quotes, as many as are taken', most);
/** At a share of the maximum rate. */
const steadyQuotes = async (share: number) => {
  const measured = await steadily(Math.floor(most.perSecond * share), seconds, quote);
  report(`quotes, ${share} of that rate`, measured);
  return measured;
};
const { p99 } = await steadyQuotes(1 / 2);
if (options.quotes) {
  await steadyQuotes(1 / 4);
} else {
  const placed = await all(order);
  report('orders, with a checkout and a token each', placed);
  const pool = new Pool({ connectionString: databaseUrl(dataDir), max: 10 });
  const ceiling = await all(insertAlone(pool, randomBytes(900)));
  report('the rows of orders through pg alone', ceiling);
  await pool.end();
  console.log(`orders are ${((placed.perSecond / ceiling.perSecond) * 100).toFixed(0)} % of that ceiling`);
}

agent.destroy();
await gateway.stop();
await api.stop();
await rm(dataDir, { recursive: true });
if (p99 >= goal) {
  console.error(`The 99th percentile of quotes at half load is not under ${goal} ms`);
  process.exitCode = 1;
}
