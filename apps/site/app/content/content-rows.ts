import type { Locale, Localized } from '@jalon/i18n';
import type { ContentRow } from '../site-map.ts';
import type { Content, ContentPage } from './source/content-source.ts';

/** The rows that the content adds to the site map. */
export function contentRows({ pages }: Content): ContentRow[] {
  return pages.map((page) => ({
    id: page.id,
    paths: both(({ path }) => path, page),
    label: both(({ label, title }) => label ?? title, page),
    parent: page.parent,
    indexed: page.indexed,
    menus: page.menus,
    updated: page.updated ?? page.published,
  }));
}

function both(
  read: (texts: ContentPage['texts'][Locale]) => string,
  { texts }: ContentPage,
): Localized<string> {
  return { fr: read(texts.fr), en: read(texts.en) };
}
