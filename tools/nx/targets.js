import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createNodesFromFiles } from '@nx/devkit';

const storiesAgain = (root, name, env) => ({
  command: `vitest run --project "stories-*" --outputFile.json=test-output/stories-${name}.json`,
  options: { cwd: root, env },
  parallelism: false,
});

const targets = {
  // One library by itself. `npm test` checks the whole workspace as one program (`repository:types`), which infers
  // shared types once: 22 s of processor instead of 66. The native compiler is about six times as fast as the one that
  // lint and documentation tools still need. The targets that Nx's own plugins infer (js, vite, react-router) run the
  // `tsc` on the path, which is the other one.
  'tsconfig.json': (root) => ({
    typecheck: {
      command: `node node_modules/typescript-7/bin/tsc -p ${root}/tsconfig.json --noEmit --checkers 1`,
    },
  }),
  // Not @nx/vitest: it evaluates every suite's configuration, Storybook and browser included, whenever the graph is
  // built (6.8 s of processor time instead of 4.6 s), and infers neither `parallelism` nor the second brand.
  'vitest.config.ts': (root, config) => ({
    test: {
      command: 'vitest run',
      options: { cwd: root },
      // Nothing runs in parallel with a browser suite, which would time out on a busy machine.
      parallelism: !/\b(story|browser)Suite\b/.test(config),
    },
    // Every story in the second brand, in both languages, and in the dark scheme: parts of `npm run test:wide`.
    ...(/\bstorySuite\b/.test(config) && {
      'stories-brand': storiesAgain(root, 'brand', { JALON_BRAND: 'marine' }),
      'stories-dark': storiesAgain(root, 'dark', { JALON_SCHEME: 'dark' }),
    }),
  }),
};

/** Nx plugin: `typecheck` for each library, `test` for each project with a vitest.config.ts. */
export const createNodesV2 = [
  `{apps,libs,tools}/*/{${Object.keys(targets).join(',')}}`,
  (files, options, context) =>
    createNodesFromFiles(
      (file) => {
        const root = dirname(file);
        const content = readFileSync(join(context.workspaceRoot, file), 'utf8');
        return { projects: { [root]: { root, targets: targets[basename(file)](root, content) } } };
      },
      files,
      options,
      context,
    ),
];

/** Writes the result of each task to the file `JALON_TASK_RESULTS`, for the last line of `npm test`. */
export function postTasksExecution(_options, { taskResults, workspaceRoot }) {
  const file = process.env.JALON_TASK_RESULTS;
  if (!file) return;
  const results = Object.values(taskResults).map(({ task, status, terminalOutput }) => ({
    id: task.id,
    target: task.target.target,
    root: join(workspaceRoot, task.projectRoot ?? ''),
    status,
    seconds: Math.round(((task.endTime ?? 0) - (task.startTime ?? 0)) / 1000),
    ...(status === 'failure' && { output: terminalOutput }),
  }));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}
