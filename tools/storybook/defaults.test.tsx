import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const libs = `${import.meta.dirname}/../../libs`;
const exclude = ['**/*.{test,stories}.tsx'];

it('the default of a prop is a @default tag, which the table of props shows in its column', () => {
  const sentences = globSync('*/src/**/*.tsx', { cwd: libs, exclude }).flatMap((file) =>
    readFileSync(`${libs}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => /^\s*(\/\*\*|\*).* (Default:? .+|By default .+)\.( \*\/)?$/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(sentences).toEqual([]);
});
