import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig } from 'pg';

const migrationsFolder = resolve(import.meta.dirname, '../../../drizzle');

/** Held by the process that migrates. */
const migrationLock = 6_202_851;

/** Brings the tables up to date; of several processes that start at once, one does it and the others wait. */
export async function migrate(connection: ClientConfig): Promise<void> {
  const client = new Client({
    application_name: 'jalon-api migrations',
    ...connection,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection frees the lock, whatever happened.
    await client.end();
  }
}

/** Makes the database on a server of our own. */
export async function createDatabase(maintenance: ClientConfig, name: string): Promise<void> {
  const client = new Client({ ...maintenance, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Another process made it in between: duplicate_database, or the catalogue's unique_violation.
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
}
