import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { fuzz } from '../../../apps/api/src/testing/fuzz.ts';

// Sends hostile requests to every route of an API in a process of its own; see README.md.

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const requests = Number(options.requests);
const seed = Number(options.seed);
/** Requests before memory is first looked at: caches fill, and code is compiled. */
const warmUp = Math.ceil(requests / 5);
/** What the heap may have grown by after the rest, in bytes. */
const growthLimit = 8 * 1024 * 1024;

const dataDir = await mkdtemp(join(tmpdir(), 'jalon-fuzz-'));
/** No limit is what is looked for. */
const limits = Object.fromEntries(
  ['RATE_LIMIT_POINTS', 'ADDRESS_RATE_LIMIT_POINTS', 'LOGIN_RATE_LIMIT_POINTS'].map((name) => [
    name,
    '1000000',
  ]),
);
const api = spawn(
  process.execPath,
  [
    '--conditions=@jalon/source',
    `--import=${pathToFileURL(join(import.meta.dirname, 'report-memory.ts')).href}`,
    resolve(import.meta.dirname, '../../../apps/api/src/main.ts'),
  ],
  {
    env: { PATH: process.env.PATH, API_PORT: '0', DATA_DIR: dataDir, FORM_PROTECTION: 'off', ...limits },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  },
);
let ended = false;
api.once('exit', () => {
  ended = true;
});
let printed = '';
const baseUrl = await new Promise<string>((found, failed) => {
  api.once('exit', () => failed(new Error('The API did not start')));
  api.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-10_000);
    const address = printed.match(/listening on (http:\S+?)"/)?.[1];
    if (address) found(address);
  });
});

async function heap(): Promise<number> {
  api.send('memory');
  const [{ heapUsed, external }] = await once(api, 'message');
  return heapUsed + external;
}

const began = performance.now();
const token = await signIn();
const first = await fuzz({ baseUrl, requests: warmUp, seed, token });
const before = await heap();
const rest = await fuzz({ baseUrl, requests: requests - warmUp, seed: seed + requests, token });
const after = await heap();
const seconds = (performance.now() - began) / 1000;

const healthy = !ended && (await fetch(`${baseUrl}/api/health/ready`)).ok;
const exit = once(api, 'exit');
api.kill('SIGTERM');
await exit;
await rm(dataDir, { recursive: true });

const answers: Record<string, number> = { ...first.answers };
for (const [status, count] of Object.entries(rest.answers)) answers[status] = (answers[status] ?? 0) + count;
const problems = [...first.problems, ...rest.problems];
const growth = after - before;
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
for (const problem of problems.slice(0, 20)) console.log(problem);
console.log(`seed ${seed}: ${requests} requests in ${seconds.toFixed(0)} s`);
console.log(
  `answers: ${Object.entries(answers)
    .map(([status, count]) => `${status} ${count}×`)
    .join(', ')}`,
);
console.log(`${problems.length} answers that should not be`);
console.log(`memory after a collection: ${megabytes(before)} MB, then ${megabytes(after)} MB`);
if (problems.length > 0 || growth > growthLimit || !healthy) process.exitCode = 1;

/** The token of a demonstration member. */
async function signIn(): Promise<string> {
  const response = await fetch(`${baseUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'zoe.cote', password: 'jalon-demonstration' }),
  });
  const answer = await response.json();
  if (!answer.accessToken) throw new Error(`No token: ${JSON.stringify(answer)}`);
  return answer.accessToken;
}
