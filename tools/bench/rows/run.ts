import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import {
  type ListOptions,
  listSubmissions,
} from '../../../apps/api/src/features/forms/operator-cli/submission-list.ts';
import { pastKeeping } from '../../../apps/api/src/features/forms/store/retention.ts';
import { purgeSubmissions } from '../../../apps/api/src/features/forms/store/stored-submissions.ts';
import { openStore } from '../../../apps/api/src/platform/database/store.ts';
import { claimEvents } from '../../../apps/api/src/platform/outbox/event-store.ts';
import { type RunningServer, startApi } from '../api.ts';
import { withDatabase } from '../embedded-database.ts';
import { type Figures, postAll, postInTurn, postSteadily, timesOf } from '../load.ts';
import { fill, keepDays, keptLonger } from './fill.ts';

// Measures a submission, a claim, a list and the retention as the tables grow; see README.md.

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000,1000000,10000000' },
    seconds: { type: 'string', default: '10' },
  },
});
const stages = options.rows.split(',').map(Number);
const seconds = Number(options.seconds);
/** Submissions per second while the retention runs. */
const rate = 100;
/** The limits: the growth of a submission's and a claim's time, and milliseconds. */
const limits = { growth: 2, list: 1_000, step: 500, p99: 100 };

const dataDir = await mkdtemp(join(tmpdir(), 'jalon-rows-'));
const store = await openStore({ dataDir, log: () => {} });
const { database } = store;
// PostgreSQL stops with its last user; a pool without a connection does not count as one.
const held = await database.pool.connect();
/** Meanwhile the API must not delete anything by itself. */
const environment = { RATE_LIMITS: 'all=1000000/600', FORM_PROTECTION: 'off', KEEP_DAYS: '3650' };
const faults: string[] = [];

const lists: Readonly<Record<string, Omit<ListOptions, 'limit'>>> = {
  newest: {},
  'of a form': { formId: 12 },
  'since a day': { since: new Date(Date.now() - 86_400_000) },
  'of a member': { memberNumber: '1000000003' },
  unread: { state: 'unread' },
  waiting: { state: 'waiting' },
  failed: { state: 'failed' },
  skipped: { state: 'skipped' },
  delivered: { state: 'delivered' },
  'to answer': { toAnswer: true },
};

interface Stage {
  readonly rows: number;
  /** The figures by the name of what was measured. */
  readonly figures: ReadonlyMap<string, number>;
}

