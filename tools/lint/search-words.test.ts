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
    ...titles('tools/storybook/{,patterns/,guides/}*.mdx', /<Meta[^>]* title="([^"]+)"/),
    // Has the title of its stories.
    'Foundations/Tokens',
  ];
  expect(all.length).toBeGreaterThan(100);
  expect(Object.keys(searchWords).toSorted()).toEqual([...new Set(all)].toSorted());
});

it.each([
  ['date', 'Forms/Kit/Fields'],
  ['calendrier', 'Forms/Kit/Fields'],
  ['upload', 'Inputs/FileInput'],
  ['téléverser', 'Forms/Kit/Files'],
  ['steps', 'Patterns/Steps'],
  ['wizard', 'Patterns/Steps'],
  ['étapes', 'Navigation/ProgressSteps'],
  ['courriel', 'Inputs/TextInput'],
  ['email', 'Inputs/TextInput'],
  ['login', 'Membership/SignInForm'],
  ['panier', 'Patterns/Checkout'],
  ['add another', 'Patterns/List of things'],
  ['mot de passe', 'Inputs/PasswordInput'],
])('the word “%s” finds %s', (word, title) => {
  expect(`${title}, ${searchWords[title]}`.toLowerCase()).toContain(word);
});
