import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { type Cluster, host, openCluster, superuser } from './embedded-cluster.ts';
import { embeddedPrograms } from './embedded-programs.ts';
import { isPostmaster, readPostmasterFile, removeStaleFile } from './postmaster-file.ts';

/** How long a server that is starting or stopping is waited for, crash recovery included, in milliseconds. */
const patience = 60_000;
/** How long a start that fails is tried again: the processes of a killed server free its memory, in milliseconds. */
const startPatience = 10_000;
/** Held in the database `postgres` by the process that looks whether it is the last. */
const leavingLock = 6_202_850;

/** A PostgreSQL of our own, shared by every process that names the same data. */
export interface EmbeddedServer {
  /** How to connect now: the port changes when the server had to be started again. */
  connection(database: string): ClientConfig;
  /** Starts the server again if it is gone. */
  revive(): Promise<void>;
  /** Stops the server if nobody else is connected; to be called once our own connections are closed. */
  leave(): Promise<'stopped' | 'in use'>;
}

export interface EmbeddedOptions {
  /** The folder that holds the server's own, `postgres`. */
  readonly dataDir: string;
  /** Told in one line what happens. */
  readonly log?: (line: string) => void;
}

/**
 * Starts PostgreSQL on the data under `dataDir`, made when missing, or adopts the one that already runs
 * there. It outlives this process when that is killed: the next one adopts it.
 * @throws with one line for a person.
 */
export async function startEmbedded({ dataDir, log = () => {} }: EmbeddedOptions): Promise<EmbeddedServer> {
  const programs = await embeddedPrograms();
  await mkdir(dataDir, { recursive: true });
  const cluster = await openCluster(programs, join(await realpath(dataDir), 'postgres'), log);
  let port = await ensureRunning(cluster, log);
  let reviving: Promise<void> | undefined;

  const connection = (database: string) => connectionTo(cluster, port, database);

  return {
    connection,
    revive() {
      reviving ??= ensureRunning(cluster, log)
        .then((now) => {
          port = now;
        })
        .finally(() => {
          reviving = undefined;
        });
      return reviving;
    },
    async leave() {
      const client = new Client(connection('postgres'));
      // Stopping the server closes this connection too.
      client.on('error', () => {});
      try {
        await client.connect();
        // Two that leave at once would each see the other: they look one after the other.
        await client.query('SELECT pg_advisory_lock($1)', [leavingLock]);
        const { rows } = await client.query(
          `SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
        );
        if (rows.length > 0) return 'in use';
        await cluster.stop();
        return 'stopped';
      } finally {
        await client.end().catch(() => {});
      }
    },
  };
}

function connectionTo({ password }: Cluster, port: number, database: string): ClientConfig {
  return { host, port, user: superuser, password, database };
}

/** Waits for the server that runs or starts it; gives its port. */
async function ensureRunning(cluster: Cluster, log: (line: string) => void): Promise<number> {
  const began = Date.now();
  let problem: unknown;
  while (Date.now() - began < (problem ? startPatience : patience)) {
    const postmaster = await readPostmasterFile(cluster.data);
    if (postmaster && (await isPostmaster(postmaster.pid, cluster.data))) {
      problem = undefined;
      if (await answers(cluster, postmaster.port)) return postmaster.port;
    } else {
      if (postmaster) await removeStaleFile(cluster.data, postmaster);
      try {
        await cluster.start();
        log(`started PostgreSQL on ${cluster.data}`);
        continue;
      } catch (error) {
        // Another process may have started it at the same moment: the next round sees it.
        problem = error;
      }
    }
    await delay(100);
  }
  throw new Error(
    `PostgreSQL on ${cluster.data} does not start: ${await lastComplaint(cluster.serverLog)} (see ${cluster.serverLog})`,
    { cause: problem },
  );
}

/** Whether the server takes connections and is the one of this data. */
async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = new Client({ ...connectionTo(cluster, port, 'postgres'), connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === cluster.data;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function lastComplaint(serverLog: string): Promise<string> {
  const lines = await readFile(serverLog, 'utf8').catch(() => '');
  return lines.match(/(?<=FATAL: +|PANIC: +).*/g)?.at(-1) ?? 'it gives no reason';
}
