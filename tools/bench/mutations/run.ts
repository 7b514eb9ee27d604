// Puts small faults into source files, one at a time, and reports which suite finds each; see README.md.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { type Mutation, mutated, mutationsOf, randomNumbers } from './mutate.ts';

const workspace = resolve(import.meta.dirname, '../../..');
process.chdir(workspace);
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', default: '' },
    stories: { type: 'boolean', default: false },
    again: { type: 'string' },
  },
});

interface Suite {
  readonly name: string;
  /** The program that fails if the suite finds the fault; undefined if it can't. */
  readonly command: (file: string) => { args: string[]; cwd: string } | undefined;
}

/** A fault in printed results. */
const listed = /^\d+\. `(.+?):(\d+) (.+)`: /gm;

const projectOf = (file: string) => /^(?:apps|libs)\/[^/]+/.exec(file)?.[0] ?? '';

/** The suites, the fastest first: a fault counts for the first that finds it. */
const suites: Suite[] = [
  {
    name: 'types',
    command: (file) => ({
      args: [
        'node_modules/typescript-7/bin/tsc',
        '-p',
        file.startsWith('libs/') ? projectOf(file) : '.',
        '--noEmit',
      ],
      cwd: workspace,
    }),
  },
  {
    name: 'unit and engine tests',
    command: (file) => ({ args: ['tools/scripts/check-tests.ts', '--bail', file], cwd: workspace }),
  },
  {
    name: 'tests of the API',
    command: (file) =>
      /^(apps\/(api|gateway)|libs\/(api-client|club|i18n|process))\//.test(file) ||
      /\/(server|schemas|rules)\/|\.schema\.ts$/.test(file)
        ? {
            args: [
              resolve('node_modules/vitest/vitest.mjs'),
              'related',
              '--run',
              '--bail=1',
              '--retry=0',
              resolve(file),
            ],
            cwd: resolve('apps/api'),
          }
        : undefined,
  },
  ...(options.stories
    ? [
        {
          name: 'stories',
          command: (file: string) =>
            file.startsWith('libs/') && file.endsWith('.tsx')
              ? {
                  args: [
                    resolve('node_modules/vitest/vitest.mjs'),
                    'run',
                    '--project=stories-fr',
                    '--project=browser',
                    '--bail=1',
                    '--retry=0',
                  ],
                  cwd: resolve(projectOf(file)),
                }
              : undefined,
        },
      ]
    : []),
];

const tracked = execFileSync(
  'git',
  ['ls-files', '-z', '--', 'apps/*/src/*', 'apps/site/app', 'apps/site/server', 'libs/*/src/*'],
  {
    encoding: 'utf8',
  },
).split('\0');
const files = tracked.filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    file.startsWith(options.in) &&
    !/\.(test|stories|messages|styles|d)\.tsx?$|\/(testing|contract-suite|generated|stories|icons)\//.test(
      file,
    ),
);
const random = randomNumbers(Number(options.seed));
const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];

// Ctrl-C must not leave a fault behind.
let restore = () => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    restore();
    process.exit(1);
  });
}

interface Fault {
  readonly file: string;
  readonly source: string;
  readonly mutation: Mutation;
}

/** Faults drawn by chance. */
function* drawn(count: number): Generator<Fault> {
  for (let tried = 0; tried < count; ) {
    const file = pick(files);
    if (!file) throw new Error(`No source files in ${options.in}`);
    const source = readFileSync(file, 'utf8');
    const mutation = pick(mutationsOf(file, source));
    if (!mutation) continue;
    tried += 1;
    yield { file, source, mutation };
  }
}

/** The faults of earlier results, as far as their code is still there; each may have moved to another line. */
function* listedIn(results: string): Generator<Fault> {
  for (const [, file = '', line, what] of readFileSync(results, 'utf8').matchAll(listed)) {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const distance = (mutation: Mutation) => Math.abs(lineOf(source, mutation) - Number(line));
    const [mutation] = mutationsOf(file, source)
      .filter((one) => describe(source, one) === what)
      .toSorted((one, other) => distance(one) - distance(other));
    if (mutation) yield { file, source, mutation };
    else console.log(`gone: ${file}:${line} ${what}`);
  }
}

const found = new Map<string, number>();
const end = Date.now() + Number(options.minutes) * 60_000;
let tried = 0;
for (const { file, source, mutation } of options.again
  ? listedIn(options.again)
  : drawn(Number(options.count))) {
  if (Date.now() >= end) break;
  tried += 1;
  restore = () => writeFileSync(file, source);
  writeFileSync(file, mutated(source, mutation));
  try {
    const { suite, complaint } = await findIn(suites, file);
    found.set(suite, (found.get(suite) ?? 0) + 1);
    const place = `${file}:${lineOf(source, mutation)}`;
    console.log(`${tried}. \`${place} ${describe(source, mutation)}\`: ${suite}\n   ${complaint}`);
  } finally {
    restore();
  }
}
console.log(`\n| found by | faults |\n|---|---:|`);
for (const [suite, count] of found) console.log(`| ${suite} | ${count} |`);

/** The first suite that complains, and what it says. */
async function findIn(
  [suite, ...slower]: readonly Suite[],
  file: string,
): Promise<{ suite: string; complaint: string }> {
  if (!suite) return { suite: 'none of these', complaint: '' };
  const command = suite.command(file);
  const complaint = command && (await complaintOf(command));
  return complaint === undefined ? findIn(slower, file) : { suite: suite.name, complaint };
}

/** The first line with which a program complains; undefined if it passes. */
function complaintOf({ args, cwd }: { args: string[]; cwd: string }): Promise<string | undefined> {
  // A turned condition may never end.
  const options = { cwd, maxBuffer: 2 ** 28, timeout: 600_000, killSignal: 'SIGKILL' } as const;
  return new Promise((resolve) => {
    // Not the synchronous call: a signal is handled only between two turns of the event loop.
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve(error ? firstComplaint(stripVTControlCharacters(stdout + stderr)) : undefined),
    );
  });
}

function firstComplaint(output: string): string {
  const [line] = /^ *FAIL .*$/m.exec(output) ??
    /^.*(?:error TS|Error:).*$/m.exec(output) ?? ['it did not end'];
  return line.trim();
}

function lineOf(source: string, { start }: Mutation): number {
  return source.slice(0, start).split('\n').length;
}

function describe(source: string, { kind, start, end, text }: Mutation): string {
  const short = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${kind}: ${short(source.slice(start, end))} → ${short(text)}`;
}
