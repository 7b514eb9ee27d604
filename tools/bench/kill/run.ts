import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { keyDigest } from '../../../apps/api/src/features/forms/store/store-submission.ts';
import { freePort } from '../../vite/free-port.ts';

// Kills the API and PostgreSQL in turn while visitors submit and try again; see README.md.

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    apis: { type: 'string', default: '2' },
    visitors: { type: 'string', default: '8' },
    between: { type: 'string', default: '200' },
  },
});
const rounds = Number(options.rounds);
const visitorCount = Number(options.visitors);
/** Submissions acknowledged between two kills. */
const between = Number(options.between);
/** How long a visitor waits before trying again, in milliseconds. */
const retryDelay = 50;
/** Maximum time without progress, in milliseconds. */
const timeout = 180_000;

const main = resolve(import.meta.dirname, '../../../apps/api/src/main.ts');
const dataDir = await mkdtemp(join(tmpdir(), 'jalon-kill-'));
const data = join(dataDir, 'postgres/data');

interface Api {
  readonly url: string;
  process: ChildProcess;
}

let stopping = false;
const apis: Api[] = [];
for (let index = 0; index < Number(options.apis); index += 1) {
  const port = await freePort();
  apis.push({ url: `http://127.0.0.1:${port}`, process: startApi(port) });
}

function startApi(port: number): ChildProcess {
  const child = spawn(process.execPath, ['--conditions=@jalon/source', main], {
    env: {
      PATH: process.env.PATH,
      API_PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_POINTS: '1000000',
      FORM_PROTECTION: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('exit', () => {
    const api = apis.find(({ process }) => process === child);
    if (api && !stopping) api.process = startApi(port);
  });
  return child;
}

/** References that were given to visitors, by key. */
const acknowledged = new Map<string, string>();
const counts = {
  tries: 0,
  lostAnswers: 0,
  unavailable: 0,
  repeated: 0,
  otherAnswers: 0,
  changedReferences: 0,
};
let submissions = 0;
let lastAnswer = Date.now();

/** Sends until the submission is acknowledged, as a visitor who presses again. */
async function submit(key: string, body: object): Promise<string> {
  for (;;) {
    counts.tries += 1;
    const api = apis[Math.floor(Math.random() * apis.length)];
    const response = await fetch(`${api?.url}/api/forms/12`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    const answer = await response?.json().catch(() => undefined);
    if (response?.status === 200 && answer) {
      lastAnswer = Date.now();
      return answer.reference;
    }
    if (!response || response.status === 200) counts.lostAnswers += 1;
    else if (response.status === 503) counts.unavailable += 1;
    else counts.otherAnswers += 1;
    if (Date.now() - lastAnswer > timeout) throw new Error(`No submission was taken for ${timeout} ms`);
    await delay(retryDelay);
  }
}

async function visitor(): Promise<void> {
  while (!stopping) {
    submissions += 1;
    const number = submissions;
    const key = randomUUID();
    const body = {
      formID: '12',
      locale: number % 2 ? 'F' : 'A',
      userAgent: 'kill bench',
      centreUrbain: 'Laval',
      vehiculeMarque: 'Toyota',
      vehiculeModele: `N${number}`,
      vehiculeAnnee: '2020',
    };
    const reference = await submit(key, body);
    acknowledged.set(key, reference);
    // Some visitors press again although they got an answer.
    if (number % 10 === 0) {
      counts.repeated += 1;
      if ((await submit(key, body)) !== reference) counts.changedReferences += 1;
    }
  }
}

function postmaster(): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function ask<Row extends object>(statement: string): Promise<Row[]> {
  const client = new Client({
    host: '127.0.0.1',
    port: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3]),
    user: 'jalon',
    password: readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim(),
    database: 'jalon',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const victims: readonly { readonly name: string; readonly kill: () => Promise<void> }[] = [
  {
    name: 'one API',
    kill: async () => {
      apis[0]?.process.kill('SIGKILL');
    },
  },
  {
    name: 'PostgreSQL',
    kill: async () => {
      process.kill(postmaster(), 'SIGKILL');
    },
  },
  {
    name: 'a process of PostgreSQL',
    kill: async () => {
      const [backend] = await ask<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE application_name = 'jalon-api' ORDER BY state = 'idle', query_start DESC LIMIT 1`,
      );
      if (backend) process.kill(backend.pid, 'SIGKILL');
    },
  },
  {
    name: 'every API',
    kill: async () => {
      for (const api of apis) api.process.kill('SIGKILL');
    },
  },
  {
    name: 'every API and PostgreSQL',
    kill: async () => {
      for (const api of apis) api.process.kill('SIGKILL');
      process.kill(postmaster(), 'SIGKILL');
    },
  },
];

async function acknowledgedReach(count: number): Promise<void> {
  while (acknowledged.size < count) {
    if (Date.now() - lastAnswer > timeout) throw new Error(`No submission was taken for ${timeout} ms`);
    await delay(5);
  }
}

const began = Date.now();
const visitors = Array.from({ length: visitorCount }, visitor);
// A visitor who gives up fails the run at once.
const failure = Promise.all(visitors).then(() => {});

async function run(): Promise<void> {
  await acknowledgedReach(between);
  for (let round = 0; round < rounds; round += 1) {
    const victim = victims[round % victims.length];
    if (!victim) break;
    const before = acknowledged.size;
    const killed = Date.now();
    await victim.kill();
    await acknowledgedReach(before + visitorCount + 1);
    const back = Date.now() - killed;
    await acknowledgedReach(before + between);
    console.log(
      `round ${round + 1}: killed ${victim.name}; submissions went on after ${back} ms; ${acknowledged.size} acknowledged`,
    );
  }
  stopping = true;
  await failure;
}

await Promise.race([run(), failure]);
const seconds = (Date.now() - began) / 1000;

// The digest of the key is stored, and each submission has its own key.
const acknowledgedDigests = new Map([...acknowledged].map(([key, reference]) => [keyDigest(key), reference]));
const rows = await ask<{ idempotency_key: string; reference: string }>(
  'SELECT idempotency_key, reference FROM submissions',
);
const byKey = new Map(rows.map((row) => [row.idempotency_key, row.reference]));
const lost = [...acknowledgedDigests].filter(([key, reference]) => byKey.get(key) !== reference).length;
const doubled = rows.length - byKey.size;
const never = rows.filter(({ idempotency_key }) => !acknowledgedDigests.has(idempotency_key)).length;

const exits = apis.map((api) => new Promise((ended) => api.process.once('exit', ended)));
for (const api of apis) api.process.kill('SIGTERM');
await Promise.all(exits);
await rm(dataDir, { recursive: true });

console.log(`
${rounds} rounds, ${apis.length} APIs, ${visitorCount} visitors, ${seconds.toFixed(1)} s
${acknowledged.size} submissions acknowledged, ${rows.length} rows
${counts.tries} tries: ${counts.lostAnswers} without an answer, ${counts.unavailable} answered 503, ${counts.repeated} repeated after the answer
${lost} acknowledged rows lost
${doubled} rows doubled
${never} rows that nobody was told of
${counts.otherAnswers} answers other than 200 and 503
${counts.changedReferences} references that changed`);

if (lost + doubled + never + counts.otherAnswers + counts.changedReferences > 0) process.exitCode = 1;
