import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { inject, onTestFinished, TestRunner } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { eventually } from './eventually.ts';
import { seedDemonstration } from './seed-demonstration.ts';
import { template } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection to the PostgreSQL of this run, which has the template of its databases. */
    server: ClientConfig;
  }
}

export interface TestDatabaseOptions {
  /** Without tables. */
  readonly empty?: boolean;
  /** With the members, accounts and prices of the demonstration. */
  readonly demonstration?: boolean;
}

/** Databases that tests have left as they began. */
const free = { plain: [] as string[], demonstration: [] as string[] };
const freeLike = ({ demonstration }: TestDatabaseOptions) =>
  demonstration ? free.demonstration : free.plain;

/**
 * The URL of a database for one test, with empty tables unless the options say otherwise. A later test uses it again:
 * deleting the rows of a test takes a fraction of the processor time of a copy.
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<string> {
  if (options.empty) return copyOf('template0');
  const url = await takeDatabase(options);
  const test = TestRunner.getCurrentTest();
  // One that a hook of a whole file opens is not used again.
  if (test) {
    onTestFinished(async () => {
      const isFree = test.result?.state !== 'fail' && (await isLeft(url)) && (await isRestored(url));
      await giveBack(url, options, isFree);
    });
  }
  return url;
}

/** The same without an end: {@link giveBack} ends its use. */
export async function takeDatabase(options: TestDatabaseOptions): Promise<string> {
  return freeLike(options).pop() ?? (await (options.demonstration ? seeded() : copyOf(template)));
}

/** Ends the use of a database; `isFree`: it is as it began, so a later test may use it. */
export async function giveBack(url: string, options: TestDatabaseOptions, isFree: boolean): Promise<void> {
  if (isFree) freeLike(options).push(url);
  else await disconnect(url);
}

async function copyOf(original: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes half as long as the default, which writes every page to the log too.
  await query(urlOf('postgres'), `CREATE DATABASE ${name} TEMPLATE ${original} STRATEGY FILE_COPY`);
  return urlOf(name);
}

async function seeded(): Promise<string> {
  const url = await copyOf(template);
  const database = openDatabase({ connection: () => ({ connectionString: url }) });
  await seedDemonstration(database);
  await database.close();
  await query(url, 'SELECT template.keep_rows()');
  return url;
}

/** Whether every process has left a database. */
async function isLeft(url: string): Promise<boolean> {
  const others = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;
  // The server ends a closed connection a moment later.
  for (let look = 0; (await query(url, others)).length > 0; look += 1) {
    if (look === 20) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return true;
}

/** Gives a database the rows that its test began with; false when something else has changed. */
export async function isRestored(url: string): Promise<boolean> {
  const [restored] = await query<{ done: boolean }>(url, 'SELECT template.restore() AS done');
  return restored?.done ?? false;
}

function urlOf(database: string): string {
  const { host, port, user, password } = inject('server');
  return `postgres://${user}:${password}@${host}:${port}/${database}`;
}

/** Connections for {@link query}, by URL. */
const clients = new Map<string, Promise<Client>>();

function clientOf(url: string): Promise<Client> {
  const known = clients.get(url);
  if (known) return known;
  const client = new Client({ connectionString: url });
  const forget = () => clients.delete(url);
  client.on('error', forget);
  const connected = client.connect().then(() => client);
  connected.catch(forget);
  clients.set(url, connected);
  return connected;
}

async function disconnect(url: string): Promise<void> {
  const client = await clients.get(url);
  clients.delete(url);
  await client?.end();
}

/** Runs a statement and returns its rows. */
export async function query<Row extends object>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await clientOf(databaseUrl);
  return (await client.query<Row>(statement, values)).rows;
}

const waitingHere = `
  SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE NOT granted AND datname = current_database()`;

/** Locks a table until `release`. */
export async function holdTable(databaseUrl: string, table: string) {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${client.escapeIdentifier(table)} IN ACCESS EXCLUSIVE MODE`);
  return {
    /** Resolves once a statement waits for the table, with the pid of its server process. */
    waiter: () =>
      eventually(async () => {
        const { rows } = await client.query<{ pid: number }>(waitingHere);
        if (!rows[0]) throw new Error('No statement waits for the table');
        return rows[0].pid;
      }),
    release: () => client.end(),
  };
}
