import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const workspace = resolve(import.meta.dirname, '../..');
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Lints files in a folder of their own, with the workspace's rules. */
function lint(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { linter } = JSON.parse(readFileSync(join(workspace, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, linter }));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--only=suspicious/noImportCycles', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout + stderr;
}

it('refuses a circle of imports', () => {
  expect(
    lint({
      'a.ts': `import { b } from './b.ts';\nexport const a = () => b;\n`,
      'b.ts': `import { a } from './a.ts';\nexport const b = () => a;\n`,
    }),
  ).toContain('Found 2 errors');
});

it('refuses a circle of types', () => {
  expect(
    lint({
      'a.ts': `import type { B } from './b.ts';\nexport interface A {\n  b: B;\n}\n`,
      'b.ts': `import type { A } from './a.ts';\nexport interface B {\n  a: A;\n}\n`,
    }),
  ).toContain('Found 2 errors');
});

it('accepts types that are imported one way', () => {
  expect(
    lint({
      'a.ts': `import type { B } from './b.ts';\nexport interface A {\n  b: B;\n}\n`,
      'b.ts': `export interface B {\n  b: number;\n}\n`,
    }),
  ).not.toContain('Found');
});
