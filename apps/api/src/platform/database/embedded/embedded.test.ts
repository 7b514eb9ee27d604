import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedServer, startEmbedded } from './embedded.ts';
import { readPostmasterFile } from './postmaster-file.ts';

const execute = promisify(execFile);
const program = fileURLToPath(new URL('../../../testing/run-embedded.ts', import.meta.url));
const folders: string[] = [];
const children: ChildProcess[] = [];
let made: string;

// One new database, which most tests copy, because creating a database is slow.
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'jalon embedded-'));
  await (await startEmbedded({ dataDir: made })).leave();
});
afterAll(() => rm(made, { recursive: true }));

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) {
    const postmaster = await readPostmasterFile(dataOf(folder));
    if (postmaster) {
      const server = await startEmbedded({ dataDir: folder });
      await server.leave();
    }
    await rm(folder, { recursive: true });
  }
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jalon embedded-'));
  folders.push(folder);
  return folder;
}

/** A folder with a database that is not running. */
async function folderWithDatabase(): Promise<string> {
  const folder = await newFolder();
  // Keeps the owner of the files, in a tenth of the processor time of Node's cp().
  await execute('cp', ['-a', join(made, 'postgres'), folder]);
  return folder;
}

function dataOf(folder: string): string {
  return join(folder, 'postgres/data');
}

/** Runs the PostgreSQL of a folder from a separate process; returns the postmaster's pid. */
async function runElsewhere(folder: string): Promise<{ process: ChildProcess; postmaster: number }> {
  const child = spawn(process.execPath, ['--conditions=@jalon/source', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { process: child, postmaster: JSON.parse(line).pid };
}

async function ask<Row extends object>(server: EmbeddedServer, statement: string): Promise<Row[]> {
  const client = new Client(server.connection('postgres'));
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('a PostgreSQL of our own', () => {
  it('keeps committed data, listens on this machine only, quotes no row in its log, and requires its password', async () => {
    const folder = await folderWithDatabase();
    const server = await startEmbedded({ dataDir: folder });
    const rows = await ask<{ name: string; setting: string }>(
      server,
      `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit',
       'data_checksums', 'listen_addresses', 'unix_socket_directories', 'server_encoding', 'log_error_verbosity',
       'log_min_error_statement', 'password_encryption', 'TimeZone')`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      server_encoding: 'UTF8',
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
      password_encryption: 'scram-sha-256',
      TimeZone: 'UTC',
    });
    expect(await ask(server, `SELECT lower('ÉCOLE') AS lower, 'É' ~ '^[[:alpha:]]$' AS letter`)).toEqual([
      { lower: 'école', letter: true },
    ]);
    const client = new Client({ ...server.connection('postgres'), password: 'wrong' });
    await expect(client.connect()).rejects.toThrow(/password/);
    // Only the account that runs it can read the password.
    expect((await stat(join(folder, 'postgres/password'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'postgres'))).mode & 0o777).toBe(0o700);
  });

  it('is adopted by the next process when the first is killed', async () => {
    const folder = await folderWithDatabase();
    const first = await runElsewhere(folder);
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    const second = await runElsewhere(folder);
    expect(second.postmaster).toBe(first.postmaster);
  });

  it('is shared by several processes that start at the same time, which leave a half-made folder alone until it is old', async () => {
    const folder = await newFolder();
    const drafts = ['0', '1'].map((last) => `postgres.00000000-0000-4000-8000-00000000000${last}`);
    const [old = '', recent] = drafts;
    for (const draft of drafts) await mkdir(join(folder, draft));
    await utimes(join(folder, old), 0, 0);
    const all = await Promise.all([runElsewhere(folder), runElsewhere(folder)]);
    expect(new Set(all.map(({ postmaster }) => postmaster)).size).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(['postgres', recent]);
  });

  it('is stopped only by the last process that uses it', async () => {
    const folder = await folderWithDatabase();
    const server = await startEmbedded({ dataDir: folder });
    const other = new Client(server.connection('postgres'));
    await other.connect();
    expect(await server.leave()).toBe('in use');
    await other.end();
    expect(await server.leave()).toBe('stopped');
    expect(await readPostmasterFile(dataOf(folder))).toBeUndefined();
  });

  it('is stopped when two leave at the same moment', async () => {
    const folder = await folderWithDatabase();
    const all = await Promise.all([runElsewhere(folder), runElsewhere(folder)]);
    for (const { process: child } of all) child.kill('SIGTERM');
    await Promise.all(all.map(({ process: child }) => once(child, 'exit')));
    expect(await readPostmasterFile(dataOf(folder))).toBeUndefined();
  });

  it('starts although a file names a server that is gone, or another program', async () => {
    const folder = await folderWithDatabase();
    let server = await startEmbedded({ dataDir: folder });
    await ask(server, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const file = join(dataOf(folder), 'postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    for (const pid of [2 ** 22 + 1, process.pid]) {
      await server.leave();
      await writeFile(file, [pid, ...lines.slice(1)].join('\n'));
      server = await startEmbedded({ dataDir: folder });
      expect(await ask(server, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      expect((await readPostmasterFile(dataOf(folder)))?.pid).not.toBe(pid);
    }
  });

  it('restarts after it was killed, on any port, with its rows', async () => {
    const folder = await folderWithDatabase();
    const server = await startEmbedded({ dataDir: folder });
    await ask(server, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill((await readPostmasterFile(dataOf(folder)))?.pid ?? 0, 'SIGKILL');
    await Promise.all([server.revive(), server.revive()]);
    expect(await ask(server, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('reports in one line that a folder holds no database', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'postgres'));
    await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(/holds no PostgreSQL database/);
  });

  it('says in one line why it does not start', async () => {
    const folder = await folderWithDatabase();
    const settings = join(dataOf(folder), 'postgresql.auto.conf');
    await writeFile(settings, "shared_preload_libraries = 'no_such_library'\n");
    await expect(startEmbedded({ dataDir: folder, startTimeout: 500 })).rejects.toThrow(/no_such_library/);
    await writeFile(join(dataOf(folder), 'PG_VERSION'), '15\n');
    await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(
      /made by PostgreSQL 15, and 18 is installed/,
    );
  });
});

// Only as root: otherwise PostgreSQL runs as the current account.
describe.runIf(process.getuid?.() === 0)('as root', () => {
  it('runs as another account, in a folder that only root may enter', async () => {
    const folder = await newFolder();
    const inner = join(folder, 'clone/.data');
    await mkdir(inner, { recursive: true });
    await chmod(folder, 0o700);
    const server = await startEmbedded({ dataDir: inner });
    const postmaster = await readPostmasterFile(dataOf(inner));
    expect((await stat(`/proc/${postmaster?.pid}`)).uid).not.toBe(0);
    expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await server.leave()).toBe('stopped');
  });

  it('takes over data that root owns, as after a copy', async () => {
    const folder = await folderWithDatabase();
    await execute('chown', ['-R', '0:0', join(folder, 'postgres')]);
    const server = await startEmbedded({ dataDir: folder });
    expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await server.leave()).toBe('stopped');
  });
});
