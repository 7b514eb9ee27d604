import { existsSync, readFileSync } from 'node:fs';
import { commands } from '@jalon/operate/commands';
import { describe, expect, it } from 'vitest';
import { benches, built } from '../bench/benches.ts';
import { generated } from '../scripts/generated.ts';
import { workspace } from '../scripts/libraries.ts';
import { chooseTask } from '../scripts/tasks.ts';
import { parts } from '../scripts/wide-parts.ts';
import { repositoryFiles } from './files.ts';

const read = (file: string) => readFileSync(`${workspace}/${file}`, 'utf8');
const scriptsOf = (manifest: string) => Object.keys(JSON.parse(read(manifest)).scripts);

// Programs outside the repository have scripts of their own.
const outside = /^(package-lock\.json|tools\/consumers\/(apps\/|starter\.ts))/;
const texts = repositoryFiles()
  .filter((file) => /(\.(md|mdx|ts|tsx|js|ya?ml|json)|Dockerfile|\/run)$/.test(file) && !outside.test(file))
  .map((file) => ({ file, text: read(file) }));

const root = scriptsOf('package.json');
const api = scriptsOf('apps/api/package.json');
const tasks: Readonly<Record<string, object>> = { bench: benches, generate: generated, 'test:wide': parts };

interface Mention {
  readonly command: string;
  readonly pattern: RegExp;
  readonly least: number;
  /** Whether what the pattern's groups name exists. */
  readonly exists: (groups: readonly (string | undefined)[]) => boolean;
}

it.each<Mention>([
  {
    command: 'npm run',
    pattern: /npm run ([a-z][\w:-]*)(?: -w (@jalon\/api))?/g,
    least: 50,
    exists: ([name = '', inApi]) => (inApi ? api : root).includes(name),
  },
  {
    command: 'npm run bench, generate and test:wide, with a name',
    pattern: /npm run (bench|generate|test:wide) -- ([a-z][\w-]*)/g,
    least: 50,
    exists: ([script = '', name = '']) => Object.hasOwn(tasks[script] ?? {}, name),
  },
  {
    command: 'npx jalon',
    pattern: /npx jalon ([a-z][\w-]*)/g,
    least: 30,
    exists: ([name = '']) => Object.hasOwn(commands, name),
  },
])('every command that a file of the repository mentions exists: $command', ({ pattern, least, exists }) => {
  const found = texts.flatMap(({ file, text }) =>
    Array.from(text.matchAll(pattern), (match) => ({ file, match })),
  );
  expect(found.length).toBeGreaterThan(least);
  const unknown = found.filter(({ match: [, ...groups] }) => !exists(groups));
  expect(unknown.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
});

describe('the tasks of npm run bench, generate and test:wide', () => {
  it('have a program that exists and a line that says what it does', () => {
    for (const { summary, steps } of [benches, generated, parts].flatMap((table) => Object.values(table))) {
      expect(summary).not.toBe('');
      for (const argument of steps.flat().filter((word) => /^(apps|tools)\/.*\.(ts|js)$/.test(word))) {
        expect(existsSync(`${workspace}/${argument}`), argument).toBe(true);
      }
    }
    for (const name of Object.keys(built)) expect(benches, name).toHaveProperty(name);
  });

  it('pass the rest of the command line on', () => {
    expect(chooseTask('bench', benches, ['kill', '--rounds', '20'])).toEqual({
      task: benches.kill,
      args: ['--rounds', '20'],
    });
  });

  it('are listed without a name, and when the name is unknown, which is an error', () => {
    const listed = { message: expect.stringMatching(/^ {2}kill +\S/m), isError: false };
    expect(chooseTask('bench', benches, [])).toEqual(listed);
    expect(chooseTask('bench', benches, ['--help'])).toEqual(listed);
    expect(chooseTask('bench', benches, ['toString'])).toEqual({
      message: expect.stringMatching(/^There is no toString\.\n\nUsage: npm run bench -- <name>/),
      isError: true,
    });
  });
});
