import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { stopChildren } from '../scripts/children.ts';
import { supervise, type Timing } from '../scripts/supervisor.ts';
import { freePort } from '../vite/free-port.ts';

/** A server that answers its process id. If `not-ready` exists, it is not ready; if `broken` exists, it ends. */
const program = `
import { appendFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
appendFileSync('starts', process.pid + '\\n');
if (existsSync('broken')) process.exit(3);
createServer((request, response) => {
  response.statusCode = request.url === '/ready' && existsSync('not-ready') ? 503 : 200;
  response.end(String(process.pid));
}).listen(process.env.PORT, '127.0.0.1');
`;

const timing: Timing = {
  firstPause: 20,
  longestPause: 80,
  settled: 60_000,
  startLimit: 10_000,
  checkInterval: 20,
  frozen: 600,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jalon-supervisor-'));
  writeFileSync(join(folder, 'service.mjs'), program);
});
afterEach(() => rmSync(folder, { recursive: true }));

const touch = (name: string) => writeFileSync(join(folder, name), '');
const starts = () => readFileSync(join(folder, 'starts'), 'utf8').trim().split('\n').map(Number);

async function startService() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const said: string[] = [];
  const service = supervise({
    name: 'test',
    args: ['service.mjs'],
    cwd: folder,
    env: { PORT: String(port) },
    aliveUrl: `${url}/`,
    readyUrl: `${url}/ready`,
    say: (line) => said.push(line),
    timing,
  });
  onTestFinished(async () => {
    service.release();
    await stopChildren();
  });
  const pid = async () => Number(await (await fetch(url)).text());
  return { service, said, pid };
}

const patient = { timeout: 15_000, interval: 20 };

it('starts a service again that was killed, and says so in one line each', async () => {
  const { service, said, pid } = await startService();
  expect(await service.ready).toBe(true);
  const first = await pid();
  process.kill(first, 'SIGKILL');
  await vi.waitFor(async () => expect(await pid()).not.toBe(first), patient);
  await vi.waitFor(() => expect(said).toHaveLength(2), patient);
  expect(said).toEqual(['The test ended (SIGKILL). It starts again in 0.02 s.', 'The test is ready again.']);
}, 30_000);

it('waits longer before each restart, up to a limit', async () => {
  const { service, said, pid } = await startService();
  expect(await service.ready).toBe(true);
  touch('broken');
  process.kill(await pid(), 'SIGKILL');
  await vi.waitFor(() => expect(said.length).toBeGreaterThanOrEqual(5), patient);
  expect(said.slice(0, 5)).toEqual([
    'The test ended (SIGKILL). It starts again in 0.02 s.',
    'The test ended (exit code 3). It starts again in 0.04 s.',
    'The test ended (exit code 3). It starts again in 0.08 s.',
    'The test ended (exit code 3). It starts again in 0.08 s.',
    'The test ended (exit code 3). It starts again in 0.08 s.',
  ]);
}, 30_000);

it('kills and starts again a service that is frozen', async () => {
  const { service, said, pid } = await startService();
  expect(await service.ready).toBe(true);
  const first = await pid();
  process.kill(first, 'SIGSTOP');
  await vi.waitFor(async () => expect(starts()).toHaveLength(2), patient);
  await vi.waitFor(async () => expect(await pid()).not.toBe(first), patient);
  expect(said.slice(0, 2)).toEqual([
    'The test does not answer.',
    'The test ended (SIGKILL). It starts again in 0.02 s.',
  ]);
}, 30_000);

it('reports a service that is not ready, and leaves it running', async () => {
  const { service, said, pid } = await startService();
  expect(await service.ready).toBe(true);
  const first = await pid();
  touch('not-ready');
  await vi.waitFor(() => expect(said).toEqual(['The test is not ready.']), patient);
  rmSync(join(folder, 'not-ready'));
  await vi.waitFor(
    () => expect(said).toEqual(['The test is not ready.', 'The test is ready again.']),
    patient,
  );
  expect(await pid()).toBe(first);
}, 30_000);

it('does not repeat a first start that failed', async () => {
  touch('broken');
  const { service, said } = await startService();
  expect(await service.ready).toBe(false);
  expect(starts()).toHaveLength(1);
  expect(said).toEqual([]);
}, 30_000);
