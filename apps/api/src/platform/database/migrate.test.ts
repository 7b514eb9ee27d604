import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { baseUrlOf, killAll, runApi } from '../../testing/api-process.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const source = join(import.meta.dirname, '../..');
const migrations = resolve(source, '../drizzle');

afterEach(killAll);

it('two processes that start at once on an empty database make its tables once', async () => {
  const DATABASE_URL = await testDatabase({ empty: true });
  const apis = [runApi({ DATABASE_URL }), runApi({ DATABASE_URL })];
  for (const api of apis) {
    expect((await fetch(`${await baseUrlOf(api)}/api/health`)).status).toBe(200);
  }
  const journal = JSON.parse(
    readFileSync(new URL('../../../drizzle/meta/_journal.json', import.meta.url), 'utf8'),
  );
  const applied = await query(DATABASE_URL, 'SELECT hash FROM drizzle.__drizzle_migrations');
  expect(applied).toHaveLength(journal.entries.length);
});

it('the migrations make the tables that the code expects', async () => {
  const meta = new URL('../../../drizzle/meta/', import.meta.url);
  const { entries } = JSON.parse(readFileSync(new URL('_journal.json', meta), 'utf8'));
  const name = `${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`;
  const migrated = JSON.parse(readFileSync(new URL(name, meta), 'utf8'));
  const tables = globSync('**/*.tables.ts', { cwd: source }).map((file) => import(join(source, file)));
  const schema = Object.assign({}, ...(await Promise.all(tables)));
  expect(await generateMigration(migrated, generateDrizzleJson(schema, migrated.id))).toEqual([]);
});

it('indexes of large tables that the operator made before the upgrade are kept', async () => {
  const DATABASE_URL = await testDatabase({ empty: true });
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  await applyMigrations(drizzle(client), {
    migrationsFolder: await migrationsBefore('0018_password_changes'),
  });
  const ahead = globSync('*.sql', { cwd: migrations })
    .flatMap((file) => readFileSync(join(migrations, file), 'utf8').split('\n'))
    .filter((line) => line.includes('INDEX IF NOT EXISTS'))
    .map((line) => line.replace('INDEX', 'INDEX CONCURRENTLY'));
  expect(ahead.length).toBeGreaterThanOrEqual(5);
  for (const statement of ahead) await query(DATABASE_URL, statement);
  const indexes = () =>
    query<{ oid: number; name: string }>(
      DATABASE_URL,
      `SELECT oid, relname AS name FROM pg_class WHERE relname = ANY ('{submissions_by_time,submissions_of_member,mailbox_unread,outbox_events_failed,outbox_events_skipped}')`,
    );
  const before = await indexes();
  expect(before).toHaveLength(5);

  await migrate({ connectionString: DATABASE_URL });
  expect(await indexes()).toEqual(before);
});

/** A folder with the migrations of a former release. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrations, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(journalFile, 'utf8'));
  const count = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}
