import { entryOfComponent } from 'virtual:component-entries';
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** What this module reads of a story’s context. */
export interface StoryOfCode {
  readonly undecoratedStoryFn: (context: never) => unknown;
}

/** Thrown where a story uses what a reader of its code does not have: a helper with state, a class, a schema. */
class NotShown extends Error {}

const widest = 100;

/** React passes them on, and its types do not have them. */
const invokerAttributes = ['command', 'commandfor'];

/**
 * The code of a story for a host’s file: imports, and the elements that the story draws in the chosen language. Nothing
 * if the story draws a helper of its own that has state.
 */
export function codeOf(context: StoryOfCode): string | undefined {
  try {
    const imports = new Map<string, string>();
    const body = elementText(context.undecoratedStoryFn(context as never) as ReactNode, imports, 2);
    const lines = [...Map.groupBy(imports, ([, entry]) => entry)]
      .map(
        ([entry, names]) =>
          `import { ${names
            .map(([name]) => name)
            .sort()
            .join(', ')} } from '${entry}';`,
      )
      .sort();
    return `${lines.join('\n')}\n\nexport function Example() {\n  return ${body.includes('\n') ? `(\n    ${body}\n  )` : body};\n}\n`;
  } catch {
    // A helper with hooks throws too: it is called outside of React.
    return undefined;
  }
}

type Imports = Map<string, string>;

/** A node as JSX, its first line without indentation. `depth` counts steps of two spaces. */
function elementText(node: ReactNode, imports: Imports, depth: number): string {
  if (!isValidElement<Record<string, unknown>>(node)) {
    const children = childTexts(node, imports, depth + 1);
    if (children.length === 0) return 'null';
    return fragment(children, depth);
  }
  const { type, props } = node;
  const name = tagName(type, imports);
  if (!name) {
    if (type !== Fragment) return elementText(drawn(node), imports, depth);
    return fragment(childTexts(props.children as ReactNode, imports, depth + 1), depth);
  }
  const { children, ...attributes } = props;
  const given = Object.entries(attributes);
  const invoker = Object.fromEntries(given.filter(([attribute]) => invokerAttributes.includes(attribute)));
  const written = given
    .filter(([attribute]) => !(attribute in invoker))
    .map(([attribute, value]) => attributeText(attribute, value, imports, depth + 1));
  if (Object.keys(invoker).length > 0) written.push(`{...${valueText(invoker, imports, depth + 1)}}`);
  if (typeof children === 'function') throw new NotShown();
  const inside = childTexts(children as ReactNode, imports, depth + 1);
  return tagText(name, written, inside, depth);
}

function fragment(children: readonly string[], depth: number): string {
  return tagText('', [], children, depth);
}

function tagText(name: string, attributes: readonly string[], children: readonly string[], depth: number) {
  const indent = '  '.repeat(depth);
  const line = `<${[name, ...attributes].join(' ')}`;
  const fits = !line.includes('\n') && indent.length + line.length < widest;
  const open = fits
    ? line
    : `<${name}\n${attributes.map((one) => `${indent}  ${one}`).join('\n')}\n${indent}`;
  if (children.length === 0) return `${open}${fits ? ' />' : '/>'}`;
  const text = `${open}>${children.join('')}</${name}>`;
  const isShort = children.length === 1 && !text.includes('\n') && indent.length + text.length < widest;
  if (isShort) return text;
  return `${open}>\n${children.map((child) => `${indent}  ${child}`).join('\n')}\n${indent}</${name}>`;
}

function childTexts(node: ReactNode, imports: Imports, depth: number): string[] {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return [];
  if (typeof node === 'string' || typeof node === 'number') return [childText(String(node))];
  if (Array.isArray(node)) return node.flatMap((child) => childTexts(child, imports, depth));
  return [elementText(node, imports, depth)];
}

const childText = (text: string) => (/[{}<>&]|^\s|\s$|\u00a0/.test(text) ? `{${literal(text)}}` : text);

function attributeText(name: string, value: unknown, imports: Imports, depth: number): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n\u00a0]/.test(value)) return `${name}="${value}"`;
  return `${name}={${typeof value === 'function' ? functionText(name, value, depth) : valueText(value, imports, depth)}}`;
}

function valueText(value: unknown, imports: Imports, depth: number): string {
  if (typeof value === 'string') return literal(value);
  if (typeof value === 'function') throw new NotShown();
  if (value === null || typeof value !== 'object') return String(value);
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (isValidElement(value)) return elementText(value, imports, depth);
  const indent = '  '.repeat(depth);
  const list = (open: string, items: readonly string[], close: string) => {
    const line = open + items.join(', ') + close;
    return !line.includes('\n') && indent.length + line.length < widest
      ? line
      : `${open.trim()}\n${items.map((item) => `${indent}  ${item},`).join('\n')}\n${indent}${close.trim()}`;
  };
  if (Array.isArray(value))
    return list(
      '[',
      value.map((item) => valueText(item, imports, depth + 1)),
      ']',
    );
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new NotShown();
  const members = Object.entries(value).map(([key, member]) => {
    const text =
      typeof member === 'function'
        ? functionText(key, member, depth + 1)
        : valueText(member, imports, depth + 1);
    return `${/^[\w$]+$/.test(key) ? key : literal(key)}: ${text}`;
  });
  return members.length === 0 ? '{}' : list('{ ', members, ' }');
}

/** What the host does when something happens; what a component asks for has an answer, which the host must write. */
function functionText(name: string, value: object, depth: number): string {
  if ('code' in value) return String(value.code);
  if (/^on[A-Z]/.test(name) && name !== 'onSubmit') return '() => {}';
  const indent = '  '.repeat(depth);
  return `() => {\n${indent}  throw new Error('Write ${name}.');\n${indent}}`;
}

/** In single quotes, with no-break spaces that can be seen. */
function literal(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('\u00a0', '\\u00a0')}'`;
}

/** The name of a tag in the code: an HTML element, or a component of ours, which is then imported. */
function tagName(type: unknown, imports: Imports): string | undefined {
  if (typeof type === 'string') return type;
  const name = nameOf(type);
  const entry = name && entryOfComponent[name];
  if (!name || !entry) return undefined;
  imports.set(name, entry);
  return name;
}

/** The name of a component; in the static build, only `displayName` keeps it. */
export function nameOf(type: unknown): string | undefined {
  if (type === Fragment || (typeof type !== 'function' && typeof type !== 'object') || type === null)
    return undefined;
  const { displayName, name } = type as { displayName?: string; name?: string };
  return displayName ?? name;
}

/** What a story’s own helper draws. */
function drawn({ type, props }: ReactElement): ReactNode {
  if (typeof type !== 'function') throw new NotShown();
  return (type as (props: unknown) => ReactNode)(props);
}
