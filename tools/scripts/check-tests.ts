// The tests of `npm run check`, in one run of Vitest: the unit suites of all projects, and the suites of tools that
// read the code of other projects. Arguments: the changed files; --bail stops at the first failure.
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { createVitest, type TestSpecification } from 'vitest/node';
import { isIntegration, isNear, isRead, projectOf } from './check-plan.ts';

const workspace = resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const changed = words.filter((word) => word !== '--bail');
const maxWorkers = availableParallelism();

const suites = await Promise.all(
  globSync('{apps,libs}/*/vitest.config.ts', { cwd: workspace }).map(async (file) => {
    const { unit } = (await import(join(workspace, file))) as { unit: ViteUserConfig };
    // One number for all, because the suites share the workers.
    return {
      ...unit,
      test: { ...unit.test, name: dirname(file), maxWorkers },
    } as TestProjectInlineConfiguration;
  }),
);
const vitest = await createVitest(
  'test',
  {
    config: false,
    root: workspace,
    watch: false,
    passWithNoTests: true,
    bail: words.includes('--bail') ? 1 : 0,
    related: changed.filter((file) => !isRead(file)).map((file) => join(workspace, file)),
  },
  { test: { projects: suites } },
);
try {
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();
  const related = await vitest.getRelevantTestSpecifications();
  const whole = new Set(changed.filter(isRead).map(projectOf));
  const chosen = new Set([...related, ...all.filter(({ project }) => whole.has(project.name))]);
  await vitest.runTestSpecifications([...chosen].filter(isChosen));
} finally {
  await vitest.close();
}

function isChosen({ moduleId, project }: TestSpecification): boolean {
  if (!['apps/api', 'apps/gateway'].includes(project.name) || !isIntegration(readFileSync(moduleId, 'utf8')))
    return true;
  return isNear(relative(workspace, moduleId), changed);
}
