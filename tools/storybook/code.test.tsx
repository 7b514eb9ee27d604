import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { codeOf } from './.storybook/code-example.ts';
import { documentedCode } from './.storybook/documented-code.ts';

interface Story {
  readonly args?: object;
  readonly render?: (args: object, context: object) => unknown;
}
interface StoryFile {
  readonly default: Story & {
    readonly title: string;
    readonly component?: React.ComponentType;
    readonly parameters?: { readonly inDocument?: string };
  };
  readonly [name: string]: Story;
}

const files = import.meta.glob<StoryFile>('../../libs/*/src/**/*.stories.tsx');
const folder = `${import.meta.dirname}/test-output/code`;
const compiler = `${import.meta.dirname}/../../node_modules/typescript-7/bin/tsc`;

it('the code that documentation pages show compiles as it is pasted, in both languages', {
  timeout: 300_000,
}, async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let shown = 0;
  const fromSource = new Set<string>();
  for (const [path, load] of Object.entries(files)) {
    const { default: meta, ...stories } = await load();
    for (const [name, story] of Object.entries(stories)) {
      for (const locale of ['fr', 'en']) {
        const code = codeOf({ undecoratedStoryFn: () => draw(meta, story, locale) });
        if (code === undefined) {
          // The test of the consumers compiles it.
          const documented = await documentedCode({
            ...meta,
            parameters: { ...meta.parameters, fileName: path },
          });
          if (!documented) fromSource.add(meta.title);
          continue;
        }
        shown++;
        const file = `${path.split('/').at(-1)?.replace('.stories.tsx', '')}-${name}-${locale}.tsx`;
        writeFileSync(`${folder}/${file}`, code);
      }
    }
  }
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({
      extends: '../../../../tsconfig.base.json',
      compilerOptions: { types: ['node', 'vite/client'] },
      include: ['*.tsx'],
    }),
  );
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [compiler, '-p', folder, '--checkers', '1'],
    { maxBuffer: 1e9 },
  ).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
  expect(shown).toBeGreaterThan(600);
  expect([...fromSource]).toEqual([]);
});

function draw(meta: StoryFile['default'], story: Story, locale: string) {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  const { component: Component } = meta;
  return render ? render(args, { args, globals: { locale } }) : Component && <Component {...args} />;
}
