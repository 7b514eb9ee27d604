import { join } from 'node:path';
import { generateFiles } from '@nx/devkit';
import { expectNew, finish, literal, slugOf, spellings } from '../shared.js';
import { formLists } from './lists.js';

const forms = 'libs/forms/src/forms';

/**
 * `npm run generate -- form <name> --id=14 --titleFr="Trousse de route"`
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, id: number, titleFr: string, titleEn?: string, slug?: string }} options
 */
export async function form(tree, { name, id, titleFr, titleEn, slug = slugOf(titleFr) }) {
  const words = { ...spellings(name), id, slug };
  const english = titleEn ?? words.title;
  const folder = `${forms}/${words.name}`;
  expectNew(tree, folder);
  const taken = tree.children(forms).find((other) => idsIn(tree, other).includes(id));
  if (taken) throw new Error(`Form ${id} is ${taken}.`);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...words,
    titleFrLiteral: literal(titleFr),
    titleEnLiteral: literal(english),
    requestFr: literal(titleFr.toLowerCase()),
    requestEn: literal(english.toLowerCase()),
  });
  const lists = formLists({
    children: (path) => tree.children(path),
    read: (path) => tree.read(path, 'utf8') ?? undefined,
  });
  for (const [path, text] of Object.entries(lists)) tree.write(path, text);
  return finish(
    tree,
    [folder],
    [
      `Next: the fields in ${folder}/${words.name}.schema.ts and their texts in ${words.name}.messages.ts and`,
      `${words.name}.labels.ts, the texts of the page in ${words.name}-page.messages.ts, valid answers in`,
      `${words.name}.form.ts, the messages that each field can show in ${words.name}.browser.test.tsx.`,
      'Write what still reads “À écrire” and “To be written”. See docs/adding-a-form.md.',
    ],
  );
}

/** The ids in the files of a form. */
function idsIn(tree, folder) {
  return tree
    .children(`${forms}/${folder}`)
    .filter((file) => /\.ts$/.test(file))
    .flatMap((file) =>
      Array.from(tree.read(`${forms}/${folder}/${file}`, 'utf8').matchAll(/\bid: (\d+)\b/g), ([, id]) =>
        Number(id),
      ),
    );
}
