import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { searchWords } from '../vite/story-search-words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The titles in these files. */
function titles(pattern: string, title: RegExp): string[] {
  return globSync(pattern, { cwd: root }).flatMap((file) => {
    const [, found] = title.exec(readFileSync(`${root}/${file}`, 'utf8')) ?? [];
    return found ?? [];
  });
}

it('Storybook finds every page of documentation by words in French too', () => {
  const all = [
    ...titles('libs/*/src/**/*.stories.tsx', /^const meta\b[^=]*= \{[\s\S]*?^ {2}title: '([^']+)'/m),
    ...titles('tools/storybook/*.mdx', /<Meta[^>]* title="([^"]+)"/),
    // Has the title of its stories.
    'Foundations/Tokens',
  ];
  expect(all.length).toBeGreaterThan(100);
  expect(Object.keys(searchWords).toSorted()).toEqual([...new Set(all)].toSorted());
});
