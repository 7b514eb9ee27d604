import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Step, Task } from '../scripts/tasks.ts';

const site: Step = ['nx', 'run', '@jalon/site:build'];
const libraries: Step = ['nx', 'run-many', '--targets', 'build', '--projects', 'tag:npm:public'];

/** What a bench measures in its built form; the others run from source alone. */
export const built: Readonly<Record<string, Step>> = {
  content: site,
  kill: site,
  operate: site,
  'page-loads': site,
  pages: site,
  'price-list': libraries,
};

/** Those that bundle the published form of the libraries. */
const published = ['price-list'];

/** The benches, by the name of their folder. */
export const benches: Readonly<Record<string, Task>> = Object.fromEntries(
  globSync('*/run.ts', { cwd: import.meta.dirname })
    .map(dirname)
    .sort()
    .map((name): [string, Task] => {
      const readme = readFileSync(join(import.meta.dirname, name, 'README.md'), 'utf8');
      const summary = /^# (.+)/.exec(readme)?.[1] ?? '';
      const conditions = published.includes(name) ? [] : ['--conditions=@jalon/source'];
      const run: Step = ['node', ...conditions, `tools/bench/${name}/run.ts`];
      const build = built[name];
      return [name, { summary, steps: build ? [build, run] : [run] }];
    }),
);
