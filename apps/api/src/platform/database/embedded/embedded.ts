import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { type Cluster, host, openCluster, superuser } from './cluster.ts';
import { isPostmaster, readPostmasterFile, removeStaleFile } from './postmaster-file.ts';
import { embeddedPrograms } from './programs.ts';

/** Milliseconds to wait for a server that is starting or stopping, crash recovery included. */
const timeout = 60_000;
/** Milliseconds during which a failed start is retried: processes of a killed server must free its memory first. */
const defaultStartTimeout = 10_000;
/** Advisory lock, in the database `postgres`, of the process that checks whether it is the last one. */
const stopLock = 6_202_850;

/** The embedded PostgreSQL, shared by every process with the same data directory. */
export interface EmbeddedServer {
  /** The current connection: the port changes when the server is restarted. */
  connection(database: string): ClientConfig;
  /** Restarts the server if it has ended. */
  revive(): Promise<void>;
  /** Stops the server unless other processes are connected. Close the connections of this process first. */
  leave(): Promise<'stopped' | 'in use'>;
}

export interface EmbeddedOptions {
  /** The parent of the server's folder, `postgres`. */
  readonly dataDir: string;
  /** Receives one line for each step. */
  readonly log?: (line: string) => void;
  /** Milliseconds during which a failed start is retried. Default 10,000. */
  readonly startTimeout?: number;
  /** Whether commits survive a power cut. Default true; the server of the tests is faster without. */
  readonly durable?: boolean;
}

/**
 * Starts PostgreSQL on the data in `dataDir`, which it creates if missing, or uses the server that already
 * runs there. The server survives when this process is killed: the next process uses it.
 * @throws with a one-line message for the operator.
 */
export async function startEmbedded({
  dataDir,
  log = () => {},
  startTimeout = defaultStartTimeout,
  durable = true,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const programs = await embeddedPrograms();
  await mkdir(dataDir, { recursive: true });
  const cluster = await openCluster(programs, join(await realpath(dataDir), 'postgres'), { log, durable });
  let port = await ensureRunning(cluster, log, startTimeout);
  let reviving: Promise<void> | undefined;

  const connection = (database: string) => connectionTo(cluster, port, database);

  return {
    connection,
    revive() {
      reviving ??= ensureRunning(cluster, log, startTimeout)
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
        // One process at a time: two that stop together would each see the other's connection.
        await client.query('SELECT pg_advisory_lock($1)', [stopLock]);
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

/** Waits for the running server, or starts it; returns its port. */
async function ensureRunning(
  cluster: Cluster,
  log: (line: string) => void,
  startTimeout: number,
): Promise<number> {
  const began = Date.now();
  let problem: unknown;
  while (Date.now() - began < (problem ? startTimeout : timeout)) {
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
        // Another process may have started it at the same moment: the next iteration finds it.
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

/** Whether the server accepts connections and runs on this data directory. */
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
