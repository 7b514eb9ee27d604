import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { commands } from './commands.ts';

const workspace = join(import.meta.dirname, '../..');
const DATA_DIR = mkdtempSync(join(tmpdir(), 'jalon-commands-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const run = (...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=@jalon/source', join(import.meta.dirname, 'jalon.ts'), ...words],
    {
      env: { PATH: process.env.PATH, DATA_DIR },
    },
  );

it('lists the commands, one a line, without a command', async () => {
  const { stdout, stderr } = await run();
  expect(stderr).toBe('');
  for (const [name, { summary }] of Object.entries(commands)) {
    expect(stdout).toMatch(new RegExp(`^ {2}${name} +${summary}$`, 'm'));
  }
  expect((await run('--help')).stdout).toBe(stdout);
});

it('refuses an unknown command with exit code 2 and the list', async () => {
  const { stdout } = await run();
  await expect(run('order', 'list')).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: `There is no command order.\n\n${stdout}`,
  });
});

it('refuses a name that every object has', async () => {
  await expect(run('constructor')).rejects.toMatchObject({ code: 2 });
});

it.each(Object.keys(commands))('shows the usage of %s, without a database', async (name) => {
  const { stdout, stderr } = await run(name, '--help');
  expect(stdout).toMatch(new RegExp(`^Usage: npx jalon ${name}\\b`));
  expect(stderr).toBe('');
});

it('runs a command through npx, on the database', async () => {
  const npx = (...words: string[]) =>
    promisify(execFile)('npx', ['jalon', ...words], {
      cwd: workspace,
      env: { PATH: process.env.PATH, DATA_DIR },
    });
  expect((await npx('maintenance', 'status')).stdout).toBe('Maintenance is off.\n');
  await expect(npx('maintenance', 'onn')).rejects.toMatchObject({ code: 1 });
});
