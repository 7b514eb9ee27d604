import { Marked } from 'marked';

const marked = new Marked({ async: false, gfm: true });

/** Converts Markdown to HTML. HTML in it is kept; `RichText` decides which of it is shown. */
export function markdownToHtml(text: string): string {
  return (marked.parse(text) as string).trim();
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
