import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { seal, submissionEncryption } from '../../../apps/api/src/features/forms/store/personal-data.ts';
import { contentDigest } from '../../../apps/api/src/features/forms/store/store-submission.ts';
import { startApi, startServer } from '../api.ts';
import { databaseUrl, withDatabase } from '../embedded-database.ts';
import { type Figures, figures, postAll, postSteadily, steadily, values } from '../load.ts';

// Posts the battery test at full speed, then at half of that rate; see README.md.

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
/** Maximum of the 99th percentile at half of the API's maximum rate, in milliseconds. */
const goal = 25;
/** Connections to the database, as many as the API has. */
const poolSize = 10;

const dataDir = await mkdtemp(join(tmpdir(), 'jalon-submissions-'));

/** The insert alone, at the same steady rate: shows the delays of the database and its disk. */
async function insertSteadily(connectionString: string, rate: number): Promise<Figures> {
  const pool = new Pool({ connectionString, max: poolSize });
  const inserted = await steadily(rate, duration, insertAlone(pool));
  await pool.end();
  return inserted;
}

/** Inserts at full speed from this process: the next as soon as one is stored. */
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

/** One statement for each submission, with a new key and data that was encrypted beforehand. */
function insertAlone(pool: Pool) {
  const digest = contentDigest(values, randomUUID());
  const { sealed } = seal(personalData, randomUUID(), encryption);
  return () => {
    const id = randomUUID();
    return pool.query({ ...insert, values: [id, id, digest, id, sealed] });
  };
}

function isDurable(): Promise<boolean> {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query(
      `SELECT current_setting('fsync') = 'on' AND current_setting('synchronous_commit') = 'on' AS durable`,
    );
    return rows[0].durable;
  });
}

/**
 * Writes as much data as the measurements and requests a checkpoint: a database in use reuses its log files, while a
 * new one must first create each of them, which delays every insert.
 */
function fillWriteAheadLog(): Promise<void> {
  return withDatabase(dataDir, async (client) => {
    for (let round = 0; round < 2; round++) {
      await client.query(
        `CREATE TABLE filler AS SELECT repeat(md5(n::text), 30) FROM generate_series(1, 300000) AS n`,
      );
      await client.query('DROP TABLE filler');
      await client.query('CHECKPOINT');
    }
  });
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
report('bare Fastify route', await postAll(bare.url, { duration, connections }));
await bare.stop();

const api = await startApi({
  dataDir,
  environment: { RATE_LIMITS: 'all=1000000/600', FORM_PROTECTION: 'off', WORKER: options.worker },
});

if (!(await isDurable())) throw new Error('PostgreSQL does not wait for the disk');
await fillWriteAheadLog();
await postSteadily(api.url, 200, duration);
const ceiling = await insertAll(databaseUrl(dataDir));
report('insert through pg alone', ceiling);
const most = await postAll(api.url, { duration, connections });
report('submissions, as many as are taken', most);
const rate = Number(options.rate ?? Math.floor(most.perSecond / 2));
const steady = await postSteadily(api.url, rate, duration);
report(`submissions, ${rate} a second`, steady);
report(`insert through pg alone, ${rate} a second`, await insertSteadily(databaseUrl(dataDir), rate));
const again = await insertAll(databaseUrl(dataDir));
report('insert through pg alone, again', again);
await api.stop();
await rm(dataDir, { recursive: true });

const share = most.perSecond / ((ceiling.perSecond + again.perSecond) / 2);
console.log(`${(share * 100).toFixed(0)} % of the ceiling`);
if (steady.p99 >= goal) process.exitCode = 1;
