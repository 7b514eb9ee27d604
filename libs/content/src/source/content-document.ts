import type { Locale } from '@jalon/i18n';
import type * as z from 'zod/mini';
import type { Content } from './content-source.ts';

interface DocumentShape<Texts extends z.ZodMiniObject, Facts extends Record<string, z.ZodMiniType>> {
  /** Its files are `<name>.fr.yml` and `<name>.en.yml`. */
  readonly name: string;
  /** Its singular name in the content system, which differs from `name`. */
  readonly singularName: string;
  /** Its fields in each language. A mistake drops the document in this language, because its parts depend on each other. */
  readonly texts: Texts;
  /** Fields that both languages share, in the French file only. An invalid one is left out. */
  readonly facts: Facts;
}

/** A document of the content that a host defines, such as the membership types. */
export interface ContentDocument<T extends object = object>
  extends DocumentShape<z.ZodMiniObject, Record<string, z.ZodMiniType>> {
  /** The document in a language; undefined if its file is missing or has a mistake. Addresses in it are not resolved. */
  in(content: Pick<Content, 'documents'>, locale: Locale): T | undefined;
}

/** Defines a document of the content: pass it to the source, and read it with `in`. */
export function contentDocument<Texts extends z.ZodMiniObject, Facts extends Record<string, z.ZodMiniType>>(
  shape: DocumentShape<Texts, Facts>,
): ContentDocument<z.infer<Texts> & { readonly [K in keyof Facts]?: z.infer<Facts[K]> | undefined }> {
  return {
    ...shape,
    // The source has checked it with these schemas.
    in: ({ documents }, locale) => documents[shape.name]?.[locale] as never,
  };
}
