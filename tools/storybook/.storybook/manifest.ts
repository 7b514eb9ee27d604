import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import ts from 'typescript';
import type { GuidanceText } from '../../vite/story-guidance.ts';
import { readEntries } from './component-entries.ts';
import { readGuidance } from './guidance.ts';

/** What we read and change of a component in Storybook’s manifest. */
interface DescribedComponent {
  readonly name: string;
  /** Its file of stories. */
  readonly path: string;
  readonly stories?: readonly DescribedStory[];
  import?: string;
  description?: string;
}

interface DescribedStory {
  readonly name: string;
  snippet?: string;
  /** Why Storybook found no code. */
  error?: unknown;
}

interface Manifests {
  components?: { components: Record<string, DescribedComponent> };
}

/**
 * Completes the manifest of components, which tools and assistants read, with our guidance and the entry of each component.
 * Storybook puts the props and the examples in it that it can read without running them.
 */
export function withGuidance(root: string) {
  return (manifests: Manifests = {}): Manifests => {
    const entries = readEntries(root);
    const guidance = readGuidance(root);
    for (const component of Object.values(manifests.components?.components ?? {})) {
      const entry = entries[component.name];
      if (entry) component.import = `import { ${component.name} } from '${entry}';`;
      const file = join(root, 'tools/storybook', component.path);
      if (!existsSync(file)) continue;
      const source = readFileSync(file, 'utf8');
      for (const story of component.stories?.filter(({ error }) => error) ?? []) {
        story.snippet = exampleIn(source, story.name);
        if (story.snippet) delete story.error;
      }
      const text = guidance[relative(root, file)]?.en;
      if (text) component.description = [component.description, inWords(text)].filter(Boolean).join('\n\n');
    }
    return manifests;
  };
}

/** What a story draws, with its English texts: the body of its function or of the file’s, and its arguments. */
export function exampleIn(source: string, storyName: string): string | undefined {
  const variables = variablesOf(source);
  const [, story] = [...variables].find(([name]) => storyNameFromExport(name) === storyName) ?? [];
  const drawn = bodyOf(propertyOf(story, 'render')) ?? bodyOf(propertyOf(variables.get('meta'), 'render'));
  const english = propertyOf(variables.get('texts'), 'en');
  const texts = (english && literal(english)) as Record<string, unknown> | undefined;
  const args = propertyOf(story, 'args')?.getText();
  const text = drawn
    ?.replaceAll(/(=?)\{t\.(\w+)\}/g, (whole, equals: string, key: string) => {
      const found = texts?.[key];
      if (typeof found !== 'string') return whole;
      return equals ? `="${found}"` : found;
    })
    .replaceAll(/\bt\.(\w+)/g, (whole, key: string) => JSON.stringify(texts?.[key]) ?? whole);
  return text && (args ? `const args = ${args};\n\n${text}` : text);
}

/** The JSX that a function returns, also one that a helper such as `inLocale` is given. */
function bodyOf(node: ts.Expression | undefined): string | undefined {
  const given = node && ts.isCallExpression(node) ? node.arguments.at(-1) : node;
  if (!given || !ts.isArrowFunction(given) || ts.isBlock(given.body)) return undefined;
  const body = ts.isParenthesizedExpression(given.body) ? given.body.expression : given.body;
  return ts.isJsxElement(body) || ts.isJsxSelfClosingElement(body) || ts.isJsxFragment(body)
    ? body.getText()
    : undefined;
}

/** The values of the constants of a file. */
function variablesOf(source: string): Map<string, ts.Expression> {
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(
    declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer ? [[name.text, initializer]] : [],
    ),
  );
}

function propertyOf(node: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.filter(ts.isPropertyAssignment).find((one) => nameOf(one) === name)?.initializer;
}

const nameOf = ({ name }: ts.PropertyAssignment) => (ts.isIdentifier(name) ? name.text : undefined);

/** The value of an expression that is written out. */
function literal(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literal);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.filter(ts.isPropertyAssignment).map((one) => [nameOf(one), literal(one.initializer)]),
  );
}

function inWords({ use, avoid, keys = {}, content, do: right, dont }: GuidanceText): string {
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? [`${title}:\n${items.map((item) => `- ${item}`).join('\n')}`] : [];
  return [
    `When to use it: ${use}`,
    `When not: ${avoid}`,
    ...list(
      'Keys',
      Object.entries(keys).map((row) => row.join(': ')),
    ),
    ...list('Content', content),
    ...list('Do', right),
    ...list('Don’t', dont),
  ].join('\n\n');
}
