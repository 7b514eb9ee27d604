import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig } from 'pg';

const migrationsFolder = resolve(import.meta.dirname, '../../../drizzle');

/** Advisory lock of the process that migrates. */
const migrationLock = 6_202_851;

/**
 * Migrates the tables, in one transaction. When several processes start at once, one migrates and the others wait. The
 * lock belongs to the transaction: a session's would stay in a connection of a pooler in transaction mode.
 */
export async function migrate(connection: ClientConfig): Promise<void> {
  const client = new Client({
    application_name: 'jalon-api migrations',
    ...connection,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    // Its BEGIN changes nothing inside a transaction; its COMMIT ends this one.
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection rolls back and releases the lock, after an error.
    await client.end();
  }
}

/** Creates the database on the embedded server. */
export async function createDatabase(maintenance: ClientConfig, name: string): Promise<void> {
  const client = new Client({ ...maintenance, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Another process has just created it: duplicate_database, or unique_violation in the catalogue.
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
}
