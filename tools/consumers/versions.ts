// `npm run test:wide -- versions [part of a name]`: the tests of the Vite host, which compiles every example of the documentation, with
// other versions of what a host brings itself, with the React Compiler, and with what is not released yet.
// One host of your own: `npm run test:wide -- versions react=19.2 styled-components=6.6 node=22`.
import { execFileSync, spawnSync } from 'node:child_process';
import type { Variant } from './variant.ts';

/** The newest version of a package that starts in this way. */
function newest(name: string, start: string): string {
  const all: string[] = JSON.parse(
    execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' }),
  );
  const found = all.findLast((version) => version.startsWith(start));
  if (!found) throw new Error(`npm has no ${name} ${start}.`);
  return found;
}

type Versions = Readonly<Record<string, string>>;

const of = (versions: Versions): Variant => ({ name: Object.entries(versions).flat().join(' '), versions });

/** Every version with each version of the others is 24 rows; each pair of neighbours is in the first four. */
function table(): Variant[] {
  const form = { 'react-hook-form': newest('react-hook-form', '8.') };
  const styled = { 'styled-components': newest('styled-components', '7.') };
  return [
    of({ react: '19.2', 'styled-components': '6.4', node: '20.19' }),
    of({ react: '19.2', 'styled-components': '6.6', node: '22' }),
    of({ react: '19.3', 'styled-components': '6.4', node: '24' }),
    of({ react: '19.3', 'styled-components': '6.6', node: '26' }),
    { name: 'React Compiler', isCompiled: true },
    of(form),
    of(styled),
    { name: 'all three', versions: { ...form, ...styled }, isCompiled: true },
  ];
}

const args = process.argv.slice(2);
const own = args.filter((arg) => arg.includes('=')).map((arg) => arg.split('=') as [string, string]);
const [part = ''] = args;
const variants =
  own.length > 0 ? [of(Object.fromEntries(own))] : table().filter(({ name }) => name.includes(part));

const rows = variants.map((variant) => {
  const started = performance.now();
  const { status } = spawnSync(
    '../../node_modules/.bin/vitest',
    ['run', 'consumers.test.ts', '--reporter=dot'],
    {
      cwd: import.meta.dirname,
      env: { ...process.env, JALON_VARIANT: JSON.stringify(variant) },
      stdio: 'inherit',
    },
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  return { name: variant.name, outcome: status === 0 ? 'passed' : 'failed', seconds };
});

console.log('| variant | tests of the Vite host | s |\n|---|---|---:|');
for (const { name, outcome, seconds } of rows) console.log(`| ${name} | ${outcome} | ${seconds} |`);
if (rows.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
