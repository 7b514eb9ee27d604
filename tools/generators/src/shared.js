import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { names } from '@nx/devkit';

/** The spellings of a name that templates use. */
export function spellings(name) {
  const { fileName, className, propertyName } = names(name);
  const words = fileName.replaceAll('-', ' ');
  return {
    name: fileName,
    Name: className,
    camelName: propertyName,
    title: words[0].toUpperCase() + words.slice(1),
  };
}

/** Refuses to overwrite existing files. */
export function expectNew(tree, folder) {
  if (tree.exists(folder) && tree.children(folder).length > 0) throw new Error(`${folder} exists already.`);
}

/**
 * Adds an entry for a folder of a library, in alphabetical order.
 *
 * @throws when the library has an entry of that name
 */
export function addEntry(tree, library, name, folder = name) {
  const path = `libs/${library}/package.json`;
  const manifest = JSON.parse(tree.read(path, 'utf8'));
  if (manifest.exports[`./${name}`]) throw new Error(`@jalon/${library}/${name} exists already.`);
  const entry = {
    '@jalon/source': `./src/${folder}/index.ts`,
    types: `./dist/${folder}/index.d.ts`,
    default: `./dist/${folder}/index.js`,
  };
  const entries = Object.entries(manifest.exports);
  const next = entries.findIndex(([key]) => key > `./${name}`);
  entries.splice(next === -1 ? entries.length : next, 0, [`./${name}`, entry]);
  manifest.exports = Object.fromEntries(entries);
  tree.write(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Adds the words by which Storybook's search finds a page. */
export function addSearchWords(tree, title, words) {
  const path = 'tools/vite/story-search-words.json';
  const all = { ...JSON.parse(tree.read(path, 'utf8')), [title]: words };
  tree.write(path, `${JSON.stringify(all, null, 2)}\n`);
}

/** Without the linter, whose rules need every file of the workspace. */
const formatting = ['check', '--write', '--no-errors-on-unmatched', '--linter-enabled=false'];

/** Runs after the files are written: formats them, and prints the remaining steps. */
export function finish(tree, paths, hints) {
  return () => {
    const biome = join(tree.root, 'node_modules/@biomejs/biome/bin/biome');
    execFileSync(process.execPath, [biome, ...formatting, ...paths], {
      cwd: tree.root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (const hint of hints) console.log(hint);
  };
}

/** The last segment of an address: `Trousse de route` is `trousse-de-route`. */
export function slugOf(title) {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A text as a string literal; apostrophes are typographic. */
export function literal(text) {
  return `'${text.replaceAll("'", '’')}'`;
}

/** Adds lines before the first occurrence of a line. */
export function insertBefore(tree, path, line, lines) {
  edit(tree, path, line, () => lines + line);
}

/** Adds imports and exports; the formatter sorts them. */
export function prepend(tree, path, lines) {
  edit(tree, path, /^(\/\/.*\n)*/, (comments) => `${comments}${lines.join('\n')}\n`);
}

function edit(tree, path, pattern, replacement) {
  const before = tree.read(path, 'utf8');
  const after = before?.replace(pattern, replacement);
  if (!after || after === before) throw new Error(`${path} has changed: register it there by hand.`);
  tree.write(path, after);
}
