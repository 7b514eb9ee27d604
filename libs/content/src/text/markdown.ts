import { Marked } from 'marked';

const marked = new Marked({ async: false, gfm: true });

/** Converts Markdown to HTML. HTML in it is kept; `RichText` decides which of it is shown. */
export function markdownToHtml(text: string): string {
  return (marked.parse(text) as string).trim();
}

/** Why a text with such a picture is refused. */
export const foreignPicture =
  'has a picture that is not at a path of the site, such as /media/<file>; pictures of other hosts are blocked';

/** Whether a text has a picture of another host, which the site’s security policy blocks. */
export function hasForeignPicture(html: string): boolean {
  return /<img\b[^>]*?\ssrc\s*=\s*["']?\s*(?:[a-z][a-z+.-]*:|\/\/)/i.test(html);
}

/** A part of a text that starts with a heading of level 2; the first part may have none. */
interface MarkdownPart {
  readonly heading?: string;
  readonly text: string;
}

/** A part, converted to HTML. */
export interface MarkdownSection {
  readonly heading?: string;
  readonly html: string;
}

/** Splits a text before each heading of level 2. */
export function markdownSections(text: string): MarkdownSection[] {
  return partsOf(text).map(({ text, ...part }) => ({ ...part, html: markdownToHtml(text) }));
}

/** The texts by their headings of level 2; undefined unless each text has its own heading. */
export function markdownMap(markdown: string): Record<string, string> | undefined {
  const parts = partsOf(markdown);
  const texts = parts.flatMap(({ heading, text }) => (heading && text ? [[heading, text] as const] : []));
  const map = Object.fromEntries(texts);
  return parts.length > 0 && Object.keys(map).length === parts.length ? map : undefined;
}

/** The Markdown that {@link markdownMap} reads. */
export function markdownOfMap(map: Readonly<Record<string, unknown>>): string {
  return Object.entries(map)
    .map(([heading, text]) => `## ${heading}\n\n${text}`)
    .join('\n\n');
}

function partsOf(markdown: string): MarkdownPart[] {
  const [opening = '', ...rest] = markdown.split(/^## +(.+?)\s*$/m);
  const parts: MarkdownPart[] = opening.trim() ? [{ text: opening.trim() }] : [];
  for (let index = 0; index < rest.length; index += 2) {
    parts.push({ heading: rest[index] ?? '', text: (rest[index + 1] ?? '').trim() });
  }
  return parts;
}
