import type { Locale, Localized } from '@jalon/i18n';
import { type PageRow, PageTable, underHome } from '../pages/page-table.ts';
import type { Content, ContentPage } from '../source/content-source.ts';

/** What the content says about the place of one of its pages; the host decides the rest. */
export interface ContentRow extends Pick<PageRow, 'id' | 'paths' | 'label' | 'updated' | 'parent'> {
  readonly indexed?: boolean | undefined;
  readonly menus?: PageRow['menus'] | undefined;
}

/** The rows that the content adds to the table of a site's pages. */
export function contentRows({ pages }: Pick<Content, 'pages'>): ContentRow[] {
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

/** The table of a site that has no other pages than those of its content. */
export function contentTable(rows: readonly ContentRow[]): PageTable {
  const pages = rows.map((row) => ({
    ...row,
    parent: row.id === 'home' ? undefined : (row.parent ?? 'home'),
    indexed: row.indexed ?? true,
    listed: true,
    menus: row.menus ?? [],
  }));
  return new PageTable(underHome(pages));
}

function both(
  read: (texts: ContentPage['texts'][Locale]) => string,
  { texts }: ContentPage,
): Localized<string> {
  return { fr: read(texts.fr), en: read(texts.en) };
}
