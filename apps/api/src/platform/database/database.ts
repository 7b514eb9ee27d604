import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

interface Listener {
  /** Called with the payload of each notification. */
  onMessage(payload: string): void;
  /** Called whenever listening starts: notifications before that were missed. */
  onListening(): void;
}

/** Milliseconds between the loss of a connection and the next one. */
const pause = 1_000;

/**
 * Listens to a PostgreSQL channel on a separate connection, until `stop`. A lost connection is replaced. Hears
 * nothing through a pooler in transaction mode.
 */
function listen(
  connect: () => Client,
  channel: string,
  { onMessage, onListening }: Listener,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function listenOnce(): Promise<void> {
    const client = connect();
    const ended = once(client, 'end', { signal });
    // Handled below; it may also be rejected while the connection is being made.
    ended.catch(() => {});
    try {
      await client.connect();
      client.on('notification', ({ payload = '' }) => onMessage(payload));
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      onListening();
      await ended;
    } finally {
      await client.end();
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      // The database reports its own outages (`onUnavailable`).
      await listenOnce().catch(() => {});
      await delay(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}

export type Transaction = NodePgDatabase;

export interface Database {
  readonly pool: Pool;
  /** Runs each statement on a connection of its own, without a transaction. */
  readonly db: NodePgDatabase;
  /** Resolves once the work is committed and on disk; otherwise everything is rolled back. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** @throws when the database does not answer. */
  ping(): Promise<void>;
  /**
   * Looks whether a pooler is between this process and the server. If so, statements are no longer prepared by name: a
   * pooler in transaction mode may send the next one to a server process that has not prepared it.
   */
  detectPooler(): Promise<{
    readonly isPooled: boolean;
    /** Whether statements have a time limit: a pooler may not pass it on to the server. */
    readonly isLimited: boolean;
  }>;
  /** Listens to a channel of the database until it is closed. */
  listen(channel: string, listener: Listener): void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Called for each new connection. */
  readonly connection: () => ClientConfig;
  /** The same past a pooler in transaction mode, for `listen`, which needs a session. Default: `connection`. */
  readonly sessionConnection?: () => ClientConfig;
  /** Maximum number of connections of this process. Default 10. */
  readonly maxConnections?: number;
  /** Called when the database can't be reached or a connection breaks. */
  readonly onUnavailable?: () => void;
}

/** Milliseconds to get a connection, including the wait for a free one. */
const connectionTimeout = 5_000;
/** Milliseconds after which the server cancels a statement, and after which this process stops waiting for it. */
const statementTimeout = 10_000;
const queryTimeout = 12_000;

/** Maximum number of callers that wait for a connection; further ones are refused immediately, not after 5 s. */
export const maxWaiting = 200;

/** Adds the timeouts to the options of a connection. */
export function limited(connection: ClientConfig): ClientConfig {
  return {
    application_name: 'jalon-api',
    ...connection,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    query_timeout: queryTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
    keepAlive: true,
  };
}

type Connected = Parameters<Pool['connect']>[0];

/** A pool that reports every outage and limits how many callers wait. */
class WatchedPool extends Pool {
  readonly #onUnavailable: () => void;

  constructor(options: PoolConfig, onUnavailable: () => void) {
    super(options);
    this.#onUnavailable = onUnavailable;
    this.on('error', onUnavailable);
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    const refusal =
      this.waitingCount < maxWaiting
        ? undefined
        : new DatabaseUnavailable('Too many queries are waiting for a connection');
    if (!connected) {
      if (refusal) return Promise.reject(refusal);
      return super.connect().catch((error: Error) => {
        this.#tell(error);
        throw error;
      });
    }
    if (refusal) {
      connected(refusal, undefined, () => {});
    } else {
      super.connect((error, client, release) => {
        if (error) this.#tell(error);
        connected(error, client, release);
      });
    }
    return undefined;
  }

  #tell(error: Error): void {
    if (isUnavailable(error)) this.#onUnavailable();
  }
}

export function openDatabase({
  connection,
  sessionConnection = connection,
  maxConnections = 10,
  onUnavailable = () => {},
}: DatabaseOptions): Database {
  let isPooled = false;
  class CurrentClient extends Client {
    constructor() {
      super(limited(connection()));
      // An error event without a listener would end the process.
      this.on('error', onUnavailable);
      const query = this.query.bind(this) as (...call: unknown[]) => unknown;
      Object.assign(this, {
        query: (statement: string | object, ...call: unknown[]) =>
          query(
            isPooled && typeof statement === 'object' ? { ...statement, name: undefined } : statement,
            ...call,
          ),
      });
    }
  }
  const pool = new WatchedPool(
    { Client: CurrentClient, max: maxConnections, connectionTimeoutMillis: connectionTimeout },
    onUnavailable,
  );

  function sessionClient(): Client {
    const client = new Client(limited(sessionConnection()));
    client.on('error', onUnavailable);
    return client;
  }
  const listening: ReturnType<typeof listen>[] = [];

  return {
    pool,
    db: drizzle(pool),
    async transaction(work) {
      // Drizzle's own transaction never releases the connection when BEGIN fails on a broken one.
      const client = await pool.connect();
      let broken: boolean | Error = true;
      try {
        await client.query('BEGIN');
        const result = await work(drizzle(client));
        await client.query('COMMIT');
        broken = false;
        return result;
      } catch (error) {
        broken = await client.query('ROLLBACK').then(
          () => false,
          (failure: Error) => failure,
        );
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async ping() {
      await pool.query('SELECT 1');
    },
    async detectPooler() {
      const client = await pool.connect();
      try {
        const { rows } = await client.query<{ pid: number; timeout: string }>(
          `SELECT pg_backend_pid() AS pid, current_setting('statement_timeout') AS timeout`,
        );
        // A pooler answers for the server, with a number of its own.
        isPooled = 'processID' in client && client.processID !== rows[0]?.pid;
        return { isPooled, isLimited: rows[0]?.timeout !== '0' };
      } finally {
        client.release();
      }
    },
    listen(channel, listener) {
      listening.push(listen(sessionClient, channel, listener));
    },
    async close() {
      await Promise.all(listening.map(({ stop }) => stop()));
      await pool.end();
    },
  };
}
