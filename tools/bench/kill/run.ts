import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { keyDigest } from '../../../apps/api/src/features/forms/store/store-submission.ts';
import { photographClub } from '../../../apps/api/src/testing/forms/files.ts';
import { freePort } from '../../vite/free-port.ts';
import { siteLinks, specificationClub } from '../api.ts';
import { withDatabase } from '../embedded-database.ts';
import { killPostgres, killPostgresProcess, startKillable } from '../killable.ts';
import { largeFiles, leftovers, type Outcome, photographOfNoise } from './photographs.ts';

// Kills the API, the site and PostgreSQL in turn while visitors submit and try again; see README.md.

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    apis: { type: 'string', default: '2' },
    visitors: { type: 'string', default: '8' },
    between: { type: 'string', default: '200' },
    files: { type: 'boolean', default: false },
  },
});
const club = options.files ? photographClub() : specificationClub;
const rounds = Number(options.rounds);
const visitorCount = Number(options.visitors);
/** Submissions acknowledged between two kills. */
const between = Number(options.between);
/** How long a visitor waits before trying again, in milliseconds. */
const retryDelay = 50;
/** Maximum time without progress, in milliseconds. */
const timeout = 180_000;

const dataDir = await mkdtemp(join(tmpdir(), 'jalon-kill-'));

const apiPorts = await Promise.all(Array.from({ length: Number(options.apis) }, () => freePort()));
const apis = apiPorts.map((port) =>
  startKillable({
    file: 'apps/api/src/main.ts',
    port,
    environment: {
      API_PORT: String(port),
      DATA_DIR: dataDir,
      CLUB_CONFIG: club,
      SITE_LINKS: siteLinks,
      RATE_LIMITS: 'all=1000000/600',
      FORM_PROTECTION: 'off',
      // As in the image.
      NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=4',
      MALLOC_MMAP_THRESHOLD_: '131072',
    },
  }),
);
const sitePort = await freePort();
const site = startKillable({
  file: 'apps/site/server/main.ts',
  port: sitePort,
  environment: {
    PORT: String(sitePort),
    HOST: '127.0.0.1',
    API_URL: `http://127.0.0.1:${apiPorts[0]}`,
    CLUB_CONFIG: club,
  },
});
/** Half of the visitors' calls go through the site, the others directly to any API, as behind a proxy. */
const anyServer = () => (Math.random() < 0.5 ? site : apis[Math.floor(Math.random() * apis.length)]);

/** The references that visitors received, by key. */
const acknowledged = new Map<string, string>();
const counts = {
  tries: 0,
  lostAnswers: 0,
  unavailable: 0,
  repeated: 0,
  otherAnswers: 0,
  changedReferences: 0,
};
let stopping = false;
let submissions = 0;
let lastAnswer = Date.now();

/** Sends a submission once. */
type Send = (url: string, key: string, isRepeated: boolean) => Promise<Outcome>;

/** Repeats the submission until it is acknowledged, like a visitor who presses the button again. */
async function submit(send: Send, key: string, isRepeated = false): Promise<string> {
  for (;;) {
    counts.tries += 1;
    const { status, answer } = await send(anyServer()?.url ?? '', key, isRepeated);
    if (status === 200 && answer?.reference) {
      lastAnswer = Date.now();
      return answer.reference;
    }
    if (status === 200 || status === 0) counts.lostAnswers += 1;
    else if (status === 503) counts.unavailable += 1;
    else {
      counts.otherAnswers += 1;
      // A retry would be rejected too.
      if (status < 500) throw new Error(`${status}: ${JSON.stringify(answer)}`);
    }
    if (Date.now() - lastAnswer > timeout) throw new Error(`No submission was taken for ${timeout} ms`);
    await delay(retryDelay);
  }
}

