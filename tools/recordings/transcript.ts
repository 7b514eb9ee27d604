import { readFileSync } from 'node:fs';
import { typography } from '@jalon/content/server';

export type Locale = 'fr' | 'en';

/** A sentence of a page, as it is read aloud. */
export interface Sentence {
  readonly text: string;
  /** Undefined outside a conversation. */
  readonly speaker: string | undefined;
  /** The number of its section on the page. */
  readonly section: number;
  /** The number of its paragraph or list item in the section; the heading is -1. */
  readonly paragraph: number;
}

/** The sentences of a content page, with the site's typography. They are the transcript. */
export function transcriptOf(file: string, locale: Locale): Sentence[] {
  const [, body = ''] = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const sections = typography(body, locale).split(/^## +/m).slice(1);
  return sections.flatMap((text, section) => {
    const [heading = '', ...paragraphs] = text.trim().split(/\n{2,}|\n(?=\d+\. )/);
    return [
      { text: heading, speaker: undefined, section, paragraph: -1 },
      ...paragraphs.flatMap((markdown, paragraph) => {
        const [, speaker, said = markdown] = /^\*\*([^*]+)\*\*\s?: ([\s\S]+)$/.exec(markdown) ?? [];
        return sentencesIn(plain(said), locale).map((one) => ({
          text: one,
          speaker: speaker?.replace(/,.*/, ''),
          section,
          paragraph,
        }));
      }),
    ];
  });
}

const plain = (markdown: string) =>
  markdown
    .replace(/^\d+\. /, '')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('**', '');

function sentencesIn(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ segment }) => segment.trim());
}
