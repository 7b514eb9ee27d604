// `npm run check`: format, types, lint, unit and engine tests, as far as your changes since `main` can affect them,
// committed or not. `npm run check -- --base <commit>` compares with another commit.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { affectsLint, isLinted, startOf } from './check-plan.ts';

interface Step {
  readonly name: string;
  readonly args: readonly string[];
}

const workspace = join(import.meta.dirname, '../..');
process.chdir(workspace);

const { values } = parseArgs({ options: { base: { type: 'string', default: 'main' } } });
const started = performance.now();
const seconds = (since: number) => Math.round((performance.now() - since) / 1000);

const base = startOf(values.base);
const changed = base ? changedFiles(base) : [];
if (!base) {
  console.error(
    `There is no ${values.base} here. Fetch it, or name a commit: npm run check -- --base <commit>`,
  );
  process.exitCode = 2;
} else if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
} else {
  const failed = await check(changed);
  console.log(
    failed.length > 0
      ? `Failed in ${seconds(started)} s: ${failed.join(', ')}.`
      : `Checked in ${seconds(started)} s. Stories, end-to-end tests and the rest of the API’s are left to npm test.`,
  );
  if (failed.length > 0) process.exitCode = 1;
}

/** Runs every step, even if others fail; returns the names of those that failed. */
async function check(files: readonly string[]): Promise<string[]> {
  const present = files.filter((file) => existsSync(file));
  const linted = present.filter(isLinted);
  const nx = (...args: string[]) => ['node_modules/.bin/nx', ...args, '--outputStyle=static'];
  const checks: Step[] = [
    {
      name: 'format',
      args: [
        'node_modules/.bin/biome',
        'check',
        '--error-on-warnings',
        '--no-errors-on-unmatched',
        ...present,
      ],
    },
    { name: 'types', args: nx('run', 'repository:types') },
  ];
  // Our rules look at one file at a time: unless a rule changes, only the files that changed.
  if (files.some(affectsLint)) checks.push({ name: 'lint', args: nx('run', 'repository:lint') });
  else if (linted.length > 0) {
    checks.push({
      name: 'lint',
      args: ['node_modules/.bin/eslint', '--max-warnings=0', '--no-warn-ignored', ...linted],
    });
  }
  const outcomes = await Promise.all([
    inTurn(checks),
    inTurn([{ name: 'tests', args: ['tools/scripts/check-tests.ts', ...files] }]),
  ]);
  return outcomes.flat();
}

async function inTurn(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, args } of steps) {
    const began = performance.now();
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const [output, errors, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => child.on('close', resolve)),
    ]);
    console.log(`${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds(began)} s`);
    if (code !== 0) {
      console.log(`${output}${errors}`);
      failed.push(name);
    }
  }
  return failed;
}

/** The files that differ from the point where the branch left `base`: committed, staged, edited, new or deleted. */
function changedFiles(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const since = git('merge-base', base, 'HEAD').trim();
  const names = [
    git('diff', '--name-only', '--no-renames', '-z', since),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(names.flatMap((list) => list.split('\0')).filter(Boolean))];
}
