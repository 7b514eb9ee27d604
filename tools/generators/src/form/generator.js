import { join } from 'node:path';
import { generateFiles } from '@nx/devkit';
import { addEntry, expectNew, finish, spellings } from '../shared.js';

const source = 'libs/forms/src';

/**
 * `nx g @jalon/generators:form <name> --id=14`
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, id: number, slug?: string }} options
 */
export async function form(tree, { name, id, slug }) {
  const words = spellings(name);
  const folder = `${source}/${words.name}`;
  const page = `apps/site/app/pages/${words.name}`;
  expectNew(tree, folder);
  const taken = tree
    .children(source)
    .filter((other) =>
      tree.read(`${source}/${other}/${other}.schema.ts`, 'utf8')?.match(new RegExp(`\\bid: ${id},`)),
    );
  if (taken.length > 0) throw new Error(`Form ${id} is ${taken[0]}.`);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, { ...words, id, slug: slug ?? words.name });
  generateFiles(tree, join(import.meta.dirname, 'page'), page, { ...words, id });
  addEntry(tree, 'forms', words.name);
  register(tree, words);
  addAnswers(tree, id);
  return finish(
    tree,
    [folder, page, `${source}/labels`, `${source}/schemas`, `${source}/samples`, 'libs/forms/package.json'],
    [
      `Next: the fields in ${folder}/${words.name}.schema.ts, their words in ${words.name}.messages.ts, the form's title`,
      `in ${source}/labels/labels.messages.ts, its paths in`,
      `${words.name}.paths.ts, good answers in ${source}/samples/answers.ts, the words of its page in ${page},`,
      `and a budget for @jalon/forms/${words.name} in tools/size/budgets.json. See docs/adding-a-form.md.`,
    ],
  );
}

/** Puts the form where the API and the site find all of them. */
function register(tree, { name, camelName, Name }) {
  const list = `${source}/schemas/form-definitions.ts`;
  edit(
    tree,
    list,
    /\[([\s\S]*?)\];\s*\}\s*$/,
    (_, forms) => `[${forms.replace(/,\s*$/, '')}, { ...${camelName}(), ...${camelName}Paths }];\n}\n`,
  );
  edit(tree, list, /^/, () => `${imports('import', name, [camelName])}`);

  const entry = `${source}/schemas/index.ts`;
  edit(tree, entry, /^/, () => imports('export', name, [camelName, `type ${Name}Field`]));

  const labels = `${source}/labels/form-labels.ts`;
  edit(
    tree,
    labels,
    /(const forms[^=]*= \[)([\s\S]*?)\n {2}\];/,
    (_, head, forms) =>
      `${head}${forms}\n    [${camelName}(), ${camelName}Labels(t(${camelName}Messages))],\n  ];`,
  );
  edit(tree, labels, /^/, () =>
    [
      `import { ${camelName}Labels } from '../${name}/${name}.labels.ts';`,
      `import { ${camelName}Messages } from '../${name}/${name}.messages.ts';`,
      `import { ${camelName} } from '../${name}/${name}.schema.ts';`,
      '',
    ].join('\n'),
  );

  // The title of the form in each language, to be worded.
  edit(
    tree,
    `${source}/labels/labels.messages.ts`,
    /(formMessages = [\s\S]*?)(\n {2}\},\n {2}en: \{[\s\S]*?)(\n {2}\},\n\}\);)/,
    (_, fr, en, end) => `${fr}\n    '${name}': '${Name}',${en}\n    '${name}': '${Name}',${end}`,
  );

  function imports(keyword, folder, fromSchema) {
    return [
      `${keyword} { ${camelName}Paths } from '../${folder}/${folder}.paths.ts';`,
      `${keyword} { ${fromSchema.join(', ')} } from '../${folder}/${folder}.schema.ts';`,
      '',
    ].join('\n');
  }
}

/** The stories and the tests of every form fill it in with these. */
function addAnswers(tree, id) {
  edit(
    tree,
    `${source}/samples/answers.ts`,
    /(goodAnswers[^{]*\{)([\s\S]*?)\n\};/,
    (_, head, answers) => `${head}${answers}\n  ${id}: { nom: 'Tremblay' },\n};`,
  );
}

function edit(tree, path, pattern, replacement) {
  const before = tree.read(path, 'utf8');
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`${path} has changed its shape: register the form there by hand.`);
  tree.write(path, after);
}
