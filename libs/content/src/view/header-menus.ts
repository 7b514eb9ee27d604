import type { Locale } from '@jalon/i18n';
import type { PageRow, PageTable } from '../pages/page-table.ts';
import type { HeaderView } from './view.ts';

/** The menus of the header: the pages directly below the home page, each with its subpages in the header. */
export function headerMenus(table: PageTable, locale: Locale): HeaderView['menus'] {
  const inHeader = table.inMenu('header');
  const link = ({ paths, label }: PageRow) => ({ href: paths[locale], label: label[locale] });
  return inHeader
    .filter(({ parent }) => parent === undefined || parent === 'home')
    .map((page) => {
      const below = inHeader.filter(({ parent }) => parent === page.id && page.id !== 'home');
      return below.length > 0 ? { ...link(page), groups: [{ links: below.map(link) }] } : link(page);
    });
}
