import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';

/** Applies only the first migrations, to create the empty database of an earlier release. */
export async function migrateTo(databaseUrl: string, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(new URL('../../drizzle', import.meta.url), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: folder });
  await client.end();
}
