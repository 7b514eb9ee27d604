import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { eventually } from './eventually.ts';
import { templateDatabase } from './global-setup.ts';

/** Creates a database for one test, with empty tables, or none when `empty`; returns its URL. */
export async function testDatabase({ empty = false } = {}): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = empty ? 'template0' : templateDatabase;
  // Copying files takes half as long as the default, which writes every page to the log too.
  await query(urlOf('postgres'), `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return urlOf(name);
}

function urlOf(database: string): string {
  const { host, port, user, password } = inject('server');
  return `postgres://${user}:${password}@${host}:${port}/${database}`;
}

/** Runs a statement and returns its rows. */
export async function query<Row extends object>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
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
