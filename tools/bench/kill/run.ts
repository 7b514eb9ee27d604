import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { keyDigest } from '../../../apps/api/src/features/forms/store/store-submission.ts';
import { freePort } from '../../vite/free-port.ts';
import { siteLinks, specificationClub } from '../api.ts';
import { withDatabase } from '../embedded-database.ts';
import { killPostgres, killPostgresProcess, startKillable } from '../killable.ts';

// Kills the API, the site and PostgreSQL in turn while visitors submit and try again; see README.md.

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
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

const dataDir = await mkdtemp(join(tmpdir(), 'jalon-kill-'));

const apiPorts = await Promise.all(Array.from({ length: Number(options.apis) }, () => freePort()));
const apis = apiPorts.map((port) =>
  startKillable({
    file: 'apps/api/src/main.ts',
    port,
    environment: {
      API_PORT: String(port),
      DATA_DIR: dataDir,
      CLUB_CONFIG: specificationClub,
      SITE_LINKS: siteLinks,
      RATE_LIMITS: 'all=1000000/600',
      FORM_PROTECTION: 'off',
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
    CLUB_CONFIG: specificationClub,
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

/** Repeats the submission until it is acknowledged, like a visitor who presses the button again. */
async function submit(key: string, body: object): Promise<string> {
  for (;;) {
    counts.tries += 1;
    const response = await fetch(`${anyServer()?.url}/api/forms/12`, {
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
    else {
      counts.otherAnswers += 1;
      // A retry would be rejected too.
      if (response.status < 500) throw new Error(`${response.status}: ${JSON.stringify(answer)}`);
    }
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
    // Some visitors send again even though they got an answer.
    if (number % 10 === 0) {
      counts.repeated += 1;
      if ((await submit(key, body)) !== reference) counts.changedReferences += 1;
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
