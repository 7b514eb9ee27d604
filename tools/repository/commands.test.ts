import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { commands } from '@jalon/operate/commands';
import { describe, expect, it } from 'vitest';
import { benches, built } from '../bench/benches.ts';
import { generated } from '../scripts/generated.ts';
import { chooseTask } from '../scripts/tasks.ts';
import { parts } from '../scripts/wide-parts.ts';

const workspace = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(`${workspace}/${file}`, 'utf8');
const scriptsOf = (manifest: string) => Object.keys(JSON.parse(read(manifest)).scripts);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: workspace,
  encoding: 'utf8',
})
  .split('\0')
  // Programs outside the repository have scripts of their own.
  .filter(
    (file) =>
      /(\.(md|mdx|ts|tsx|js|ya?ml|json)|Dockerfile|\/run)$/.test(file) &&
      !/^(package-lock\.json|tools\/consumers\/(apps\/|starter\.ts))/.test(file) &&
      existsSync(`${workspace}/${file}`),
  );

/** Each match of a pattern in the files of the repository, with its file. */
const mentions = (pattern: RegExp) =>
  files.flatMap((file) => Array.from(read(file).matchAll(pattern), (match) => ({ file, match })));

const tasks: Readonly<Record<string, object>> = { bench: benches, generate: generated, 'test:wide': parts };

describe('every command that a file of the repository mentions exists:', () => {
  it('npm run', () => {
    const root = scriptsOf('package.json');
    const api = scriptsOf('apps/api/package.json');
    const found = mentions(/npm run ([a-z][\w:-]*)(?: -w (@jalon\/api))?/g);
    expect(found.length).toBeGreaterThan(50);
    const unknown = found.filter(({ match: [, name = '', inApi] }) => !(inApi ? api : root).includes(name));
    expect(unknown.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
  });

  it('npm run bench, generate and test:wide, with a name', () => {
    const found = mentions(/npm run (bench|generate|test:wide) -- ([a-z][\w-]*)/g);
    expect(found.length).toBeGreaterThan(50);
    const unknown = found.filter(
      ({ match: [, script = '', name = ''] }) => !Object.hasOwn(tasks[script] ?? {}, name),
    );
    expect(unknown.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
  });

  it('npx jalon', () => {
    const found = mentions(/npx jalon ([a-z][\w-]*)/g);
    expect(found.length).toBeGreaterThan(30);
    const unknown = found.filter(({ match: [, name = ''] }) => !Object.hasOwn(commands, name));
    expect(unknown.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
  });
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
