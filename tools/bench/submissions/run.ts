import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { Client, Pool } from 'pg';
import { seal, submissionEncryption } from '../../../apps/api/src/features/forms/store/personal-data.ts';
import { contentDigest } from '../../../apps/api/src/features/forms/store/store-submission.ts';
import { startApi, startServer } from '../api.ts';

// Sends the battery test as fast as it is taken, and then half as fast; see README.md.

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '32' },
    worker: { type: 'string', default: 'off' },
    rate: { type: 'string' },
  },
});
const duration = Number(options.seconds);
const connections = Number(options.connections);
/** Goals: the share of the ceiling that the API reaches, and the 99th percentile at half of its maximum rate, in milliseconds. */
const goal = { share: 0.6, p99: 25 };
/** Connections to the database, as many as the API has. */
const poolSize = 10;

const dataDir = await mkdtemp(join(tmpdir(), 'jalon-submissions-'));

const values = {
  centreUrbain: 'Laval',
  vehiculeMarque: 'Toyota',
  vehiculeModele: 'Corolla',
  vehiculeAnnee: '2020',
};
const body = JSON.stringify({
  formID: '12',
  locale: 'F',
  userAgent: 'Mozilla/5.0 (submissions bench)',
  ...values,
});

interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Each post is from another visitor, with its own key. */
const newHeaders = () => ({
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});

/** Posts at full speed: the next as soon as one is answered. */
async function postAll(url: string): Promise<Figures> {
  const result = await autocannon({
    url: `${url}/api/forms/12`,
    connections,
    duration,
    requests: [{ method: 'POST', body, setupRequest: (request) => ({ ...request, headers: newHeaders() }) }],
  });
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${result.non2xx} answers were no 200, ${result.errors} calls had none`);
  }
  const { p50, p99 } = result.latency;
  return { perSecond: result['2xx'] / result.duration, p50, p99 };
}

/**
 * Starts calls at a steady rate, whether or not earlier ones have ended: visitors do not wait for each other.
 * Times are measured from the moment at which each call was due.
 */
async function steadily(rate: number, work: () => Promise<unknown>): Promise<Figures> {
  const times: number[] = [];
  async function one(due: number): Promise<void> {
    await work();
    times.push(performance.now() - due);
  }
  const began = performance.now();
  const all: Promise<void>[] = [];
  while (all.length < rate * duration) {
    const due = began + (all.length / rate) * 1000;
    if (due <= performance.now()) all.push(one(due));
    else await delay(1);
  }
  await Promise.all(all);
  return figures(times, (performance.now() - began) / 1000);
}

async function postSteadily(url: string, rate: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const address = `${url}/api/forms/12`;
  const posted = await steadily(rate, async () => {
    const sending = request(address, { method: 'POST', agent, headers: newHeaders() });
    sending.end(body);
    const [response] = await once(sending, 'response');
    response.resume();
    await once(response, 'end');
    if (response.statusCode !== 200) throw new Error(`An answer was ${response.statusCode}`);
  });
  agent.destroy();
  return posted;
}

/** The insert alone, at the same even pace: shows the delays of the database and its disk. */
async function insertSteadily(connectionString: string, rate: number): Promise<Figures> {
  const pool = new Pool({ connectionString, max: poolSize });
  const inserted = await steadily(rate, insertAlone(pool));
  await pool.end();
  return inserted;
}

function figures(times: number[], seconds: number): Figures {
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: percentile(0.5), p99: percentile(0.99) };
}

/** Stores at full speed, from this process alone: the next as soon as one is stored. */
async function insertAll(connectionString: string): Promise<Figures> {
  const pool = new Pool({ connectionString, max: poolSize });
  const insertOne = insertAlone(pool);
  const times: number[] = [];
  const began = performance.now();
  async function visitor(): Promise<void> {
    while (performance.now() - began < duration * 1000) {
      const asked = performance.now();
      await insertOne();
      times.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - began) / 1000;
  await pool.end();
  return figures(times, seconds);
}

const encryption = submissionEncryption([{ id: 'bench', secret: randomBytes(32) }]);
const personalData = { values, userAgent: 'Mozilla/5.0 (submissions bench)', memberInfo: undefined };

/** The minimal statement that stores one submission and its delivery. */
const insert = {
  name: 'insert alone',
  text: `
    WITH stored AS (
      INSERT INTO submissions
        (id, form_id, idempotency_key, content_digest, reference, locale, sealed, data_key)
      VALUES ($1, 12, $2, $3, $4, 'F', $5, 'bench')
      ON CONFLICT DO NOTHING
      RETURNING id
    )
    INSERT INTO outbox_events (subject_id, kind) SELECT id, 'forms.mailbox' FROM stored`,
};

/** A statement for each, with fresh keys, and encrypted beforehand. */
function insertAlone(pool: Pool) {
  const digest = contentDigest(values, randomUUID());
  const { sealed } = seal(personalData, randomUUID(), encryption);
  return () => {
    const id = randomUUID();
    return pool.query({ ...insert, values: [id, id, digest, id, sealed] });
  };
}

function databaseUrl(): string {
  const port = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim();
  return `postgres://jalon:${password}@127.0.0.1:${port}/jalon`;
}

async function isDurable(): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client.query(
    `SELECT current_setting('fsync') = 'on' AND current_setting('synchronous_commit') = 'on' AS durable`,
  );
  await client.end();
  return rows[0].durable;
}

/**
 * Writes as much as the measurements will, and makes a checkpoint: a database in use reuses its log files,
 * while a new one creates each of them first, which delays every insert.
 */
async function fillWriteAheadLog(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  for (let round = 0; round < 2; round++) {
    await client.query(
      `CREATE TABLE filler AS SELECT repeat(md5(n::text), 30) FROM generate_series(1, 300000) AS n`,
    );
    await client.query('DROP TABLE filler');
    await client.query('CHECKPOINT');
  }
  await client.end();
}

function report(name: string, { perSecond, p50, p99 }: Figures): void {
  console.log(
    `${name}: ${perSecond.toFixed(0)} a second, median ${p50.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms`,
  );
}

const [load = 0] = loadavg();
console.log(
  `${cpus().length} processors, load before ${load.toFixed(1)}; ${connections} at a time, ${duration} s each`,
);

const bare = await startServer(join(import.meta.dirname, 'bare-route.ts'));
report('bare Fastify route', await postAll(bare.url));
await bare.stop();

const api = await startApi({
  dataDir,
  environment: { RATE_LIMIT_POINTS: '1000000', FORM_PROTECTION: 'off', WORKER: options.worker },
});

if (!(await isDurable())) throw new Error('PostgreSQL does not wait for the disk');
await fillWriteAheadLog(databaseUrl());
await postSteadily(api.url, 200);
const ceiling = await insertAll(databaseUrl());
report('insert through pg alone', ceiling);
const most = await postAll(api.url);
report('submissions, as many as are taken', most);
const rate = Number(options.rate ?? Math.floor(most.perSecond / 2));
const steady = await postSteadily(api.url, rate);
report(`submissions, ${rate} a second`, steady);
report(`insert through pg alone, ${rate} a second`, await insertSteadily(databaseUrl(), rate));
const again = await insertAll(databaseUrl());
report('insert through pg alone, again', again);
await api.stop();
await rm(dataDir, { recursive: true });

const share = most.perSecond / ((ceiling.perSecond + again.perSecond) / 2);
console.log(`${(share * 100).toFixed(0)} % of the ceiling`);
if (share < goal.share || steady.p99 >= goal.p99) process.exitCode = 1;
