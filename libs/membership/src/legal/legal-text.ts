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

/** Its version, as a line of the text. */
export function versionLine({ locale, version }: Pick<LegalText, 'locale' | 'version'>): string {
  return locale === 'fr' ? `Version du texte\u00a0: ${version}` : `Version of this text: ${version}`;
}

/** The text for a mail or a file, with a blank line between paragraphs. */
export function plainText(text: LegalText): string {
  const { title, sections } = text;
  return [
    title,
    ...sections.flatMap(({ heading, paragraphs, list = [] }) => [
      heading,
      ...paragraphs,
      ...(list.length > 0 ? [list.map((item) => `- ${item}`).join('\n')] : []),
    ]),
    versionLine(text),
  ].join('\n\n');
}
