import { readCachedProjectGraph } from '@nx/devkit';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector.js';
import { beforeAll, describe, expect, it } from 'vitest';

/** The cached tasks of the workspace that read a file, by project without its scope. */
const readers = new Map<string, string[]>();

beforeAll(async () => {
  const graph = readCachedProjectGraph();
  const inspector = new HashPlanInspector(graph);
  await inspector.init();
  for (const [project, { data }] of Object.entries(graph.nodes)) {
    for (const [target, { cache }] of Object.entries(data.targets ?? {})) {
      if (!cache) continue;
      const id = `${project}:${target}`;
      const inputs = inspector.inspectTaskInputs({ project, target }, {}, {}, true)[id];
      for (const file of inputs?.files ?? []) {
        readers.set(file, [...(readers.get(file) ?? []), id.replace('@jalon/', '')]);
      }
    }
  }
}, 60_000);

/** The tasks that an edit of a file runs again, except those that read every file of the repository. */
const rerun = (file: string) =>
  (readers.get(file) ?? []).filter((id) => !id.startsWith('repository:')).sort();

describe('Nx runs again, and gives the rest from its cache, after an edit of', () => {
  it('a story: its own library’s checks, those of its words, and Storybook, and no build at all', () => {
    expect(rerun('libs/ui/src/actions/button/button.stories.tsx')).toEqual([
      'lint-rules:test',
      'storybook:build-storybook',
      'storybook:test',
      'ui:test',
      'ui:typecheck',
    ]);
  });

  it('a test: its own library’s checks only', () => {
    expect(rerun('libs/i18n/src/locale/locale.test.ts')).toEqual(['i18n:test', 'i18n:typecheck']);
  });

  it('an end-to-end test: nothing outside the site, and not its build', () => {
    const tasks = [...readers.entries()].find(([file]) => /^apps\/site\/e2e\/.+\.ts$/.test(file))?.[1];
    expect(tasks).toContain('site:e2e');
    expect(tasks).not.toContain('site:build');
  });

  it('a component: its library, its dependents and the end-to-end suite', () => {
    const tasks = rerun('libs/ui/src/actions/button/button.tsx');
    expect(tasks).toEqual(
      expect.arrayContaining(['ui:build', 'ui:test', 'forms:build', 'forms:test', 'site:build', 'site:e2e']),
    );
    expect(tasks).not.toContain('i18n:build');
    expect(tasks).not.toContain('i18n:test');
  });

  it('the API: its own checks and the end-to-end suite, and not the site’s build', () => {
    const tasks = rerun('apps/api/src/main.ts');
    expect(tasks).toEqual(expect.arrayContaining(['api:test', 'site:e2e']));
    expect(tasks).not.toContain('site:build');
  });

  it('the lock file: everything', () => {
    expect(rerun('package-lock.json')).toEqual(
      expect.arrayContaining(['i18n:build', 'ui:test', 'api:test', 'site:e2e']),
    );
  });
});
