import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readPostmasterFile } from './platform/database/embedded/postmaster-file.ts';
import { openStore } from './platform/database/store.ts';
import { baseUrlOf, killAll, runApi } from './testing/api-process.ts';
import { batteryTest, postBatteryTest } from './testing/forms/battery-test.ts';
import { testMembers } from './testing/members.ts';
import { query, testDatabase } from './testing/test-database.ts';

afterEach(killAll);

/** Starts a submission and waits until the API is receiving it; `finish` sends the rest. */
async function beginSubmission(baseUrl: string, key: string) {
  const body = Buffer.from(JSON.stringify(batteryTest()));
  const sending = request(`${baseUrl}/api/forms/12`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      'idempotency-key': key,
      expect: '100-continue',
    },
  });
  const broken = new Promise((resolve) => sending.once('error', resolve));
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(body.subarray(0, 20));
  return {
    /** Resolves when the API closes the connection without an answer. */
    broken,
    async finish() {
      sending.end(body.subarray(20));
      const [response] = await once(sending, 'response');
      return { status: response.statusCode as number, answer: JSON.parse(await text(response)) };
    },
  };
}

describe('a shutdown', () => {
  it('is announced for its delay, then accepts nothing new and finishes requests in progress', async () => {
    const DATABASE_URL = await testDatabase();
    const api = runApi({ DATABASE_URL, SHUTDOWN_DELAY_SECONDS: '2' });
    const baseUrl = await baseUrlOf(api);
    const get = (path: string) => fetch(baseUrl + path);
    expect((await get('/api/health/ready')).status).toBe(200);
    const submission = await beginSubmission(baseUrl, randomUUID());

    api.process.kill('SIGTERM');
    await api.printed(/shutting down/);
    const signalled = performance.now();
    for (const path of ['/api/health/ready', '/api/health']) {
      const ready = await get(path);
      expect(ready.status).toBe(503);
      expect(ready.headers.get('retry-after')).toBe('5');
      expect(await ready.json()).toMatchObject({ code: 'unavailable' });
    }
    expect((await get('/api/health/live')).status).toBe(200);
    const forms = await get('/api/forms');
    expect(forms.status).toBe(200);
    expect(forms.headers.get('connection')).toBe('close');

    await vi.waitFor(() => expect(get('/api/health')).rejects.toThrow(), { timeout: 5_000 });
    expect(performance.now() - signalled).toBeGreaterThan(1_500);
    const { status, answer } = await submission.finish();
    expect(status).toBe(200);
    const answered = performance.now();
    expect(await api.ended).toBe(0);
    // The keep-alive connection of the client does not delay the end.
    expect(performance.now() - answered).toBeLessThan(4_000);
    expect(await query(DATABASE_URL, 'SELECT reference FROM submissions')).toEqual([
      { reference: answer.reference },
    ]);
  });

  it('that Ctrl-C and a parent ask for at the same moment is one, and a later signal ends it immediately', async () => {
    const api = runApi({ DATABASE_URL: await testDatabase() });
    const baseUrl = await baseUrlOf(api);
    const finished = await beginSubmission(baseUrl, randomUUID());
    const interrupted = await beginSubmission(baseUrl, randomUUID());
    api.process.kill('SIGINT');
    api.process.kill('SIGTERM');
    await api.printed(/shutting down/);
    expect((await finished.finish()).status).toBe(200);
    const insist = setInterval(() => api.process.kill('SIGINT'), 100);
    onTestFinished(() => clearInterval(insist));
    expect(await api.ended).toBe(130);
    await interrupted.broken;
  });

  it('stops the PostgreSQL that it started: of a start, of the API, and of an operator’s command', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'jalon-main-'));
    onTestFinished(() => rm(DATA_DIR, { recursive: true }));
    const postmaster = () => readPostmasterFile(join(DATA_DIR, 'postgres/data'));
    const starting = runApi({ DATA_DIR });
    await starting.printed(/started PostgreSQL/);
    starting.process.kill('SIGTERM');
    expect(await starting.ended).toBe(0);
    expect(starting.output()).not.toContain('listening on');
    expect(await postmaster()).toBeUndefined();

    const api = runApi({ DATA_DIR });
    expect((await postBatteryTest(await baseUrlOf(api))).status).toBe(200);
    api.process.kill('SIGTERM');
    expect(await api.ended).toBe(0);
    expect(await postmaster()).toBeUndefined();

    // The command waits for a password on its standard input.
    const file = join(import.meta.dirname, '../../../tools/jalon/jalon.ts');
    const command = spawn(
      process.execPath,
      ['--conditions=@jalon/source', file, 'accounts', 'set', 'zoe', testMembers.zoe.memberNumber],
      { env: { PATH: process.env.PATH, DATA_DIR }, stdio: ['pipe', 'ignore', 'ignore'] },
    );
    onTestFinished(() => void command.kill('SIGKILL'));
    const ended = once(command, 'exit');
    await vi.waitFor(async () => expect(await postmaster()).toBeDefined(), { timeout: 50_000 });
    command.kill('SIGINT');
    expect(await ended).toEqual([1, null]);
    expect(await postmaster()).toBeUndefined();
  });
});

describe('a failed start is reported in one line', () => {
  async function lines(environment: Record<string, string>): Promise<string[]> {
    const api = runApi(environment);
    expect(await api.ended).toBe(1);
    return api
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'));
  }

  it('for each mistake of the configuration', async () => {
    expect(await lines({ API_PORT: 'abc', DATABASE_URL: 'mysql://secret@a/b', LOG_LEVEL: 'loud' })).toEqual([
      'DATABASE_URL must read postgres://user:password@host:port/database.',
      'API_PORT must be a whole number from 0 to 65535, not "abc".',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ]);
  });

  it('for a port that is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    onTestFinished(() => void holder.close());
    const { port } = holder.address() as AddressInfo;
    expect(await lines({ DATABASE_URL: await testDatabase(), API_PORT: String(port) })).toEqual([
      `API_PORT: port ${port} on 127.0.0.1 is already in use.`,
    ]);
  });

  it('for a database that is not there, or that refuses the password, without repeating it', async () => {
    const open = (databaseUrl: string) => openStore({ databaseUrl, dataDir: '/nowhere', log: () => {} });
    await expect(open('postgres://user:s3cret@127.0.0.1:1/club')).rejects.toThrow(
      /^DATABASE_URL: can’t use the database 127\.0\.0\.1:1\/club: connect ECONNREFUSED 127\.0\.0\.1:1$/,
    );
    const address = new URL(await testDatabase());
    address.password = 's3cret';
    const refused = open(address.href).catch(({ message }: Error) => message);
    expect(await refused).toMatch(/^DATABASE_URL: can’t use the database .*password authentication failed/);
    expect(await refused).not.toContain('s3cret');
  });
});
