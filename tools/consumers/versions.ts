// `npm run test:wide -- versions [part of a name]`: the tests of the Vite host with the libraries compiled by the React Compiler, and with
// the newest beta of react-hook-form 8 and of styled-components 7.
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

const form = { 'react-hook-form': newest('react-hook-form', '8.') };
const styled = { 'styled-components': newest('styled-components', '7.') };
const nameOf = (versions: Readonly<Record<string, string>>) => Object.entries(versions).flat().join(' ');

const variants: readonly Variant[] = [
  { name: 'React Compiler', isCompiled: true },
  { name: nameOf(form), versions: form },
  { name: nameOf(styled), versions: styled },
  { name: 'all three', versions: { ...form, ...styled }, isCompiled: true },
];

const [part = ''] = process.argv.slice(2);
const rows = variants
  .filter(({ name }) => name.includes(part))
  .map((variant) => {
    const { status } = spawnSync(
      '../../node_modules/.bin/vitest',
      ['run', 'consumers.test.ts', '--reporter=dot'],
      {
        cwd: import.meta.dirname,
        env: { ...process.env, JALON_VARIANT: JSON.stringify(variant) },
        stdio: 'inherit',
      },
    );
    return { name: variant.name, passed: status === 0 };
  });

console.log(['| variant | tests of the Vite host |', '|---|---|'].join('\n'));
for (const { name, passed } of rows) console.log(`| ${name} | ${passed ? 'passed' : 'failed'} |`);
if (rows.some(({ passed }) => !passed)) process.exitCode = 1;
