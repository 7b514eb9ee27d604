import { readFileSync } from 'node:fs';
import { defaultClub, formDefinitions, type SiteForm } from '@jalon/forms/schemas';
import { readManifest, workspace } from '../scripts/libraries.ts';
import { browserExample, fastifyExample, nextPageExample, nextProxyExample } from '../vite/host-examples.ts';

const documented = ['api-client', 'forms', 'i18n', 'membership', 'ui'];

/** The forms that have an entry, and so a page of documentation, of their own. */
export const shownForms = formDefinitions(defaultClub).filter(
  ({ name }) => `./${name}` in readManifest('forms').exports,
);

export function readme(library: string): string {
  return readFileSync(`${workspace}/libs/${library}/README.md`, 'utf8');
}

/** A code block of a README; `file` is the path in its first line. */
function codeOf(text: string): { file?: string | undefined; code: string }[] {
  return [...text.matchAll(/^```tsx?\n(?:\/\/ (\S+\.tsx?)\n)?(.*?)^```$/gms)].map(([, file, code = '']) => ({
    file,
    code,
  }));
}

const stylesRegistry = 'app/styled-components-registry.tsx';

/** The host’s own form in the README of the forms: its rules and its component. */
export const ownForm = ['towing.ts', 'towing-form.tsx'];

/** The same, by file. */
export function ownFormFiles(): Record<string, string> {
  return Object.fromEntries(Object.entries(nextFiles()).filter(([file]) => ownForm.includes(file)));
}

/** The files of a Next.js app in the README of the forms; the test app `next` is built from them. */
function nextFiles(): Record<string, string> {
  return Object.fromEntries(
    codeOf(readme('forms')).flatMap(({ file, code }) => (file ? [[file, code]] : [])),
  );
}

/** The files of each host that come from elsewhere: the examples of the documentation, and the forms that hosts show. */
export const examples: Readonly<Record<string, () => Record<string, string>>> = {
  vite: () => ({
    ...shownFormsFile(),
    ...Object.fromEntries(
      documented.flatMap((library) =>
        codeOf(readme(library))
          .filter(({ file }) => !file)
          .map(({ code }, index) => [`examples/${library}-${index + 1}.tsx`, code]),
      ),
    ),
    ...ofEveryForm({ browser: browserExample, fastify: fastifyExample }),
    ...ownFormFiles(),
  }),
  next: () => ({
    ...shownFormsFile(),
    ...nextFiles(),
    ...ofEveryForm({ page: nextPageExample, proxy: nextProxyExample }),
  }),
  'comparator-vite': comparatorFile,
  'comparator-next': () => ({ ...comparatorFile(), [stylesRegistry]: nextFiles()[stylesRegistry] ?? '' }),
};

function shownFormsFile(): Record<string, string> {
  return { 'forms.tsx': readFileSync(`${import.meta.dirname}/apps/forms.tsx`, 'utf8') };
}

/** The page of the comparator that the README of the memberships shows. */
function comparatorFile(): Record<string, string> {
  const found = codeOf(readme('membership')).filter(({ file }) => file === 'memberships.tsx');
  return Object.fromEntries(found.map(({ code }) => ['memberships.tsx', code]));
}

function ofEveryForm(kinds: Record<string, (form: SiteForm) => string>): Record<string, string> {
  return Object.fromEntries(
    shownForms.flatMap((form) =>
      Object.entries(kinds).map(([kind, example]) => [`examples/${form.name}-${kind}.tsx`, example(form)]),
    ),
  );
}
