import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { GuidanceText } from '../../vite/story-guidance.ts';
import { readEntries } from './component-entries.ts';

/** What we read and change of a component in Storybook’s manifest. */
interface DescribedComponent {
  readonly name: string;
  /** Its file of stories. */
  readonly path: string;
  import?: string;
  description?: string;
}

interface Manifests {
  components?: { components: Record<string, DescribedComponent> };
}

/**
 * Completes the manifest of components, which tools and assistants read, with our guidance and the entry of each component.
 * Storybook has props and examples in it.
 */
export function withGuidance(root: string) {
  return (manifests: Manifests = {}): Manifests => {
    const entries = readEntries(root);
    for (const component of Object.values(manifests.components?.components ?? {})) {
      const entry = entries[component.name];
      if (entry) component.import = `import { ${component.name} } from '${entry}';`;
      const file = join(root, 'tools/storybook', component.path);
      const text = existsSync(file) ? guidanceIn(readFileSync(file, 'utf8')) : undefined;
      if (text) component.description = [component.description, inWords(text)].filter(Boolean).join('\n\n');
    }
    return manifests;
  };
}

/** The English guidance of a file of stories. */
export function guidanceIn(source: string): GuidanceText | undefined {
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === 'guidance');
  const english = declared?.initializer && propertyOf(declared.initializer, 'en');
  return english && (literal(english) as GuidanceText | undefined);
}

function propertyOf(node: ts.Expression, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
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

function inWords({ use, avoid, keys = [], content, do: right, dont }: GuidanceText): string {
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? [`${title}:\n${items.map((item) => `- ${item}`).join('\n')}`] : [];
  return [
    `When to use it: ${use}`,
    `When not: ${avoid}`,
    ...list(
      'Keys',
      keys.map((row) => row.join(': ')),
    ),
    ...list('Content', content),
    ...list('Do', right),
    ...list('Don’t', dont),
  ].join('\n\n');
}
