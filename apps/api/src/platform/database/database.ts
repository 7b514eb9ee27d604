import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

export type Transaction = NodePgDatabase;

export interface Database {
  readonly pool: Pool;
  /** Resolves once the work is committed, and on the server's disk; otherwise nothing of it is kept. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** @throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Asked for each new connection. */
  readonly connection: () => ClientConfig;
  /** Connections that this process holds at most. Default 10. */
  readonly maxConnections?: number;
  /** Told when the database can't be reached, or a connection to it broke. */
  readonly onUnavailable?: () => void;
}

/** How long a connection may take, waiting for a free one included, in milliseconds. */
const connectionTimeout = 5_000;
/** After which the server gives a statement up, and then we the server, in milliseconds. */
const statementTimeout = 10_000;
const queryTimeout = 12_000;

/** How many may wait for a connection: whoever comes after them is refused at once, not after 5 s. */
export const maxWaiting = 200;

/** The limits that every connection of ours has. */
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

/** Connections for whoever asks the database: an outage is told whatever it was that met it, and few may wait. */
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
      this.waitingCount < maxWaiting ? undefined : new DatabaseUnavailable('Too many wait for a connection');
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
  maxConnections = 10,
  onUnavailable = () => {},
}: DatabaseOptions): Database {
  class CurrentClient extends Client {
    constructor() {
      super(limited(connection()));
      // A connection that breaks while it is used tells its query, and this listener: without one,
      // Node ends the process.
      this.on('error', onUnavailable);
    }
  }
  const pool = new WatchedPool(
    { Client: CurrentClient, max: maxConnections, connectionTimeoutMillis: connectionTimeout },
    onUnavailable,
  );

  return {
    pool,
    async transaction(work) {
      // Not drizzle's own: it keeps the connection for ever when `begin` fails on a broken one.
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
    close: () => pool.end(),
  };
}
