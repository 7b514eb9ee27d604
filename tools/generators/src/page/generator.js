import { join } from 'node:path';
import { generateFiles } from '@nx/devkit';
import { expectNew, finish, insertBefore, literal, slugOf, spellings } from '../shared.js';

const siteMap = 'apps/site/app/site-map.ts';

/**
 * `npm run generate -- page <name> --titleFr="Club d’hiver"`: a page with its own route. A page of text is
 * only a file in `apps/site/content`.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, titleFr: string, titleEn?: string, slug?: string }} options
 */
export async function page(tree, { name, titleFr, titleEn, slug = slugOf(titleFr) }) {
  const words = { ...spellings(name), titleFr };
  words.titleEn = titleEn ?? words.title;
  const folder = `apps/site/app/pages/${words.name}`;
  expectNew(tree, folder);
  const [fr, en] = [`/fr/${slug}`, `/en/${slugOf(words.titleEn)}`];
  for (const path of [fr, en]) {
    if (tree.read(siteMap, 'utf8').includes(`'${path}'`)) throw new Error(`${path} is another page.`);
  }
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, words);
  insertBefore(
    tree,
    siteMap,
    '    // The page generator inserts a new page here.',
    `    {
      ...standard,
      id: '${words.name}',
      paths: { fr: '${fr}', en: '${en}' },
      label: { fr: ${literal(titleFr)}, en: ${literal(words.titleEn)} },
      file: 'pages/${words.name}/page.tsx',
    },
`,
  );
  return finish(
    tree,
    [folder, siteMap],
    [
      `Next: its texts in ${folder}/${words.name}.messages.ts. Its row in ${siteMap} has its addresses, its parent, its`,
      'menus and who may see it. Run `npm run dev` again: routes are read when it starts.',
    ],
  );
}
