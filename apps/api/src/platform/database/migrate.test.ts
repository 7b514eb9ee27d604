import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it, onTestFinished, vi } from 'vitest';
import { batteryTest, postBatteryTest } from '../../testing/forms/battery-test.ts';
import { migrateTo } from '../../testing/migrate-to.ts';
import { startApiForTest } from '../../testing/test-api.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const source = join(import.meta.dirname, '../..');
const migrations = resolve(source, '../drizzle');

it('two APIs that start at once on an empty database make its tables once', async () => {
  const DATABASE_URL = await testDatabase({ empty: true });
  const apis = await Promise.all([startApiForTest({ DATABASE_URL }), startApiForTest({ DATABASE_URL })]);
  for (const { baseUrl } of apis) expect((await fetch(`${baseUrl}/api/health`)).status).toBe(200);
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
  await migrateTo(DATABASE_URL, 18);
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

it('with an account of its own for migrations, the API changes rows but neither table nor trigger', async () => {
  const DATABASE_OWNER_URL = await testDatabase({ empty: true });
  const role = `api_${randomUUID().replaceAll('-', '')}`;
  await query(
    DATABASE_OWNER_URL,
    `CREATE ROLE ${role} LOGIN PASSWORD 'secret';
     ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE, TRUNCATE, MAINTAIN ON TABLES TO ${role};
     ALTER DEFAULT PRIVILEGES GRANT USAGE ON SEQUENCES TO ${role}`,
  );
  onTestFinished(async () => {
    await query(DATABASE_OWNER_URL, `DROP OWNED BY ${role}; DROP ROLE ${role}`);
  });
  const url = new URL(DATABASE_OWNER_URL);
  url.username = role;
  url.password = 'secret';
  const { baseUrl, store } = await startApiForTest({ DATABASE_URL: url.href, DATABASE_OWNER_URL });

  expect((await postBatteryTest(baseUrl, batteryTest())).status).toBe(200);
  await vi.waitFor(
    async () => expect(await query(DATABASE_OWNER_URL, 'SELECT 1 FROM mailbox')).toHaveLength(1),
    { timeout: 10_000 },
  );
  const { pool } = store.database;
  await expect(pool.query('CREATE TABLE another ()')).rejects.toThrow('permission denied');
  await expect(pool.query('ALTER TABLE ledger_entries DISABLE TRIGGER ALL')).rejects.toThrow('must be owner');
});
