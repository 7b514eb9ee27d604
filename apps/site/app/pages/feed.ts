import { type Locale, languageTag, localeFromPath } from '@jalon/i18n';
import { adviceOf } from '../content/advice.ts';
import { feedPaths } from '../content/feed-paths.ts';
import { cacheControlOf, originOf } from '../document/origin.server.ts';
import { getSite } from '../site-context.server.ts';
import type { Route } from './+types/feed.ts';

/** The RSS feed of the advice, in the language of its address. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const { settings, siteMap, content } = getSite(context);
  const locale: Locale = localeFromPath(url.pathname);
  const origin = originOf(settings, request);
  const advice = siteMap.find('advice') ?? siteMap.page('home');
  const items = adviceOf(content).map(({ id, texts, published }) => {
    const address = origin + siteMap.page(id).paths[locale];
    const { title, description } = texts[locale];
    // A feed has moments: at noon, the day is the same in Québec. Midnight in UTC is the evening before.
    const date = published ? `<pubDate>${new Date(`${published}T12:00Z`).toUTCString()}</pubDate>` : '';
    return `<item><title>${escaped(title)}</title><link>${address}</link><guid>${address}</guid>${date}<description>${escaped(description)}</description></item>`;
  });
  const title = `${advice.label[locale]} – ${settings.club.name[locale]}`;
  const description = content.pages.find(({ id }) => id === advice.id)?.texts[locale].description ?? title;
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escaped(title)}</title><link>${origin}${advice.paths[locale]}</link><description>${escaped(description)}</description><language>${languageTag(locale)}</language><atom:link href="${origin}${feedPaths[locale]}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>\n`,
    {
      headers: {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': cacheControlOf(settings),
      },
    },
  );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (character) => entities[character] ?? '');
