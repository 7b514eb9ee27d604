import type { Localized } from '@jalon/i18n';
import type * as z from 'zod/mini';
import type { Feature, UnknownFeature } from '../model/features.ts';
import type { groupFields, pageFacts, pageTexts, siteTexts } from '../model/page.ts';

type Fields<T extends Record<string, z.ZodMiniType>> = {
  readonly [K in keyof T as undefined extends z.infer<T[K]> ? never : K]: z.infer<T[K]>;
} & { readonly [K in keyof T as undefined extends z.infer<T[K]> ? K : never]?: z.infer<T[K]> };

/** A block is one feature, or a group of features. */
export type Block =
  | Feature
  | UnknownFeature
  | (Fields<typeof groupFields> & { readonly features: readonly (Feature | UnknownFeature)[] });

/** A page in one language. */
export interface PageTexts extends Fields<typeof pageTexts> {
  readonly blocks: readonly Block[];
  readonly features: readonly (Feature | UnknownFeature)[];
  /** The reading time of its own text, in minutes. */
  readonly readingMinutes: number;
}

/** A page of content in both languages. Addresses such as `page:towing` are not resolved yet. */
export interface ContentPage extends Fields<typeof pageFacts> {
  readonly id: string;
  readonly texts: Localized<PageTexts>;
  /** Its source, for messages. */
  readonly files: Localized<string>;
}

export type SiteTexts = Fields<typeof siteTexts> & {
  readonly frame: Partial<Record<'header' | 'footer' | 'formFooter', Feature>>;
};

/** An old address, and the page or path that replaced it. */
export interface Redirect {
  /** As `comparablePath` writes it. */
  readonly from: string;
  readonly to: string;
}

/** A mistake in the content. The faulty part is left out, the rest is shown. */
export interface ContentProblem {
  readonly file: string;
  /** Its path in the file, `blocks.2.items.0.url`; empty for the file as a whole. */
  readonly path: string;
  readonly reason: string;
}

/** A document of the host, in each language that has it. */
export type LocalizedDocument = Partial<Localized<object>>;

/** All content at one moment. */
export interface Content {
  /** Changes with each change of the content; the same content has the same version in every process. */
  readonly version: string;
  readonly pages: readonly ContentPage[];
  readonly site: Localized<SiteTexts>;
  /** The host's own documents by name; absent in a language whose file is missing or has a mistake. */
  readonly documents: Readonly<Record<string, LocalizedDocument>>;
  readonly redirects: readonly Redirect[];
  readonly problems: readonly ContentProblem[];
}

/** The source of the content: files, or a content system whose adapter keeps the last content that it could read. */
export interface ContentSource {
  /** The current content. The same object until something changes. Never throws. */
  current(): Content;
}

export const problemLine = ({ file, path, reason }: ContentProblem): string =>
  `${file}${path && `, ${path}`}: ${reason}`;
