import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSql } from './store-sql.ts';

it('keeps its files for their owner alone, also those of an earlier version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-gateway-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'data.sqlite');
  for (let times = 0; times < 2; times += 1) {
    const sql = openSql(file);
    sql.run('INSERT INTO closed_attempts VALUES (?)', `attempt-${times}`);
    const names = readdirSync(folder);
    expect(names).toContain('data.sqlite-wal');
    for (const name of names) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
    sql.close();
    chmodSync(file, 0o644);
  }
});
