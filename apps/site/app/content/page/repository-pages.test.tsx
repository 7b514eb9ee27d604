import { fileURLToPath } from 'node:url';
import { defaultClub } from '@jalon/club';
import { formDefinitions } from '@jalon/forms/schemas';
import { type Locale, locales } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { SiteMap, sitePages } from '../../site-map.ts';
import { contentRows } from '../content-rows.ts';
import { fileSource } from '../source/file-source.server.ts';
import { readContent } from '../source/read-content.ts';
import { ContentPage } from './content-page.tsx';
import { pageView } from './page-view.server.ts';
import type { PageView } from './view.ts';

const content = fileSource(fileURLToPath(new URL('../../../content/', import.meta.url))).current();
const siteMap = new SiteMap(sitePages(defaultClub, contentRows(content)));
const source = { content, siteMap, forms: formDefinitions(defaultClub), prices: [] };

async function htmlOf(view: PageView, locale: Locale): Promise<string> {
  const element = (
    <I18nProvider locale={locale}>
      <ContentPage view={view} />
    </I18nProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [view.paths[locale]] });
  const { prelude } = await prerender(<RouterProvider router={router} />);
  return await new Response(prelude).text();
}

it.each(locales)('has the id of every section, and every section that it links to, in %s', async (locale) => {
  const problems: string[] = [];
  const ids = new Map<string, Set<string>>();
  const links: [from: string, href: string][] = [];
  for (const page of content.pages) {
    const view = pageView(source, page, locale);
    const html = await htmlOf(view, locale);
    const found = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id);
    ids.set(view.paths[locale], new Set(found));
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*#[^"]*)"/g)) links.push([view.id, href]);
    const parts = view.blocks.flatMap((block) => ('modelId' in block ? [block] : [block, ...block.features]));
    for (const anchor of [view.heroAnchor || [], ...parts.map((part) => part.anchor ?? [])].flat()) {
      const times = found.filter((id) => id === anchor).length;
      if (times !== 1) problems.push(`${view.id}: ${times} times #${anchor}`);
    }
    // A group holds only its features.
    const models = /data-model="(?!group)([^"]+)"[^>]*>(.*?)(?=data-model="|$)/gs;
    for (const [, model, inside = ''] of html.matchAll(models)) {
      if (!/>[^<\s]|<(img|svg|video)\b/.test(inside)) problems.push(`${view.id}: an empty ${model}`);
    }
  }
  for (const [from, href] of links) {
    const { pathname, hash, host } = new URL(href, `http://site.test${siteMap.page(from).paths[locale]}`);
    const known = ids.get(pathname);
    if (host === 'site.test' && known && !known.has(decodeURIComponent(hash.slice(1))))
      problems.push(`${from}: nothing has the id of ${href}`);
  }
  expect(problems).toEqual([]);
  expect(links.length).toBeGreaterThan(20);
});

it.each([true, false])(
  'has the only button of a hero without an image (full width: %s)',
  async (fullWidth) => {
    const [page] = content.pages;
    if (!page) throw new Error('no page');
    const hero = { heading: 'Ici', primaryCta: { label: 'Adhérer', href: '/fr/adhesions' } };
    const html = await htmlOf({ ...pageView(source, page, 'fr'), fullWidth, hero, blocks: [] }, 'fr');
    expect(html).toMatch(/<a [^>]*href="\/fr\/adhesions"[^>]*>.*?Adhérer/s);
  },
);

it('has the kind of an article that is featured', async () => {
  const featured = content.pages
    .map((page) => pageView(source, page, 'fr'))
    .flatMap(({ blocks }) =>
      blocks.filter((block) => 'modelId' in block && block.modelId === 'article-spotlight'),
    );
  const [page] = content.pages;
  if (!page) throw new Error('no page');
  const html = await htmlOf({ ...pageView(source, page, 'fr'), blocks: featured }, 'fr');
  expect(html.match(/>(Article|Guide|Essai routier)</g)).toHaveLength(featured.length);
  expect(featured).not.toEqual([]);
});

function viewOf(fields: string): PageView {
  const description = 'description: A description that is long enough for search engines to show it.';
  const written = readContent([
    {
      name: 'tow.fr.md',
      text: `---\npath: /fr/a\ntitle: Remorquage\n${description}\n${fields}\n---\nTexte.`,
    },
    { name: 'tow.en.md', text: `---\npath: /en/a\ntitle: Towing\n${description}\n---\n` },
    { name: 'site.fr.yml', text: '' },
    { name: 'site.en.yml', text: '' },
  ]);
  const [page] = written.pages;
  if (!page) throw new Error('The page was not read');
  const pages = new SiteMap(sitePages(defaultClub, contentRows(written)));
  return pageView({ content: written, siteMap: pages, forms: formDefinitions(defaultClub) }, page, 'fr');
}

it.each([
  ['the trail', 'modelId: breadcrumb', 'Remorquage'],
  ['the back button', 'modelId: breadcrumb, variant: back', 'Accueil'],
])('shows %s once, above the hero, for a breadcrumb that is the first block', async (_style, block, last) => {
  const html = await htmlOf(viewOf(`breadcrumb: none\nblocks:\n  - { ${block} }`), 'fr');
  const [top = '', below = ''] = html.split('<h1');
  const [, breadcrumb = ''] = top.split('data-model="breadcrumb"');
  expect(breadcrumb.replaceAll(/<[^>]+>/g, ' ').trim()).toMatch(new RegExp(`${last}$`));
  expect(below).toContain('Texte.');
  expect(below).not.toContain('data-model="breadcrumb"');
});

it('shows no breadcrumb block for the breadcrumb of the page itself', async () => {
  expect(await htmlOf(viewOf(''), 'fr')).not.toContain('data-model="breadcrumb"');
});
