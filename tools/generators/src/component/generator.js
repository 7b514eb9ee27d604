import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { generateFiles } from '@nx/devkit';
import { addEntry, addSearchWords, expectNew, finish, spellings } from '../shared.js';

/**
 * `nx g @jalon/generators:component <name> --group=content`
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, library?: string, group?: string }} options
 */
export async function component(tree, { name, library = 'ui', group = 'content' }) {
  const words = spellings(name);
  // Only the design system sorts its components into groups.
  const place = library === 'ui' ? `${group}/${words.name}` : words.name;
  const folder = `libs/${library}/src/${place}`;
  expectNew(tree, folder);
  addEntry(tree, library, words.name, place);
  const storyTitle = `${capitalised(library === 'ui' ? group : library)}/${words.Name}`;
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...words,
    library,
    storyTitle,
    toRoot: '../'.repeat(folder.split('/').length),
  });
  addSearchWords(tree, storyTitle, words.title.toLowerCase());
  const format = finish(
    tree,
    [folder, `libs/${library}/package.json`],
    [
      `Next: its texts in ${folder}/${words.name}.messages.ts, a budget for @jalon/${library}/${words.name} in`,
      'tools/size/budgets.json, and its French name in tools/vite/story-search-words.ts.',
    ],
  );
  return () => {
    format();
    // Adds it to the list of entries that comes with the library.
    const list = 'tools/size/entries.ts';
    if (tree.exists(list)) execFileSync(process.execPath, [list], { cwd: tree.root, stdio: 'inherit' });
  };
}

const capitalised = (word) => word[0].toUpperCase() + word.slice(1);
