import { load } from 'cheerio';
import * as z from 'zod/mini';
import { bodyLimit, type SearchEntry, searchEntry } from '../search-entry.ts';

/** Why a page can't be indexed, in one line. */
export class PageProblem extends Error {
  override readonly name = 'PageProblem';
}

/** Elements that are not content of the page. Search engines respect `data-nosnippet` too. */
const silent =
  '[data-nosnippet], script, style, noscript, template, svg, math, iframe, object, canvas, audio, video, nav, dialog, button, select, datalist, textarea';
const headings = 'h2, h3, h4, h5, h6';
/** Elements that are not part of the body: headings have their own field. */
const notBody = `${silent}, h1, ${headings}, [hidden], [aria-hidden="true"]`;
/** Inline elements: their text continues the text around them. */
const inline =
  'a, abbr, b, bdi, bdo, cite, code, data, dfn, em, i, kbd, mark, q, s, samp, small, span, strong, sub, sup, time, u, var, wbr';

/**
 * The entry of a page: its first `h1`, the headings of `main`, its description followed by the text of `main`,
 * and `<meta name="jalon:type">`, `jalon:year`, `jalon:label`, `jalon:reading-time`, `jalon:image`. Undefined
 * for a page with `noindex`.
 * @throws PageProblem
 */
export function pageEntry(html: string, path: string): SearchEntry | undefined {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content')?.trim() || undefined;
  if (/\bnoindex\b/i.test(meta('robots') ?? '')) return undefined;

  const main = $('main').first();
  if (main.length === 0) throw new PageProblem('has no main element');
  const description = meta('description') ?? '';
  const year = meta('jalon:year');
  const language = $('html').attr('lang')?.toLowerCase().split('-')[0];
  main.find(`*:not(${inline})`).before(' ').after(' ');
  main.find(silent).remove();
  const title = main.find('h1').first();
  const parsed = z.safeParse(searchEntry, {
    index: language,
    url: path,
    title: (title.length > 0 ? title : $('title').first()).text(),
    headings: main
      .find(headings)
      .map((_, heading) => $(heading).text())
      .get(),
    body_content: `${description} ${main.clone().find(notBody).remove().end().text()}`
      .trim()
      .slice(0, bodyLimit),
    type: meta('jalon:type'),
    year: year === undefined ? undefined : Number(year),
    label: meta('jalon:label'),
    reading_time: meta('jalon:reading-time'),
    image: meta('jalon:image'),
  });
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  throw new PageProblem(`has no ${[...names].join(', ')} that can be indexed`);
}

/** The addresses in a `sitemap.xml`. */
export function sitemapAddresses(xml: string): string[] {
  const $ = load(xml, { xml: true });
  return $('url > loc, sitemap > loc')
    .map((_, location) => $(location).text().trim())
    .get();
}
