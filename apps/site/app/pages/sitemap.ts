import { defaultLocale, locales } from '@jalon/i18n';
import { cacheControlOf, originOf } from '../document/origin.server.ts';
import { getSite } from '../site-context.server.ts';
import type { Route } from './+types/sitemap.ts';

/** `sitemap.xml`: every indexed page in each language, with its alternates. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { settings, siteMap } = getSite(context);
  const origin = originOf(settings, request);
  const urls = siteMap.indexed.flatMap(({ paths, updated }) => {
    const changed = updated ? `<lastmod>${updated}</lastmod>` : '';
    const alternates = [
      ...locales.map((locale) => [locale, paths[locale]]),
      ['x-default', paths[defaultLocale]],
    ].map(([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${path}"/>`);
    return locales.map(
      (locale) => `<url><loc>${origin}${paths[locale]}</loc>${changed}${alternates.join('')}</url>`,
    );
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`,
    {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': cacheControlOf(settings),
      },
    },
  );
}