const measured: Stage[] = [];
const [load = 0] = loadavg();
console.log(`${cpus().length} processors, load before ${load.toFixed(1)}`);
try {
  for (const rows of stages) {
    const began = performance.now();
    const old = Math.min(20_000, rows / 5);
    await withDatabase(dataDir, (client) => fill(client, { rows, old }));
    console.log(`\n${rows} rows, filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    measured.push({ rows, figures: await measure(rows) });
    await withDatabase(dataDir, (client) =>
      client.query('TRUNCATE submissions, outbox_events, mailbox CASCADE'),
    );
  }
} finally {
  held.release();
  await store.close();
  await rm(dataDir, { recursive: true });
}

const [first] = measured;
console.log(`\n| | ${measured.map(({ rows }) => `${rows} rows`).join(' | ')} |`);
console.log(`|---|${measured.map(() => '---:').join('|')}|`);
for (const name of first?.figures.keys() ?? []) {
  console.log(`| ${name} | ${measured.map(({ figures }) => number(figures.get(name) ?? 0)).join(' | ')} |`);
}
for (const name of ['submission, median ms', 'claim of 4 events, median ms']) {
  for (const { rows, figures } of measured) {
    const growth = (figures.get(name) ?? 0) / (first?.figures.get(name) ?? 1);
    if (growth > limits.growth) faults.push(`${name}: ${growth.toFixed(1)} times as much at ${rows} rows`);
  }
}
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

async function measure(rows: number): Promise<Map<string, number>> {
  const result = new Map<string, number>();
  const expectAtMost = (name: string, limit: number, value: number) => {
    if (value > limit) faults.push(`${name} is ${value.toFixed(0)} at ${rows} rows, more than ${limit}`);
  };

  // Measured before anything is posted: the few unread rows take longest to find then.
  for (const [name, filter] of Object.entries(lists)) {
    const { p50 } = await timesOf(3, () => listSubmissions(database, { ...filter, limit: 100 }));
    result.set(`list, ${name}, ms`, p50);
    expectAtMost(`list, ${name}`, limits.list, p50);
  }

  const apis = [await startApi({ dataDir, environment }), await startApi({ dataDir, environment })] as const;
  try {
    await measureApis(apis, result, expectAtMost);
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
  }
  return result;
}

async function measureApis(
  [api, second]: readonly [RunningServer, RunningServer],
  result: Map<string, number>,
  expectAtMost: (name: string, limit: number, value: number) => void,
): Promise<void> {
  const command = await timesOf(3, listByCommand);
  result.set('`npx jalon submissions list` as a process, ms', command.p50);

  await postInTurn(api.url, 300);
  const one = await postInTurn(api.url, 1_000);
  result.set('submission, median ms', one.p50);
  result.set('submission, 99th percentile ms', one.p99);
  const duration = seconds;
  const alone = await postAll(api.url, { duration, connections: 32 });
  result.set('submissions a second, one API', alone.perSecond);
  const both = await Promise.all([api, second].map(({ url }) => postAll(url, { duration, connections: 16 })));
  result.set(
    'submissions a second, two APIs',
    both.reduce((sum, { perSecond }) => sum + perSecond, 0),
  );

  const claimed = await claims();
  result.set('claim of 4 events, median ms', claimed.p50);
  result.set('claim of 4 events, 99th percentile ms', claimed.p99);

  const quiet = await postSteadily(api.url, rate, duration);
  result.set(`${rate} submissions a second, 99th percentile ms`, quiet.p99);
  const [busy, purged] = await Promise.all([postSteadily(api.url, rate, duration), purge()]);
  result.set('the same during the retention, ms', busy.p99);
  result.set('retention, submissions deleted', purged.deleted);
  result.set('retention, seconds', purged.seconds);
  result.set('retention, longest step ms', purged.longest);
  expectAtMost('99th percentile during the retention', Math.max(limits.p99, 2 * quiet.p99), busy.p99);
  expectAtMost('longest step of the retention', limits.step, purged.longest);
}

/** Events of a kind that no API handles, claimed in the same way as by the worker. */
async function claims(): Promise<Figures> {
  const kind = 'bench.claim';
  await database.pool.query(
    `INSERT INTO outbox_events (kind, subject_id) SELECT $1, gen_random_uuid() FROM generate_series(1, 4000)`,
    [kind],
  );
  const claimed = await timesOf(500, () => claimEvents(database, [kind], 4));
  await database.pool.query('DELETE FROM outbox_events WHERE next_attempt_at IS NOT NULL AND kind = $1', [
    kind,
  ]);
  return claimed;
}

/** Deletes the rows that are past their retention period, and measures each step. */
async function purge() {
  const began = performance.now();
  let deleted = 0;
  let longest = 0;
  // Each step is one transaction.
  const stepped: typeof database = {
    ...database,
    async transaction(work) {
      const stepBegan = performance.now();
      const done = await database.transaction(work);
      longest = Math.max(longest, performance.now() - stepBegan);
      return done;
    },
  };
  const forms = new Map(keptLonger.forms.map((form) => [form, keptLonger.days]));
  for (const condition of await pastKeeping(database, { standard: keepDays, forms })) {
    deleted += await purgeSubmissions(stepped, condition);
  }
  return { deleted, longest, seconds: (performance.now() - began) / 1000 };
}

async function listByCommand(): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [
      '--conditions=@jalon/source',
      resolve(import.meta.dirname, '../../jalon/jalon.ts'),
      'submissions',
      'list',
    ],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
  );
}

function number(value: number): string {
  return value < 100 ? value.toFixed(1) : value.toFixed(0);
}
