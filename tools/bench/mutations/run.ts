// Puts small faults into source files, one at a time, and reports which suite finds each; see README.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
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
  },
});

interface Suite {
  readonly name: string;
  /** The program that fails if the suite finds the fault; undefined if it can't. */
  readonly command: (file: string) => { args: string[]; cwd: string } | undefined;
}

const projectOf = (file: string) => /^(?:apps|libs)\/[^/]+/.exec(file)?.[0] ?? '';

/** The suites, the fastest first: a fault counts for the first that finds it. */
const suites: Suite[] = [
  {
    name: 'types',
    command: (file) => ({
      args: ['node_modules/typescript-7/bin/tsc', '-p', `${projectOf(file)}/tsconfig.json`, '--noEmit'],
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

const found = new Map<string, number>();
const end = Date.now() + Number(options.minutes) * 60_000;
for (let tried = 0; tried < Number(options.count) && Date.now() < end; ) {
  const file = pick(files);
  if (!file) throw new Error(`No source files in ${options.in}`);
  const source = readFileSync(file, 'utf8');
  const mutation = pick(mutationsOf(file, source));
  if (!mutation) continue;
  tried += 1;
  restore = () => writeFileSync(file, source);
  writeFileSync(file, mutated(source, mutation));
  try {
    let complaint: string | undefined;
    const suite =
      suites.find(({ command }) => {
        complaint = complaintOf(command(file));
        return complaint !== undefined;
      })?.name ?? 'none of these';
    found.set(suite, (found.get(suite) ?? 0) + 1);
    console.log(`${tried}. ${describe(file, source, mutation)}: ${suite}\n   ${complaint ?? ''}`);
  } finally {
    restore();
  }
}
console.log(`\n| found by | faults |\n|---|---:|`);
for (const [suite, count] of found) console.log(`| ${suite} | ${count} |`);

/** The first line with which a suite complains; undefined if it passes. */
function complaintOf(command: { args: string[]; cwd: string } | undefined): string | undefined {
  if (!command) return undefined;
  const { status, stdout, stderr } = spawnSync(process.execPath, command.args, {
    cwd: command.cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // A turned condition may never end.
    timeout: 600_000,
    killSignal: 'SIGKILL',
  });
  if (status === 0) return undefined;
  const output = stripVTControlCharacters(stdout + stderr);
  return (/^ *FAIL .*$/m.exec(output) ??
    /^.*(?:error TS|Error:).*$/m.exec(output) ?? ['it did not end'])[0].trim();
}

function describe(file: string, source: string, { kind, start, end, text }: Mutation): string {
  const line = source.slice(0, start).split('\n').length;
  const before = source.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${file}:${line} ${kind}: ${before} → ${text.replaceAll(/\s+/g, ' ').slice(0, 60)}`;
}