function batteryTest(number: number): Send {
  const body = {
    formID: '12',
    locale: number % 2 ? 'F' : 'A',
    userAgent: 'kill bench',
    centreUrbain: 'Laval',
    vehiculeMarque: 'Toyota',
    vehiculeModele: `N${number}`,
    vehiculeAnnee: '2020',
  };
  return async (url, key) => {
    const response = await fetch(`${url}/api/forms/12`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    return { status: response?.status ?? 0, answer: await response?.json().catch(() => undefined) };
  };
}

async function visitor(): Promise<void> {
  while (!stopping) {
    submissions += 1;
    const number = submissions;
    const key = randomUUID();
    const send = options.files ? photographOfNoise(number) : batteryTest(number);
    const reference = await submit(send, key);
    acknowledged.set(key, reference);
    // Some visitors send again even though they got an answer.
    if (number % 10 === 0) {
      counts.repeated += 1;
      if ((await submit(send, key, true)) !== reference) counts.changedReferences += 1;
    }
  }
}

const killApis = () => {
  for (const api of apis) api.kill();
};
const victims: readonly { readonly name: string; readonly kill: () => void | Promise<void> }[] = [
  { name: 'one API', kill: () => apis[0]?.kill() },
  { name: 'the site', kill: () => site.kill() },
  { name: 'PostgreSQL', kill: () => killPostgres(dataDir) },
  { name: 'a process of PostgreSQL', kill: () => killPostgresProcess(dataDir) },
  { name: 'every API', kill: killApis },
  {
    name: 'the site, every API and PostgreSQL',
    kill: () => {
      site.kill();
      killApis();
      killPostgres(dataDir);
    },
  },
];

async function acknowledgedReach(count: number): Promise<void> {
  while (acknowledged.size < count) {
    if (Date.now() - lastAnswer > timeout) throw new Error(`No submission was taken for ${timeout} ms`);
    await delay(5);
  }
}

// The client logs each call without an answer.
console.warn = () => {};
const [api] = apis;
const large = options.files && api ? await largeFiles(api.url, api.pid) : undefined;
for (const [key, reference] of large?.references ?? []) acknowledged.set(key, reference);
lastAnswer = Date.now();

const began = Date.now();
const visitors = Array.from({ length: visitorCount }, visitor);
// A visitor who gives up fails the run at once.
const failure = Promise.all(visitors).then(() => {});

async function run(): Promise<void> {
  await acknowledgedReach(acknowledged.size + between);
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

// Submissions are delivered in the background: wait until none is left.
const deliverBegan = Date.now();
while ((await pendingDeliveries()) > 0) {
  if (Date.now() - deliverBegan > timeout) break;
  await delay(100);
}
const delivered = (Date.now() - deliverBegan) / 1000;

// The digest of the key is stored, and each submission has its own key.
const acknowledgedDigests = new Map([...acknowledged].map(([key, reference]) => [keyDigest(key), reference]));
interface Row {
  readonly idempotency_key: string;
  readonly reference: string;
  readonly in_mailbox: boolean;
}
const rows = await withDatabase(dataDir, async (client) => {
  const found = await client.query<Row>(
    `SELECT idempotency_key, reference, mailbox.submission_id IS NOT NULL AS in_mailbox
     FROM submissions LEFT JOIN mailbox ON mailbox.submission_id = submissions.id`,
  );
  return found.rows;
});
const byKey = new Map(rows.map((row) => [row.idempotency_key, row]));
const isLost = (row: Row | undefined, reference: string) => row?.reference !== reference;
const lost = [...acknowledgedDigests].filter(([key, reference]) => isLost(byKey.get(key), reference)).length;
const missing = rows.filter(({ in_mailbox }) => !in_mailbox).length;
const doubled = rows.length - byKey.size;
const never = rows.filter(({ idempotency_key }) => !acknowledgedDigests.has(idempotency_key)).length;
const left = options.files ? await leftovers(dataDir) : undefined;

await site.stop();
await Promise.all(apis.map((api) => api.stop()));
await rm(dataDir, { recursive: true });

console.log(`
${rounds} rounds, ${apis.length} APIs, one site, ${visitorCount} visitors, ${seconds.toFixed(1)} s
${acknowledged.size} submissions acknowledged, ${rows.length} rows, ${rows.length - missing} in the mailbox ${delivered.toFixed(1)} s after the end
${counts.tries} tries: ${counts.lostAnswers} without an answer, ${counts.unavailable} answered 503, ${counts.repeated} repeated after the answer
${lost} acknowledged rows lost
${missing} rows missing in the mailbox
${doubled} rows doubled
${never} rows that nobody was told of
${counts.otherAnswers} answers other than 200 and 503
${counts.changedReferences} references that changed`);

if (large && left) {
  console.log(`${left.withoutFiles} submissions without their photographs, ${left.incomplete} photographs incomplete
${left.unnamed} photographs that no submission names, ${left.orphans} files and parts of them after the sweep
${large.references.length} times 25 MiB at the same time in ${large.seconds.toFixed(1)} s: ${large.before} MB resident before, ${large.most} MB at most`);
  if (left.withoutFiles + left.incomplete + left.orphans > 0) process.exitCode = 1;
}
if (lost + missing + doubled + never + counts.otherAnswers + counts.changedReferences > 0)
  process.exitCode = 1;

async function pendingDeliveries(): Promise<number> {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM outbox_events WHERE next_attempt_at IS NOT NULL',
    );
    return rows[0]?.count ?? 0;
  });
}
