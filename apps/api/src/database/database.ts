import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig, Pool } from 'pg';
import * as schema from './schema.ts';
import { isUnavailable } from './unavailable.ts';

export type Transaction = NodePgDatabase<typeof schema>;

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
  /** Told when a call failed because the database is away. */
  readonly onUnavailable?: () => void;
}

/** How long a connection may take, waiting for a free one included, in milliseconds. */
const connectionTimeout = 5_000;
/** After which the server gives a statement up, and then we the server, in milliseconds. */
const statementTimeout = 10_000;
const queryTimeout = 12_000;

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
      this.on('error', () => {});
    }
  }
  const pool = new Pool({
    Client: CurrentClient,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeout,
  });
  pool.on('error', onUnavailable);

  async function watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isUnavailable(error)) onUnavailable();
      throw error;
    }
  }

  return {
    pool,
    transaction: (work) =>
      watched(async () => {
        // Not drizzle's own: it keeps the connection for ever when `begin` fails on a broken one.
        const client = await pool.connect();
        let broken: boolean | Error = true;
        try {
          await client.query('BEGIN');
          const result = await work(drizzle(client, { schema }));
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
      }),
    ping: () =>
      watched(async () => {
        await pool.query('SELECT 1');
      }),
    close: () => pool.end(),
  };
}
