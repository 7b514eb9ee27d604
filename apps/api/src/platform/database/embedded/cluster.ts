import { randomBytes, randomUUID } from 'node:crypto';
import { chown, lstat, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { giveTo, type Run, runner, serverAccount } from './account.ts';
import type { Programs } from './programs.ts';

export const superuser = 'jalon';
export const host = '127.0.0.1';

/** Milliseconds after which an unfinished cluster counts as left behind by a killed process. */
const abandonedAfter = 600_000;

/**
 * The server's settings. Committed transactions are on disk. The server's log does not quote row values, as
 * messages about constraints would by default.
 */
const settings = {
  listen_addresses: host,
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Those of a server that a suite's files share, and that is deleted with their databases. */
const forTests = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  // It would visit each database of a test in turn.
  autovacuum: 'off',
  // Each file opens pools of its own.
  max_connections: 400,
};

/** A PostgreSQL data directory and its server. */
export interface Cluster {
  readonly data: string;
  readonly serverLog: string;
  readonly password: string;
  /** Starts the server on a free port and waits until it accepts connections. @throws the reason otherwise. */
  start(): Promise<void>;
  /** Stops the server, closing open connections, and waits for its end. */
  stop(): Promise<void>;
}

/** Opens the cluster in `home`; creates it if missing. @throws with a one-line message for the operator. */
export async function openCluster(
  programs: Programs,
  home: string,
  { log, durable }: { log: (line: string) => void; durable: boolean },
): Promise<Cluster> {
  const run = await prepare(programs, home, log);
  const data = join(home, 'data');
  const serverLog = join(home, 'server.log');
  await checkVersion(data, run, programs);
  return {
    data,
    serverLog,
    password: (await readFile(join(home, 'password'), 'utf8')).trim(),
    async start() {
      const options = Object.entries({
        ...settings,
        ...(!durable && forTests),
        port: await freePort(),
      })
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' ');
      await run(programs.pg_ctl, ['start', '-D', data, '-l', serverLog, '-w', '-s', '-o', options]);
    },
    async stop() {
      await run(programs.pg_ctl, ['stop', '-D', data, '-m', 'fast', '-w', '-s']);
    },
  };
}

async function prepare(programs: Programs, home: string, log: (line: string) => void): Promise<Run> {
  const account = await serverAccount(home);
  const owner = (await lstat(home).catch(() => undefined))?.uid;
  if (owner === undefined) return initialise(programs, home, log);
  if (account && owner === 0) await giveTo(account, home);
  if (!account && process.getuid && owner !== process.getuid()) {
    throw new Error(
      `${home} belongs to another account (${owner}): run as that account, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  return runner(programs, home, account);
}

/**
 * Creates a cluster in a temporary folder, then renames the folder. When several processes do so at once, one
 * wins and the others use its cluster; a killed process leaves no incomplete cluster.
 */
async function initialise(programs: Programs, home: string, log: (line: string) => void): Promise<Run> {
  await removeAbandoned(home);
  const draft = `${home}.${randomUUID()}`;
  const account = await serverAccount(home);
  await mkdir(draft, { mode: 0o700 });
  try {
    const passwordFile = join(draft, 'password');
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (account) {
      await chown(passwordFile, account.uid, account.gid);
      await chown(draft, account.uid, account.gid);
    }
    const run = await runner(programs, draft, account);
    log(`creating a PostgreSQL database in ${home}`);
    await run(programs.initdb, [
      `--pgdata=${join(draft, 'data')}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Unicode's rules for case and character classes, the same on every machine.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]);
    await rename(draft, home);
    await syncFolder(join(home, '..'));
    return run;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const taken =
      error instanceof Error && 'code' in error && /^(ENOTEMPTY|EEXIST|EPERM)$/.test(String(error.code));
    if (taken && (await lstat(home).catch(() => undefined))) return prepare(programs, home, log);
    throw error;
  }
}

async function removeAbandoned(home: string): Promise<void> {
  const folder = join(home, '..');
  const drafts = (await readdir(folder)).filter((name) => /^postgres\.[\da-f-]{36}$/.test(name));
  for (const draft of drafts.map((name) => join(folder, name))) {
    const made = (await lstat(draft).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - made > abandonedAfter) await rm(draft, { recursive: true, force: true });
  }
}

/** Flushes a folder to disk: otherwise a power cut could undo the rename and lose every row. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function checkVersion(data: string, run: Run, programs: Programs): Promise<void> {
  const made = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (made === undefined)
    throw new Error(`${data} holds no PostgreSQL database: move it away, or set DATA_DIR.`);
  const installed = (await run(programs.postgres, ['--version'])).match(/(\d+)\./)?.[1];
  if (made.trim() !== installed) {
    throw new Error(
      `${data} was made by PostgreSQL ${made.trim()}, and ${installed} is installed: dump and restore it, or set DATA_DIR.`,
    );
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
