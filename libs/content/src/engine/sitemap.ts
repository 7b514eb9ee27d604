import { defaultLocale, locales } from '@jalon/i18n';
import type { PageTable } from '../pages/page-table.ts';

/** `sitemap.xml`: every indexed page in each language, with its alternates. */
export function sitemapOf(table: PageTable, origin: string): string {
  const urls = table.indexed.flatMap(({ paths, updated }) => {
    const changed = updated ? `<lastmod>${updated}</lastmod>` : '';
    const alternates = [
      ...locales.map((locale) => [locale, paths[locale]]),
      ['x-default', paths[defaultLocale]],
    ].map(([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${path}"/>`);
    return locales.map(
      (locale) => `<url><loc>${origin}${paths[locale]}</loc>${changed}${alternates.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}
