import { deriveSecret, type Keys, ownKeys } from '../config/keys.ts';
import { type Database, openDatabase } from './database.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { createDatabase, migrate } from './migrate.ts';
import type { StoreSettings } from './store.settings.ts';
import { isUnavailable } from './unavailable.ts';

/** The database's name on the embedded server. */
const embeddedName = 'jalon';

export interface StoreOptions extends StoreSettings {
  /** Receives one line for each step. */
  readonly log: (line: string) => void;
}

/** The open database with its keys. */
export interface Store {
  readonly database: Database;
  /** For hashes of visitors’ addresses and usernames. Derived from the newest data key, and not stored. */
  readonly secret: string;
  readonly keys: Keys;
  /** Closes every connection. Stops the embedded server if no other process uses it. */
  close(): Promise<void>;
}

/**
 * Opens the database of `DATABASE_URL`, or the embedded PostgreSQL, and migrates its tables.
 * @throws with a one-line message for the operator.
 */
export async function openStore({ databaseUrl, dataDir, keys, ...options }: StoreOptions): Promise<Store> {
  const opened = await (databaseUrl
    ? openGiven({ databaseUrl, ...options })
    : openOwn({ dataDir, log: options.log }));
  const ownOrGiven = keys ?? (await ownKeys(dataDir));
  return {
    ...opened,
    keys: ownOrGiven,
    secret: deriveSecret(ownOrGiven.data[0], 'hashes').toString('base64'),
  };
}

type Opened = Pick<Store, 'database' | 'close'>;

type Given = Pick<StoreOptions, 'ownerUrl' | 'directUrl' | 'log'> & { readonly databaseUrl: string };

async function openGiven({ databaseUrl, ownerUrl, directUrl, log }: Given): Promise<Opened> {
  const database = openDatabase({
    connection: () => ({ connectionString: databaseUrl }),
    sessionConnection: () => ({ connectionString: directUrl ?? databaseUrl }),
  });
  try {
    await migrate({ connectionString: ownerUrl ?? databaseUrl });
    const { isPooled, isLimited } = await database.detectPooler();
    if (isPooled && directUrl === undefined) log(undirected);
    if (!isLimited) log(unlimited);
  } catch (error) {
    await database.close();
    const { host, pathname } = new URL(databaseUrl);
    const action = isUnavailable(error) ? 'use' : 'bring up to date';
    const hint = reason(error).startsWith('unsupported startup parameter') ? ` (${ignored})` : '';
    throw new Error(
      `DATABASE_URL: can’t ${action} the database ${host}${pathname}: ${reason(error)}${hint}`,
      {
        cause: error,
      },
    );
  }
  return { database, close: () => database.close() };
}

/** What a pooler in transaction mode needs, because it passes no parameters of a connection on. */
const ignored =
  'PgBouncer: ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout';
const undirected =
  'DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL, because its transaction mode passes no notifications on';
const unlimited = "DATABASE_URL: statements have no time limit: ALTER ROLE … SET statement_timeout = '10s'";

async function openOwn({ dataDir, log }: Pick<StoreOptions, 'dataDir' | 'log'>): Promise<Opened> {
  const server = await startEmbedded({ dataDir, log });
  const connection = () => server.connection(embeddedName);
  await prepare(3);

  const database = openDatabase({
    connection,
    onUnavailable: () => {
      server.revive().catch((error: Error) => log(error.message));
    },
  });
  return {
    database,
    async close() {
      await database.close();
      const left = await server.leave().catch((error: Error) => error.message);
      log(left === 'stopped' ? 'stopped PostgreSQL' : `left PostgreSQL running: ${left}`);
    },
  };

  async function prepare(tries: number): Promise<void> {
    try {
      await createDatabase(server.connection('postgres'), embeddedName);
      await migrate(connection());
    } catch (error) {
      // Another process may have stopped the server just after we connected.
      if (!isUnavailable(error) || tries === 1)
        throw new Error(`PostgreSQL: ${reason(error)}`, { cause: error });
      await server.revive();
      await prepare(tries - 1);
    }
  }
}

/** The root cause in one line, without the statement that drizzle adds to its messages. */
function reason(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  if (!(root instanceof Error)) return String(root);
  const code = 'code' in root ? String(root.code) : root.name;
  return (root.message || code).replaceAll(/\s+/g, ' ');
}
