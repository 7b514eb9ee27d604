import { globSync, readFileSync } from 'node:fs';
import { defaultClub } from '@jalon/club';
import { type FormDescriptor, formDefinitions } from '@jalon/forms/schemas';
import { libraries, workspace } from '../scripts/libraries.ts';
import { browserExample, fastifyExample, nextPageExample, nextProxyExample } from '../vite/host-examples.ts';

/** One form of each entry, which has a documentation page. */
export const shownForms = formDefinitions(defaultClub).filter(
  ({ component }, index, all) => all.findIndex((form) => form.component === component) === index,
);

export function readme(library: string): string {
  return readDocument(library, 'README');
}

export function hostsDocument(): string {
  return readDocument('forms', 'hosts');
}

export function readDocument(library: string, name: string): string {
  return readFileSync(`${workspace}/libs/${library}/${name}.md`, 'utf8');
}

interface Example {
  /** The path that the document specifies. */
  file?: string | undefined;
  language: string;
  code: string;
}

/** The code of a document. A JSON file is named at the end of the paragraph above it, others in their first line. */
function codeOf(text: string): Example[] {
  const blocks =
    /(?:`([\w.]+\.json)`:\n\n)?^```(tsx?|css|json)\n(?:(?:\/\/|\/\*) (\S+\.\w+)(?: \*\/)?\n)?(.*?)^```$/gms;
  return [...text.matchAll(blocks)].map(([, json, language = '', file, code = '']) => ({
    file: json ?? file,
    language,
    code,
  }));
}

/** The files of a document, by path. */
function filesOf(text: string): Record<string, string> {
  return Object.fromEntries(codeOf(text).flatMap(({ file, code }) => (file ? [[file, code]] : [])));
}

/** The section of the hosts document about one framework. */
function hostFiles(framework: string): Record<string, string> {
  const [, section] = hostsDocument().split(`\n## ${framework}\n`);
  if (!section) throw new Error(`hosts.md has no section ${framework}.`);
  return filesOf(section.split('\n## ')[0] ?? '');
}

/** The host’s own form in each of these documents: its rules, its component and its pages. */
const ownForms: Readonly<Record<'kit' | 'pages', readonly string[]>> = {
  kit: ['towing.ts', 'towing-form.tsx'],
  pages: ['visit.ts', 'visit-form.tsx', 'visit-route.ts'],
};

export function ownFormFiles(document: keyof typeof ownForms): Record<string, string> {
  const files = Object.entries(filesOf(readDocument('forms', document)));
  return Object.fromEntries(files.filter(([file]) => ownForms[document].includes(file)));
}

/** The recipe of a server action, in the folder of Next.js’s pages. */
function nextRecipe(): Record<string, string> {
  const files = Object.entries(filesOf(readDocument('forms', 'recipes')));
  return Object.fromEntries(files.filter(([file]) => file.startsWith('app/')));
}

/** The page of the hosts that shows every form of the library. */
function everyForm(): Record<string, string> {
  const file = 'forms.tsx';
  return { [file]: readFileSync(`${import.meta.dirname}/apps/${file}`, 'utf8') };
}

/** Every example without a path, by the file in which a host compiles it. */
function unnamedExamples(): Record<string, string> {
  const documents = libraries.flatMap((library) =>
    globSync('*.md', { cwd: `${workspace}/libs/${library}`, exclude: ['CHANGELOG.md'] })
      .sort()
      .map((file): [string, string] => {
        const name = file.replace('.md', '');
        return [`${library}-${name.toLowerCase()}`, readDocument(library, name)];
      }),
  );
  return Object.fromEntries(
    documents.flatMap(([name, text]) =>
      codeOf(text)
        .filter(({ file, language }) => !file && language.startsWith('ts'))
        .map(({ code }, index) => [`examples/${name}-${index + 1}.tsx`, code]),
    ),
  );
}

/** The files that a host gets from the documents, by path. */
export const examples: Readonly<Record<string, () => Record<string, string>>> = {
  vite: () => ({
    ...everyForm(),
    ...hostFiles('Vite'),
    ...filesOf(readDocument('forms', 'testing')),
    ...filesOf(readDocument('forms', 'pages')),
    ...filesOf(readme('checkout')),
    ...filesOf(readme('consent')),
    ...filesOf(readme('content')),
    ...unnamedExamples(),
    ...ofEveryForm({ browser: browserExample, fastify: fastifyExample }),
    ...ownFormFiles('kit'),
  }),
  next: () => ({
    ...everyForm(),
    ...hostFiles('Next.js'),
    ...filesOf(readDocument('forms', 'kit')),
    ...nextRecipe(),
    ...ofEveryForm({ page: nextPageExample, proxy: nextProxyExample }),
  }),
  'react-router': () => hostFiles('React Router'),
  'club-next': () => ({}),
  'club-react-router': () => ({
    'app/entry.server.tsx': hostFiles('React Router')['app/entry.server.tsx'] ?? '',
  }),
  'starter-vite': () => ({}),
  'comparator-vite': comparatorFile,
};

/** The page of the comparator that the README of the memberships shows. */
function comparatorFile(): Record<string, string> {
  const file = 'memberships.tsx';
  return { [file]: filesOf(readme('membership'))[file] ?? '' };
}

function ofEveryForm(kinds: Record<string, (form: FormDescriptor) => string>): Record<string, string> {
  return Object.fromEntries(
    shownForms.flatMap((form) =>
      Object.entries(kinds).map(([kind, example]) => [`examples/${form.name}-${kind}.tsx`, example(form)]),
    ),
  );
}
