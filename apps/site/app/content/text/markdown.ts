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
export interface MarkdownSection {
  readonly heading?: string;
  readonly html: string;
}

/** Splits a text before each heading of level 2. */
export function markdownSections(text: string): MarkdownSection[] {
  const parts = text.split(/^## +(.+?)\s*$/m);
  const [opening = '', ...rest] = parts;
  const sections: MarkdownSection[] = opening.trim() ? [{ html: markdownToHtml(opening) }] : [];
  for (let index = 0; index < rest.length; index += 2) {
    sections.push({ heading: rest[index] ?? '', html: markdownToHtml(rest[index + 1] ?? '') });
  }
  return sections;
}
