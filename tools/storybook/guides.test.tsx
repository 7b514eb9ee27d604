import { globSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { withLinks } from './.storybook/guide.tsx';
import { storyName } from './.storybook/story-names.ts';

const root = `${import.meta.dirname}/../..`;
const filesOf = (pattern: string) => globSync(pattern, { cwd: root });
const textOf = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

const mdx = filesOf('tools/storybook/{,patterns/,guides/}*.mdx');
const titles = new Set(mdx.flatMap((file) => /<Meta[^>]* title="([^"]+)"/.exec(textOf(file))?.[1] ?? []));
const stories = new Set<string>();
const names = new Set<string>();
for (const file of filesOf('libs/*/src/**/*.stories.tsx')) {
  const text = textOf(file);
  const [, title] = /^const meta\b[^=]*= \{[\s\S]*?^ {2}title: '([^']+)'/m.exec(text) ?? [];
  if (!title) continue;
  titles.add(title);
  for (const [, name = ''] of text.matchAll(/^export const (\w+)/gm)) {
    stories.add(toId(title, storyNameFromExport(name)));
    names.add(storyNameFromExport(name));
  }
}
// Has the title of its stories.
titles.add('Foundations/Tokens');
const pages = new Set(Array.from(titles, (title) => toId(title, 'docs')));

it('every story has a name in French', () => {
  expect(names.size).toBeGreaterThan(300);
  expect([...names].filter((name) => !storyName(name, 'fr'))).toEqual([]);
});

it('a guide shows stories that exist', () => {
  const shown = mdx.flatMap((file) =>
    Array.from(textOf(file).matchAll(/<Example of="([^"]+)"/g), ([, id = '']) => `${file}: ${id}`),
  );
  expect(shown.length).toBeGreaterThan(40);
  expect(shown.filter((line) => !stories.has(line.split(': ')[1] ?? ''))).toEqual([]);
});

it('links of guides lead to pages of Storybook', () => {
  const texts = [
    ...mdx.map((file): [string, string] => [file, textOf(file)]),
    ...filesOf('libs/{forms,checkout,membership}/*.md').map((file): [string, string] => [
      file,
      withLinks(file.replace('libs/', ''), textOf(file)),
    ]),
  ];
  const links = texts.flatMap(([file, text]) =>
    Array.from(text.matchAll(/\?path=\/docs\/([\w-]+)/g), ([, id = '']) => `${file}: ${id}`),
  );
  expect(links.length).toBeGreaterThan(60);
  expect(links.filter((line) => !pages.has(line.split(': ')[1] ?? ''))).toEqual([]);
});

it('a page of a package links to those that Storybook has, and says the names of the others', () => {
  expect(
    withLinks('forms/README.md', '[The kit](kit.md#rows), [size](size.md), [npm](https://npmjs.com)'),
  ).toBe('[The kit](?path=/docs/guides-the-kit-of-the-forms--docs), size, [npm](https://npmjs.com)');
});
