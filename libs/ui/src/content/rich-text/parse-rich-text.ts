import { allowed, boxes, dropped, empty, inline, type Props, propsOf } from './allowed.ts';
import { decodeEntities } from './entities.ts';

export interface RichElement {
  tag: string;
  props: Props;
  children: RichNode[];
}

export type RichNode = string | RichElement;

/** A comment, a declaration or a tag (slash, name, attributes). Anything else is text. */
const token =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)(?:>|$)/gi;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The allowed parents of an element, nearest first. The last one is created when none is open. */
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  figcaption: ['figure'],
};
/** The element inserted between these parents and children that they can’t contain directly. */
const between: Readonly<Record<string, string>> = { ul: 'li', ol: 'li', dl: 'dd' };
/** Boundaries: elements opened outside them stay open. */
const walls: ReadonlySet<string> = new Set([
  'td',
  'th',
  'caption',
  'li',
  'dd',
  'dt',
  'blockquote',
  'figure',
  'figcaption',
]);
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/**
 * Parses HTML from a content system into a tree of allowed elements, nested as a browser would nest them, so that
 * server and browser agree. Never throws: unknown elements are removed or kept as text.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichElement = { tag: '', props: {}, children: [] };
  const open: RichElement[] = [root];
  const top = (): RichElement => open.at(-1) ?? root;

  const push = (tag: string, props: Props = {}) => {
    const element: RichElement = { tag, props, children: [] };
    top().children.push(element);
    if (!empty.has(tag)) open.push(element);
  };
  /** Closes elements up to the nearest one that `found` accepts, unless a boundary comes first. */
  const closeTo = (found: (tag: string) => boolean, through: boolean, wall: ReadonlySet<string>): boolean => {
    for (let index = open.length - 1; index > 0; index -= 1) {
      const { tag } = open[index] ?? root;
      if (found(tag)) {
        open.length = through ? index : index + 1;
        return true;
      }
      if (wall.has(tag)) return false;
    }
    return false;
  };
  /** Ends the open paragraph or heading, before a block element. */
  const leaveSentence = () => {
    while (open.length > 1 && !walls.has(top().tag) && !tableParts.has(top().tag) && !between[top().tag])
      open.pop();
  };
  /** Inserts the element that is missing between a list and its content. Returns false inside a table. */
  const settle = (): boolean => {
    const { tag } = top();
    if (between[tag]) push(between[tag]);
    return !tableParts.has(tag);
  };

  const addText = (raw: string) => {
    const text = decodeEntities(raw).replaceAll('\0', '');
    const blank = !text.trim();
    if (!text || (blank && (between[top().tag] || tableParts.has(top().tag)))) return;
    if (!settle()) return;
    const { children } = top();
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + text;
    else children.push(text);
  };

  const openElement = (tag: string, attributes: string) => {
    if (boxes.has(tag)) return leaveSentence();
    const props = allowed.has(tag) ? propsOf(tag, read(attributes)) : undefined;
    if (!props) return;
    if (inline.has(tag)) {
      if (tag === 'a') closeTo((one) => one === 'a', true, walls);
      if (settle()) push(tag, props);
      return;
    }
    leaveSentence();
    const holders = parents[tag];
    if (!holders) {
      if (settle()) push(tag, props);
      return;
    }
    const wall: ReadonlySet<string> = new Set(
      tag === 'li' || tag === 'dt' || tag === 'dd' ? ['td', 'th', 'caption'] : ['table'],
    );
    if (!closeTo((one) => holders.includes(one), false, wall)) {
      // A row or cell without its parent gets one, as in browsers; other table parts without theirs become
      // text.
      if (tag === 'tr' && closeTo((one) => one === 'table', false, new Set())) push('tbody');
      else if ((tag === 'td' || tag === 'th') && closeTo((one) => tableParts.has(one), false, new Set())) {
        if (top().tag === 'table') push('tbody');
        push('tr');
      } else return;
    }
    push(tag, props);
  };

  const closeElement = (tag: string) => {
    if (boxes.has(tag)) return leaveSentence();
    if (allowed.has(tag))
      closeTo((one) => one === tag, true, inline.has(tag) || tag === 'p' ? walls : new Set());
  };

  let position = 0;
  token.lastIndex = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    addText(html.slice(position, match.index));
    const [whole, slash, name = '', attributes = ''] = match;
    position = match.index + whole.length;
    const tag = name.toLowerCase() === 'h1' ? 'h2' : name.toLowerCase();
    if (slash) closeElement(tag);
    else if (dropped.has(tag)) position = endOf(tag, html, position);
    else if (tag) {
      openElement(tag, attributes);
      if (tag === 'iframe') position = endOf(tag, html, position);
    }
    token.lastIndex = position;
  }
  addText(html.slice(position));
  return root.children;
}

/** The end of an element that is removed, counting nested elements of the same name. */
function endOf(tag: string, html: string, from: number): number {
  const edge = new RegExp(`<(/?)${tag}\\b[^>]*>?`, 'gi');
  edge.lastIndex = from;
  let depth = 1;
  for (let match = edge.exec(html); match; match = edge.exec(html)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return edge.lastIndex;
  }
  return html.length;
}

function read(attributes: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of attributes.matchAll(attribute)) {
    found[name.toLowerCase()] ??= decodeEntities(double ?? single ?? bare ?? '');
  }
  return found;
}
