import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exampleIn, guidanceIn } from './.storybook/manifest.ts';

const libs = `${import.meta.dirname}/../../libs`;

it('reads the guidance of every file of stories that has one', () => {
  const files = globSync('*/src/**/*.stories.tsx', { cwd: libs })
    .map((file) => ({ file, source: readFileSync(`${libs}/${file}`, 'utf8') }))
    .filter(({ source }) => source.includes('guidance: Guidance'));
  expect(files.length).toBeGreaterThan(90);
  const incomplete = files.filter(({ source }) => {
    const { use, avoid, content = [], do: right = [], dont = [] } = guidanceIn(source) ?? {};
    return ![use, avoid, ...content, ...right, ...dont].every(
      (text) => typeof text === 'string' && text !== '',
    );
  });
  expect(incomplete.map(({ file }) => file)).toEqual([]);
});

it('writes the example of a story that draws in the language of the toolbar', () => {
  const source = readFileSync(`${libs}/ui/src/actions/button/button.stories.tsx`, 'utf8');
  expect(exampleIn(source, 'Loading')).toContain('<Button type="submit" loading loadingLabel="Sending…">');
});
