import { join } from 'node:path';
import { generateFiles } from '@nx/devkit';
import {
  addEntry,
  addSearchWords,
  expectNew,
  finish,
  insertBefore,
  insertInto,
  literal,
  prepend,
  slugOf,
  spellings,
} from '../shared.js';

const source = 'libs/forms/src';
const registry = `${source}/forms/registry.ts`;

/**
 * `nx g @jalon/generators:form <name> --id=14 --titleFr="Trousse de route"`
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, id: number, titleFr: string, titleEn?: string, slug?: string }} options
 */
export async function form(tree, { name, id, titleFr, titleEn, slug = slugOf(titleFr) }) {
  const words = { ...spellings(name), id, titleFr, slug };
  words.titleEn = titleEn ?? words.title;
  const folder = `${source}/forms/${words.name}`;
  const page = `apps/site/app/pages/${words.name}`;
  expectNew(tree, folder);
  const taken = tree
    .children(`${source}/forms`)
    .find((other) =>
      tree.read(`${source}/forms/${other}/${other}.schema.ts`, 'utf8')?.match(new RegExp(`\\bid: ${id}\\b`)),
    );
  if (taken) throw new Error(`Form ${id} is ${taken}.`);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, words);
  generateFiles(tree, join(import.meta.dirname, 'page'), page, words);
  addEntry(tree, 'forms', words.name, `forms/${words.name}`);
  register(tree, words);
  addSearchWords(
    tree,
    `Forms/${words.Name}`,
    `formulaire, ${titleFr.toLowerCase()}, ${words.titleEn.toLowerCase()}`,
  );
  const changed = [
    ...addToSite(tree, words),
    ...addToTests(tree, words),
    ...addBudgets(tree, words),
    ...addToReadme(tree, words),
  ];
  return finish(
    tree,
    [folder, page, registry, `${source}/schemas`, `${source}/samples`, 'libs/forms/package.json', ...changed],
    [
      `Next: the fields in ${folder}/${words.name}.schema.ts and their texts in ${words.name}.messages.ts and`,
      `${words.name}.labels.ts, valid answers in ${source}/samples/answers.ts, the messages that each field can show`,
      `in ${source}/testing/every-message.browser.test.tsx, and the texts of its page in ${page}.`,
      'See docs/adding-a-form.md.',
    ],
  );
}

/** Adds the form to the list of all forms, and its definition to the React-free entry. */
function register(tree, { name, camelName, Name, titleFr, titleEn }) {
  insertBefore(
    tree,
    registry,
    '    // The form generator inserts a new form here.',
    `    {
      ...${camelName}(),
      title: { fr: ${literal(titleFr)}, en: ${literal(titleEn)} },
      labels: (locale) => ${camelName}Labels(texts(${camelName}Messages, locale)),
    },
`,
  );
  prepend(tree, registry, [
    `import { ${camelName}Labels } from './${name}/${name}.labels.ts';`,
    `import { ${camelName}Messages } from './${name}/${name}.messages.ts';`,
    `import { ${camelName} } from './${name}/${name}.schema.ts';`,
  ]);
  prepend(tree, `${source}/schemas/index.ts`, [
    `export { type ${Name}Field, type ${Name}Values, ${camelName}, ${camelName}Schema } from '../forms/${name}/${name}.schema.ts';`,
  ]);
}

/** Adds the form to the table from which the site's pages load it, and its page to the table of pages. */
function addToSite(tree, { name, Name, slug }) {
  const path = 'apps/site/app/forms/site-forms.ts';
  const siteMap = 'apps/site/app/site-map.ts';
  insertInto(
    tree,
    siteMap,
    'formPages',
    `  '${name}': { paths: { fr: '/fr/formulaires/${slug}', en: '/en/forms/${name}' }, sent: 'form-sent' },\n`,
  );
  insertInto(
    tree,
    path,
    'siteForms',
    `  '${name}': async () => (await import('@jalon/forms/${name}')).${Name}Form,\n`,
  );
  return [path, siteMap];
}

/** Adds the form to the test suites' registries: valid answers, the messages of each field, a host that shows it. */
function addToTests(tree, { name, Name, id }) {
  const component = `${Name}Form`;
  const answers = `${source}/samples/answers.ts`;
  insertInto(tree, answers, 'goodAnswers', `  ${id}: { nom: 'Tremblay' },\n`);
  const messages = `${source}/testing/every-message.browser.test.tsx`;
  insertInto(
    tree,
    messages,
    'mistakes',
    `  '${name}': { nom: ['required', 'tooLong', 'lettersAndSpacesOnly'] },\n`,
  );
  insertInto(tree, messages, 'components', `  '${name}': ${component},\n`);
  prepend(tree, messages, [`import { ${component} } from '../forms/${name}/index.ts';`]);
  const host = 'tools/consumers/apps/forms.tsx';
  insertInto(tree, host, 'forms', `  '${name}': (served) => <${component} {...served} />,\n`);
  prepend(tree, host, [`import { ${component} } from '@jalon/forms/${name}';`]);
  return [answers, messages, host];
}

/** The budgets of a form of similar size. */
function addBudgets(tree, { name }) {
  const path = 'tools/size/budgets.json';
  const budgets = JSON.parse(tree.read(path, 'utf8'));
  const like = '@jalon/forms/battery-test';
  budgets[`@jalon/forms/${name}`] = budgets[like];
  budgets[`@jalon/forms/${name} beside the other forms`] = budgets[`${like} beside the other forms`];
  const pages = Object.keys(budgets).filter((key) => /^a page of \d+ forms?$/.test(key)).length;
  const step = 'beside the other forms';
  budgets[`a page of ${pages + 1} forms`] = budgets[`a page of ${pages} forms`] + budgets[`${like} ${step}`];
  tree.write(path, `${JSON.stringify(budgets, null, 2)}\n`);
  return [path];
}

/** Adds a row to the README’s table of entries. */
function addToReadme(tree, { name, Name, id, titleEn }) {
  insertBefore(
    tree,
    'libs/forms/README.md',
    '| `@jalon/forms/kit` |',
    `| \`@jalon/forms/${name}\` | form ${id}, ${titleEn.toLowerCase()}: \`${Name}Form\` |\n`,
  );
  return [];
}
