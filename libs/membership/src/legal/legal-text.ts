import type { Locale } from '@jalon/i18n';

/** A text that is accepted with an order. The page, the mail and the stored copy are generated from it. */
export interface LegalText {
  /** Change it whenever the text of either language changes. */
  readonly version: string;
  readonly locale: Locale;
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly heading: string;
  /** In their order; a list is shown after them. */
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[] | undefined;
}

/** The text for a mail or a file, with a blank line between paragraphs. */
export function plainText({ title, sections, version }: LegalText): string {
  return [
    title,
    ...sections.flatMap(({ heading, paragraphs, list = [] }) => [
      heading,
      ...paragraphs,
      ...(list.length > 0 ? [list.map((item) => `- ${item}`).join('\n')] : []),
    ]),
    version,
  ].join('\n\n');
}
