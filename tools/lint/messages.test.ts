import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalog, Message } from '@jalon/i18n';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const filesOf = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] });
const files = filesOf('{apps,libs}/**/*.messages.ts');
const stories = filesOf('libs/**/*.stories.tsx');

/** Parameters with which any message can be shown; `types` are those of files. */
const anything = new Proxy({}, { get: (_target, name) => (name === 'types' ? ['image/png'] : '3') });
const textOf = (message: Message) => (typeof message === 'function' ? message(anything as never) : message);

function isCatalog(value: unknown): value is Catalog {
  return (
    typeof value === 'object' && value !== null && 'namespace' in value && 'fr' in value && 'en' in value
  );
}

/** Every value with texts in both languages, at any depth of a file's exports: a catalogue, or what should be one. */
function bilingual(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'fr' in value && 'en' in value ? [value] : Object.values(value).flatMap(bilingual);
}

const modules: unknown[] = await Promise.all(files.map((file) => import(`${root}/${file}`)));
const found = [...new Set(modules.flatMap(bilingual))];
const catalogs = found.filter(isCatalog);

/** Errors of typography in both languages: a plain space before : or inside « », any space before ; ! ?. */
const badSpace = /(?<=\S) :|« | »|\s[;!?]/;
const badFrench = new RegExp(`['"]|\\.\\.\\.|${badSpace.source}`);
const badEnglish = /'|"|\.\.\./;

/** A negation that an English text of the product contracts. */
const uncontracted = /\b(?:(?:do|does|did|is|are|was|were|could|will|would|has|have) not|cannot)\b/i;

/** English messages that the specification of the forms and of the pages words. */
const fixed = new Set([
  'forms.contact-details emailMismatch',
  'ui.not-implemented feature',
  'ui.not-implemented form',
]);

/** The visible text of a message, without attributes of its markup. */
function readText(message: Parameters<typeof textOf>[0]): string {
  return textOf(message).replace(/<[^<>]+>/g, '');
}

it('finds the catalogues, each under a name of its own', () => {
  expect(catalogs.length).toBeGreaterThan(3);
  expect(found.filter((texts) => !isCatalog(texts))).toEqual([]);
  // Texts that load in parts stand together in one catalogue of that name, for hosts.
  const isPart = (part: Catalog) =>
    catalogs.some(
      (whole) =>
        whole !== part &&
        whole.namespace === part.namespace &&
        Object.keys(part.fr).every((key) => key in whole.fr),
    );
  const names = catalogs.filter((one) => !isPart(one)).map(({ namespace }) => namespace);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(catalogs.map((catalog) => [catalog.namespace, catalog] as const))('%s', (name, catalog) => {
  it('says everything in both languages', () => {
    expect(Object.keys(catalog.en).toSorted()).toEqual(Object.keys(catalog.fr).toSorted());
    for (const message of [...Object.values(catalog.fr), ...Object.values(catalog.en)]) {
      expect(textOf(message).trim()).not.toBe('');
    }
  });

  it('is written with the typography of each language', () => {
    for (const message of Object.values(catalog.fr)) expect(readText(message)).not.toMatch(badFrench);
    for (const message of Object.values(catalog.en)) expect(readText(message)).not.toMatch(badEnglish);
  });

  it('contracts negations in English', () => {
    for (const [key, message] of Object.entries(catalog.en)) {
      if (!fixed.has(`${name} ${key}`)) expect(readText(message)).not.toMatch(uncontracted);
    }
  });
});

/** The texts of a file in either language, JSX included. */
function textsOf(file: string): string[] {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  const texts: string[] = [];
  function visit(node: ts.Node) {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      texts.push(node.text.replaceAll('&nbsp;', '\u00a0'));
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return texts;
}

it('spaces the texts of the stories as it does the messages', () => {
  const texts = stories.flatMap((file) => textsOf(file).map((text) => ({ file, text })));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(({ text }) => badSpace.test(text))).toEqual([]);
});

it('shows each component in English too', () => {
  expect(stories.length).toBeGreaterThan(50);
  const inFrenchAlone = stories.filter(
    (file) => !readFileSync(`${root}/${file}`, 'utf8').includes("tags: ['both-languages']"),
  );
  expect(inFrenchAlone).toEqual([]);
});
