import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listSessions, readAccessToken } from '@jalon/api-client/contract';
import { defaultClub } from '@jalon/club';
import { formDefinitions, type SiteForm } from '@jalon/forms/schemas';
import { submissionEncryption } from '../../../apps/api/src/features/forms/store/personal-data.ts';
import { readSubmissions } from '../../../apps/api/src/features/forms/store/stored-submissions.ts';
import { openStore } from '../../../apps/api/src/platform/database/store.ts';
import { fuzz } from '../../../apps/api/src/testing/fuzz/fuzz.ts';
import {
  type FormFuzzReport,
  fuzzForm,
  rowProblemOf,
} from '../../../apps/api/src/testing/fuzz/fuzz-forms.ts';
import { freePort } from '../../vite/free-port.ts';
import { startApi, startGateway } from '../api.ts';

// Sends hostile requests to every route, and hostile bodies to every form, of an API in a separate process; see
// README.md.

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    forms: { type: 'string', default: '500' },
    concurrency: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const requests = Number(options.requests);
const bodies = Number(options.forms);
const concurrency = Number(options.concurrency);
const seed = Number(options.seed);
/** Requests to routes are sent in parts, and the memory is measured after each. */
const parts = 10;
/** During these parts, caches fill and code is compiled. */
const warmUpParts = 2;
/** Bytes by which the heap may grow after those parts. */
const growthLimit = 8 * 1024 * 1024;

const dataDir = await mkdtemp(join(tmpdir(), 'jalon-fuzz-'));
const gatewayPort = await freePort();
const api = await startApi({
  dataDir,
  environment: {
    FORM_PROTECTION: 'off',
    SESSION_MINUTES: '1440',
    SANDBOX_GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
    // High enough that rate limits never apply: their answers would hide those under test.
    RATE_LIMITS: 'all=1000000/600',
  },
  preload: join(import.meta.dirname, 'report-memory.ts'),
});
const gateway = await startGateway({ dataDir, port: gatewayPort, apiUrl: api.url });
const { url: baseUrl } = api;

async function memory(): Promise<{ heap: number; resident: number }> {
  api.process.send('memory');
  const [{ heapUsed, external, rss }] = await once(api.process, 'message');
  return { heap: heapUsed + external, resident: rss };
}

console.log(`seed ${seed}`);
const member = await signIn();
const problems: string[] = [];
let growth = 0;
if (requests > 0) await fuzzRoutes();

const sent: (readonly [SiteForm, FormFuzzReport])[] = [];
const sending = performance.now();
for (const form of bodies > 0 ? formDefinitions(defaultClub) : []) {
  const report = await fuzzForm({
    baseUrl,
    form,
    member,
    requests: bodies,
    seed: seed + form.id,
    concurrency,
  });
  sent.push([form, report]);
  problems.push(...report.problems);
}
const sendingSeconds = secondsSince(sending);

const healthy =
  api.process.exitCode === null && (await fetch(`${baseUrl}/api/health/ready`).then(({ ok }) => ok));
if (!healthy) problems.push('The API is not ready in the end');
await api.stop();
await gateway.stop();
if (bodies > 0) await checkRows();
await rm(dataDir, { recursive: true });

for (const problem of problems.slice(0, 20)) console.log(problem.slice(0, 1_000));
console.log(`${problems.length} answers or rows that should not be`);
if (problems.length > 0 || growth > growthLimit) process.exitCode = 1;

async function fuzzRoutes(): Promise<void> {
  const began = performance.now();
  const { token } = member;
  const answers: Record<string, number> = {};
  const heaps: number[] = [];
  console.log('| requests | a second | resident, MB | heap after a collection, MB |');
  console.log('|---:|---:|---:|---:|');
  for (let part = 1; part <= parts; part += 1) {
    const partBegan = performance.now();
    const amount = Math.ceil(requests / parts);
    // `fuzz` increases its seed by one with each request.
    const partSeed = seed + part * amount;
    const report = await fuzz({ baseUrl, requests: amount, seed: partSeed, token, concurrency });
    const rate = (amount / (performance.now() - partBegan)) * 1000;
    const { heap, resident } = await memory();
    heaps.push(heap);
    problems.push(...report.problems);
    for (const [status, count] of Object.entries(report.answers)) {
      answers[status] = (answers[status] ?? 0) + count;
    }
    console.log(`| ${part * amount} | ${rate.toFixed(0)} | ${megabytes(resident)} | ${megabytes(heap)} |`);
  }
  growth = (heaps.at(-1) ?? 0) - (heaps[warmUpParts - 1] ?? 0);
  console.log(`\n${requests} requests in ${secondsSince(began)} s: ${counts(answers)}`);
  console.log(`the heap grew by ${megabytes(growth)} MB after the first ${warmUpParts} parts`);
  const sessions = await fetch(baseUrl + listSessions.path, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!sessions.ok)
    problems.push('The session ended on the way: routes for members were asked as a stranger');
}

/** Reads every row again, and prints the outcomes of the bodies of each form. */
async function checkRows(): Promise<void> {
  const store = await openStore({ dataDir, log: () => {} });
  const encryption = submissionEncryption(store.keys.data);
  const total = { sent: 0, stored: 0, rows: 0 };
  try {
    for (const [form, { answers, references }] of sent) {
      const { success: stored = 0, ...refused } = answers;
      let rows = 0;
      const missing = new Set(references);
      for await (const submission of readSubmissions(store.database, encryption, { formId: form.id })) {
        rows += 1;
        const { reference } = submission.row;
        missing.delete(reference);
        const problem = rowProblemOf(submission, form);
        if (problem)
          problems.push(`${form.name}, row ${reference} ${problem}: ${JSON.stringify(submission.values)}`);
      }
      for (const reference of missing) problems.push(`${form.name}: ${reference} was given, and has no row`);
      console.log(
        `form ${form.id}, ${form.name}: ${bodies} sent, ${stored} stored, ${rows} rows checked; refused: ${counts(refused)}`,
      );
      if (stored === 0) problems.push(`${form.name} stored nothing, so no row was checked`);
      total.sent += bodies;
      total.stored += stored;
      total.rows += rows;
    }
  } finally {
    await store.close();
  }
  console.log(
    `all forms: ${total.sent} sent in ${sendingSeconds} s, ${total.stored} stored, ${total.rows} rows checked`,
  );
}

function counts(answers: Readonly<Record<string, number>>): string {
  return Object.entries(answers)
    .sort(([, a], [, b]) => b - a)
    .map(([answer, count]) => `${answer} ${count}×`)
    .join(', ');
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}

/** A demonstration member. */
async function signIn() {
  const response = await fetch(`${baseUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'zoe.cote', password: 'jalon-demonstration' }),
  });
  const { accessToken = '', ...answer } = await response.json();
  const claims = readAccessToken(accessToken);
  if (!claims) throw new Error(`No token: ${JSON.stringify(answer)}`);
  return { token: String(accessToken), memberNumber: claims.memberNumber };
}
