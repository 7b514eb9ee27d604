import { type Locale, type Localized, locales } from '@jalon/i18n';
import { parse } from 'yaml';
import type { ContentDocument } from '../source/content-document.ts';
import { isRecord } from '../source/parse-file.ts';
import type { ContentFile } from '../source/read-content.ts';
import { strapiEntries } from './strapi-entries.ts';
import { type Attributes, renamed, strapiModel } from './strapi-model.ts';

type Fields = Record<string, unknown>;

/** A document of Strapi, in each language or without one. */
export interface StrapiDocument {
  readonly texts: Partial<Localized<Fields>>;
}

/** All content as documents of a Strapi project. */
export interface StrapiDocuments {
  readonly page: readonly StrapiDocument[];
  readonly site: StrapiDocument;
  /** The host's documents by name. */
  readonly documents: Readonly<Record<string, StrapiDocument>>;
  readonly redirect: readonly Fields[];
}

/** The content of a folder of files as Strapi documents, to fill an empty project. */
export function contentDocuments(
  files: readonly ContentFile[],
  documents: readonly ContentDocument[] = [],
): StrapiDocuments {
  const model = strapiModel(documents);
  const { entry } = strapiEntries(model);
  const { page, site } = model.contentTypes;

  const pages = new Map<string, Partial<Localized<Fields>>>();
  for (const { name, text } of files) {
    const [, id, locale] = /([^/]+)\.(fr|en)\.md$/.exec(name) ?? [];
    if (!id || !locale) continue;
    const [, front = '', body = ''] = /^---\r?\n([\s\S]*?\r?\n)---\r?\n?([\s\S]*)$/.exec(text) ?? [];
    pages.set(id, { ...pages.get(id), [locale]: { ...fieldsOf(front), id, body } });
  }

  function localizedEntries(texts: Partial<Localized<Fields>>, attributes: Attributes): StrapiDocument {
    // Strapi stores shared fields in each language.
    const shared = Object.keys(attributes).filter(
      (name) => !attributes[name]?.pluginOptions && name !== renamed.id,
    );
    const facts = Object.fromEntries(shared.map((name) => [name, texts.fr?.[name]]));
    const entries = locales.map((locale) => [locale, entry(attributes, { ...facts, ...texts[locale] })]);
    return { texts: Object.fromEntries(entries) };
  }

  function single(name: string, attributes: Attributes, read = (fields: Fields) => fields): StrapiDocument {
    const inLocale = (locale: Locale) =>
      read(fieldsOf(files.find((file) => file.name === `${name}.${locale}.yml`)?.text ?? ''));
    return localizedEntries({ fr: inLocale('fr'), en: inLocale('en') }, attributes);
  }

  const redirects = fieldsOf(files.find(({ name }) => name === 'redirects.yml')?.text ?? '');
  return {
    page: Array.from(pages.values(), (texts) => localizedEntries(texts, page.attributes)),
    site: single('site', site.attributes, ({ frame, ...texts }) => ({
      ...texts,
      ...(isRecord(frame) && frame),
    })),
    documents: Object.fromEntries(
      Array.from(model.documents, ([name, { attributes }]) => [name, single(name, attributes)]),
    ),
    redirect: Object.entries(redirects).map(([from, to]) => ({ from, to })),
  };
}

function fieldsOf(text: string): Fields {
  const fields: unknown = parse(text);
  return isRecord(fields) ? fields : {};
}
