import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { readManifest, workspace } from '../scripts/libraries.ts';

const root = `${workspace}/libs/ui`;
const sizes = `${workspace}/tools/size/sizes.md`;

// The markers around the list in the document.
const begin = '<!-- Written by `npm run generate -- entries`. -->';
const end = '<!-- Up to here. -->';

export const document = `${root}/entries.md`;

/**
 * The document with the list of the design system’s entries: every component with the first sentence of its
 * documentation, the other exports of its entry, and its size.
 */
export function withEntryList(text: string): string {
  const [head, rest] = text.split(begin);
  const tail = rest?.split(end)[1];
  if (!head || !tail) throw new Error(`entries.md has not both “${begin}” and “${end}”.`);
  return `${head}${begin}\n${entryList()}\n${end}${tail}`;
}

function entryList(): string {
  const measured = new Map(
    [...readFileSync(sizes, 'utf8').matchAll(/^\| `(\S+)` \| ([\d.]+) \|/gm)].map(([, name, own]) => [
      name,
      own,
    ]),
  );
  const rows = Object.entries(readManifest('ui').exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? '' : (target['@jalon/source'] ?? '');
    if (!source.endsWith('/index.ts')) return [];
    const name = `@jalon/ui${entry.slice(1)}`;
    return `| \`${name}\` | ${given(resolve(root, source))} | ${measured.get(name) ?? 'not measured yet'} |`;
  });
  return ['| entry | what it gives | kB |', '|---|---|---:|', ...rows.toSorted()].join('\n');
}

/** The exports of an entry without types and messages: components with their first sentence, others by name. */
function given(index: string): string {
  const exported = parse(index)
    .statements.filter(ts.isExportDeclaration)
    .flatMap(namesOf(index))
    .filter(({ name }) => !name.endsWith('Messages'));
  const components = exported.filter(({ name }) => /^[A-Z]/.test(name));
  const others = exported.filter((one) => !components.includes(one)).map(({ name }) => `\`${name}\``);
  const sentences = components.map(({ name, file }) => `\`${name}\`: ${firstSentence(name, file)}`);
  return [...sentences, ...(others.length > 0 ? [`Also ${others.join(', ')}.`] : [])].join('<br>');
}

const namesOf = (index: string) => (declaration: ts.ExportDeclaration) => {
  const { exportClause, moduleSpecifier, isTypeOnly } = declaration;
  if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return [];
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
  const file = resolve(dirname(index), moduleSpecifier.text);
  return exportClause.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name }) => ({ name: name.text, file }));
};

function firstSentence(name: string, file: string): string {
  const declaration = parse(file).statements.find(
    (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === name,
  );
  const [doc] = declaration ? ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc) : [];
  const text = (ts.getTextOfJSDocComment(doc?.comment) ?? '').replaceAll(/\{@link (\w+)\}/g, '`$1`');
  const sentence = text.match(/^.*?\.(?=\s|$)/s)?.[0];
  if (!sentence) throw new Error(`${name} in ${file} has no sentence of documentation.`);
  return sentence.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}
