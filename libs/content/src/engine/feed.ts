import { type Locale, languageTag } from '@jalon/i18n';
import { adviceOf } from '../view/advice.ts';
import type { ViewSource } from '../view/view-source.ts';

/** The RSS feed of the advice in a language. */
export function feedOf({ content, table, site, feed }: ViewSource, locale: Locale): string {
  const advice = (feed && table.find(feed.page)) ?? table.page('home');
  const items = adviceOf(content).map(({ id, texts, published }) => {
    const address = site.origin + table.page(id).paths[locale];
    const { title, description } = texts[locale];
    // A feed has moments: at noon, the day is the same in Québec. Midnight in UTC is the evening before.
    const date = published ? `<pubDate>${new Date(`${published}T12:00Z`).toUTCString()}</pubDate>` : '';
    return `<item><title>${escaped(title)}</title><link>${address}</link><guid>${address}</guid>${date}<description>${escaped(description)}</description></item>`;
  });
  const title = `${advice.label[locale]} – ${site.name[locale]}`;
  const description = content.pages.find(({ id }) => id === advice.id)?.texts[locale].description ?? title;
  const self = feed
    ? `<atom:link href="${site.origin}${feed.paths[locale]}" rel="self" type="application/rss+xml"/>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escaped(title)}</title><link>${site.origin}${advice.paths[locale]}</link><description>${escaped(description)}</description><language>${languageTag(locale)}</language>${self}${items.join('')}</channel></rss>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (character) => entities[character] ?? '');
