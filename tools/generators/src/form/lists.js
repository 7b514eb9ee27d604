import { posix } from 'node:path';
import { names } from '@nx/devkit';

const library = 'libs/forms';
const formsFolder = `${library}/src/forms`;
const generated = `${library}/src/generated`;
const readme = `${library}/README.md`;
const manifestFile = `${library}/package.json`;
const wordsFile = 'tools/vite/generated/form-words.ts';
const warning = '// Written by `npm run generate -- form-lists`, from the folders of src/forms.';
const begin = '<!-- The forms: written by `npm run generate -- form-lists`. -->';
const end = '<!-- Up to here. -->';

/**
 * The files that list the forms, by path, from the folders of `src/forms` that have a descriptor: the only lists of
 * the forms.
 *
 * @param {{ children(folder: string): string[], read(path: string): string | undefined }} files
 * @returns {Record<string, string>}
 */
export function formLists({ children, read }) {
  const folders = children(formsFolder)
    .filter((folder) => read(`${formsFolder}/${folder}/${folder}.form.ts`) !== undefined)
    .toSorted();
  const forms = folders.map((folder) => {
    const { className, propertyName } = names(folder);
    return { folder, className, formsOf: `${propertyName}Forms`, component: `${className}Form` };
  });
  return {
    [`${generated}/folders.ts`]: foldersFile(forms),
    [`${generated}/components.ts`]: componentsFile(forms),
    [`${generated}/loaders.ts`]: loadersFile(forms),
    [manifestFile]: withEntries(read(manifestFile) ?? '', folders),
    [readme]: withRows(read(readme) ?? '', forms, read),
    [wordsFile]: storyWordsFile(forms, read),
  };
}

function foldersFile(forms) {
  return `${warning}
${lines(forms, ({ folder, formsOf }) => `import { ${formsOf} } from '../forms/${folder}/${folder}.form.ts';`)}
import type { FormsOf } from '../kit/form-descriptor.ts';

/** The forms of each folder. */
export const folders: Readonly<Record<string, FormsOf>> = {
${lines(forms, ({ folder, formsOf }) => `  ${key(folder)}: ${formsOf},`)}
};
`;
}

function componentsFile(forms) {
  return `${warning}
import type { ComponentType } from 'react';
${lines(forms, ({ folder, component }) => `import { ${component} } from '../forms/${folder}/${folder}-form.tsx';`)}

/** The component of each folder. */
export const components: Readonly<Record<string, ComponentType<never>>> = {
${lines(forms, ({ folder, component }) => `  ${key(folder)}: ${component},`)}
};
`;
}

function loadersFile(forms) {
  return `${warning}
import type { ComponentType } from 'react';

/** Loads the component of a folder. */
export const loaders: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {
${lines(forms, ({ folder, component }) => `  ${key(folder)}: async () => (await import('../forms/${folder}/${folder}-form.tsx')).${component},`)}
};
`;
}

/** The words by which Storybook's search finds a form: the titles of its descriptor in both languages. */
function storyWordsFile(forms, read) {
  const wordsOf = (folder) => {
    const descriptor = read(`${formsFolder}/${folder}/${folder}.form.ts`) ?? '';
    const titles = [...descriptor.matchAll(/title: \{ fr: '([^']+)', en: '([^']+)' \}/g)].flatMap(
      ([, fr, en]) => [fr, en],
    );
    return ['formulaire', ...new Set(titles.flatMap((title) => title.toLowerCase().split(', ')))].join(', ');
  };
  return `${warning}

/** The words by which Storybook's search finds each form, by the title of its page: its own titles in both languages. */
export const formWords: Readonly<Record<string, string>> = {
${lines(forms, ({ folder, className }) => `  'Forms/${className}': '${wordsOf(folder)}',`)}
};
`;
}

/** The package with one entry for each form. */
function withEntries(text, folders) {
  const manifest = JSON.parse(text);
  const others = Object.entries(manifest.exports).filter(
    ([, target]) => posix.dirname(posix.dirname(target['@jalon/source'] ?? '')) !== './src/forms',
  );
  const own = folders.map((folder) => [
    `./${folder}`,
    {
      '@jalon/source': `./src/forms/${folder}/index.ts`,
      types: `./dist/forms/${folder}/index.d.ts`,
      default: `./dist/forms/${folder}/index.js`,
    },
  ]);
  const entries = [...others, ...own].toSorted(([one], [other]) => (one < other ? -1 : 1));
  manifest.exports = Object.fromEntries(entries);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The README with one row for each form: its entry, its component and the first sentence about it. */
function withRows(text, forms, read) {
  const [head, rest] = text.split(begin);
  const tail = rest?.split(end)[1];
  if (tail === undefined) throw new Error(`${readme} has not both “${begin}” and “${end}”.`);
  const rows = forms.map(({ folder, component }) => {
    const source = read(`${formsFolder}/${folder}/${folder}-form.tsx`) ?? '';
    const comment =
      new RegExp(`/\\*\\*([^/]*)\\*/\\nexport function ${component}\\b`).exec(source)?.[1] ?? '';
    const [sentence = ''] = comment.replaceAll(/\s*\n?\s*\*\s/g, ' ').split(/\.\s/);
    return `| \`@jalon/forms/${folder}\` | \`${component}\` | ${sentence.trim()} |`;
  });
  const table = ['| entry | component | what it is |', '|---|---|---|', ...rows].join('\n');
  return `${head}${begin}\n\n${table}\n\n${end}${tail}`;
}

const lines = (forms, line) => forms.map(line).join('\n');
/** As the formatter writes it. */
const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
