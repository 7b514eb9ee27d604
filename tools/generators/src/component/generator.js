import { join } from 'node:path';
import { generateFiles } from '@nx/devkit';
import { addEntry, expectNew, finish, spellings } from '../shared.js';

/**
 * `nx g @jalon/generators:component <name> --library=ui`
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, library?: string }} options
 */
export async function component(tree, { name, library = 'ui' }) {
  const words = spellings(name);
  const folder = `libs/${library}/src/${words.name}`;
  expectNew(tree, folder);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...words,
    library,
    storyTitle: `${library === 'ui' ? 'UI' : library[0].toUpperCase() + library.slice(1)}/${words.Name}`,
  });
  addEntry(tree, library, words.name);
  return finish(
    tree,
    [folder, `libs/${library}/package.json`],
    [
      `Next: its words in ${folder}/${words.name}.messages.ts, and a budget for @jalon/${library}/${words.name} in tools/size/budgets.json.`,
    ],
  );
}
