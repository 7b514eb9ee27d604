import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ownKeys } from './keys.ts';

it('keys of our own are made once, for the owner alone, however many start at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-keys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dataDir = join(folder, 'data');
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => ownKeys(dataDir)));
  for (const keys of others) expect(keys).toEqual(first);
  expect(first?.data[0].secret).toHaveLength(32);
  expect(first?.data[0].secret).not.toEqual(first?.accessTokens[0].secret);
  expect((await stat(join(dataDir, 'keys.json'))).mode & 0o077).toBe(0);
  expect(await readFile(join(dataDir, 'keys.json'), 'utf8')).toContain('"data": "first:');
});
