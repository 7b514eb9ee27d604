import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const workspace = resolve(import.meta.dirname, '../..');
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Lints a copy of the host library with the workspace's rules, once this code is added to its files. */
function lint(added: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(workspace, 'libs/host/src'), folder, { recursive: true });
  const { linter } = JSON.parse(readFileSync(join(workspace, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, linter }));
  for (const [file, code] of Object.entries(added)) {
    // A file that is gone would make the test pass for nothing.
    readFileSync(join(folder, file));
    appendFileSync(join(folder, file), `\n${code}\n`);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--only=suspicious/noImportCycles', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout + stderr;
}

// The adapter imports the answer.
it('refuses a circle of imports', () => {
  const report = lint({ 'answer.ts': "export { viewOf } from './next.ts';" });
  expect(report).toContain('answer.ts');
  expect(report).toMatch(/Found \d+ errors/);
});

it('refuses a circle of types', () => {
  const report = lint({
    'cookies.ts':
      "import type { Answer } from './answer.ts';\nexport type AnswerWithCookie = Answer<Cookie>;",
    'answer.ts': "import type { Cookie } from './cookies.ts';\nexport type CookieOfAnswer = Cookie;",
  });
  expect(report).toMatch(/Found \d+ errors/);
});

it('accepts the library, and types that are imported one way', () => {
  const oneWay = "import type { Answer } from './answer.ts';\nexport type AnswerWithCookie = Answer<Cookie>;";
  expect(lint({ 'cookies.ts': oneWay })).not.toContain('Found');
});
