import { join } from 'node:path';
import { generateFiles } from '@nx/devkit';
import { addEntry, expectNew, finish, spellings } from '../shared.js';

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
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...words,
    library,
    storyTitle: `${capitalised(library === 'ui' ? group : library)}/${words.Name}`,
    toRoot: '../'.repeat(folder.split('/').length),
  });
  return finish(
    tree,
    [folder, `libs/${library}/package.json`],
    [
      `Next: its words in ${folder}/${words.name}.messages.ts, and a budget for @jalon/${library}/${words.name} in tools/size/budgets.json.`,
    ],
  );
}

const capitalised = (word) => word[0].toUpperCase() + word.slice(1);
