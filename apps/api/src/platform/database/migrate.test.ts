import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterEach, expect, it } from 'vitest';
import { baseUrlOf, killAll, runApi } from '../../testing/api-process.ts';
import { query, testDatabase } from '../../testing/test-database.ts';

const source = join(import.meta.dirname, '../..');

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
