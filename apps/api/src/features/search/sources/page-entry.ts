import { type SearchIndex, searchIndex } from '@jalon/api-client/contract';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import * as z from 'zod/mini';
import { bodyLimit, type SearchEntry, searchEntry } from '../search-entry.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Why a page can't be indexed, in one line. */
export class PageProblem extends Error {
  override readonly name = 'PageProblem';
}

/** Elements whose text is not content of the page. */
const silentElements = new Set(
  'script style noscript template svg math iframe object canvas audio video nav dialog button select datalist textarea'.split(
    ' ',
  ),
);
/** Inline elements: no space is added around their text. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const headingElements = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * The entry of a page: its first `h1`, the headings of `main`, its description followed by the text of `main`,
 * and `<meta name="jalon:type">`, `jalon:year`, `jalon:label`, `jalon:reading-time`, `jalon:image`. Undefined
 * for a page with `noindex`.
 * @throws PageProblem
 */
export function pageEntry(html: string, path: string): SearchEntry | undefined {
  const document = parse(html);
  const elements = [...elementsOf(document)];
  const meta = (name: string) => {
    const found = elements.find(
      (element) => element.tagName === 'meta' && attribute(element, 'name') === name,
    );
    return (found && attribute(found, 'content')?.trim()) || undefined;
  };
  if (/\bnoindex\b/i.test(meta('robots') ?? '')) return undefined;

  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main) throw new PageProblem('has no main element');
  const within = [...elementsOf(main)];
  const first = (among: readonly Element[], name: string) => among.find(({ tagName }) => tagName === name);
  const title = first(within, 'h1') ?? first(elements, 'title');
  const year = meta('jalon:year');
  const parsed = z.safeParse(searchEntry, {
    index: languageOf(elements),
    url: path,
    title: title && textOf(title),
    headings: within.filter(({ tagName }) => headingElements.has(tagName)).map((heading) => textOf(heading)),
    body_content: `${meta('description') ?? ''} ${textOf(main, isNoContent)}`.trim().slice(0, bodyLimit),
    type: meta('jalon:type'),
    year: year === undefined ? undefined : Number(year),
    label: meta('jalon:label'),
    reading_time: meta('jalon:reading-time'),
    image: meta('jalon:image'),
  });
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  throw new PageProblem(`has no ${[...names].join(', ')} that can be indexed`);
}

function languageOf(elements: readonly Element[]): SearchIndex | undefined {
  const html = elements.find(({ tagName }) => tagName === 'html');
  const tag = (html && attribute(html, 'lang'))?.toLowerCase() ?? '';
  return searchIndex.options.find((language) => tag === language || tag.startsWith(`${language}-`));
}

/** Headings have their own field; the other elements have no content, or none that is shown. */
function isNoContent(element: Element): boolean {
  const { tagName } = element;
  return (
    tagName === 'h1' ||
    headingElements.has(tagName) ||
    silentElements.has(tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true'
  );
}

function* elementsOf(node: Node): Generator<Element> {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if (defaultTreeAdapter.isElementNode(child)) yield child;
    yield* elementsOf(child);
  }
}

function textOf(node: Node, leaveOut: (element: Element) => boolean = isSilent): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  const texts = 'childNodes' in node ? node.childNodes.map((child) => shownText(child, leaveOut)) : [];
  return texts.join('');
}

function shownText(node: Node, leaveOut: (element: Element) => boolean): string {
  if (!defaultTreeAdapter.isElementNode(node)) return textOf(node, leaveOut);
  if (leaveOut(node)) return ' ';
  return inlineElements.has(node.tagName) ? textOf(node, leaveOut) : ` ${textOf(node, leaveOut)} `;
}

function isSilent({ tagName }: Element): boolean {
  return silentElements.has(tagName);
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

/** The addresses in a `sitemap.xml`. */
export function sitemapAddresses(xml: string): string[] {
  // Parsed as HTML, where a self-closing element contains the next ones: they are found all the same.
  return [...elementsOf(parse(xml))]
    .filter(({ tagName }) => tagName === 'loc')
    .map((location) => textOf(location).trim());
}
