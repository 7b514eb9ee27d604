import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { generateFiles } from '@nx/devkit';
import { addEntry, addSearchWords, expectNew, finish, spellings } from '../shared.js';

/**
 * `npm run generate -- component <name> --group=content`
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, library?: string, group?: string }} options
 */
export async function component(tree, { name, library = 'ui', group = 'content' }) {
  const words = spellings(name);
  // Only the design system has groups of components.
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
  if (library === 'ui') addBudget(tree, words.name);
  const format = finish(
    tree,
    [folder, `libs/${library}/package.json`],
    [
      `Next: its texts in ${folder}/${words.name}.messages.ts, its budget in tools/size/budgets.json, and its French name`,
      'in tools/vite/story-search-words.json.',
    ],
  );
  return () => {
    format();
    // Adds it to the library's list of entries.
    const list = 'tools/size/entries.ts';
    if (tree.exists(list)) execFileSync(process.execPath, [list], { cwd: tree.root, stdio: 'inherit' });
  };
}

/** The budget of a component of similar size. */
function addBudget(tree, name) {
  const path = 'tools/size/budgets.json';
  const budgets = JSON.parse(tree.read(path, 'utf8'));
  budgets[`@jalon/ui/${name}`] = budgets['@jalon/ui/icon-block'];
  tree.write(path, `${JSON.stringify(budgets, null, 2)}\n`);
}

const capitalised = (word) => word[0].toUpperCase() + word.slice(1);
