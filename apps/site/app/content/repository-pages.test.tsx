import { fileURLToPath } from 'node:url';
import { defaultClub } from '@jalon/club';
import { ContentPage, type PageView } from '@jalon/content';
import { type Locale, locales } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { ContentIsland, renderers } from '../features/content-parts.tsx';
import { siteContent } from '../features/site-content.server.ts';
import type { Settings } from '../settings/settings.ts';
import { createSiteContext, getSite } from '../site-context.server.ts';

const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url));
const settings = { club: defaultClub, contentFolder, apiUrl: 'http://api.test' } as Settings;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const context = createSiteContext({ settings, visitor: undefined, log });
const { content, siteMap } = getSite(context);

beforeAll(() => {
  // The API has no price, and no token for a form.
  vi.stubGlobal('fetch', async () => Response.json({ date: '2026-11-23', prices: [], token: 'a-token' }));
  return () => vi.unstubAllGlobals();
});

async function viewOf(id: string, locale: Locale): Promise<PageView> {
  const path = siteMap.page(id).paths[locale];
  const answer = await siteContent(context).load(new Request(`http://site.test${path}`));
  if (answer.kind !== 'page' || answer.view.kind !== 'page') throw new Error(`There is no page ${id}`);
  return answer.view;
}

async function htmlOf(view: PageView, locale: Locale): Promise<string> {
  const element = (
    <I18nProvider locale={locale}>
      <ContentPage view={view} renderers={renderers} island={ContentIsland} />
    </I18nProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [view.paths[locale]] });
  const { prelude } = await prerender(<RouterProvider router={router} />);
  return await new Response(prelude).text();
}

const drawn = new Map<Locale, Promise<{ view: PageView; html: string }[]>>();

/** Every page in a language, drawn once. */
function pagesIn(locale: Locale) {
  const pages =
    drawn.get(locale) ??
    Promise.all(
      content.pages.map(async ({ id }) => {
        const view = await viewOf(id, locale);
        return { view, html: await htmlOf(view, locale) };
      }),
    );
  drawn.set(locale, pages);
  return pages;
}

// That links lead to an id is tested with the built site, whose pages have the header and the footer too.
it.each(locales)('has the id of every section once, and no empty feature, in %s', async (locale) => {
  const problems: string[] = [];
  for (const { view, html } of await pagesIn(locale)) {
    const found = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id);
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
  expect(problems).toEqual([]);
});

/** The names of the scenes and the files of the photographs, in HTML or in content. */
const picturesIn = (text: string) =>
  Array.from(text.matchAll(/picture:([a-z-]+)|src="[^"]*?([a-z-]+)\.svg|src="(\/media\/[^"?]+)/g), (found) =>
    found.slice(1).join(''),
  );

it('shows no picture twice on a page, its footer included', async () => {
  const inFooter = picturesIn(JSON.stringify(content.site.fr.frame.footer));
  expect(inFooter).toHaveLength(2);
  const twice: string[] = [];
  for (const { view, html } of await pagesIn('fr')) {
    // The buttons of a gallery have a small copy of each of its pictures.
    const shown = [...picturesIn(html.replace(/<button.*?<\/button>/gs, '')), ...inFooter];
    const repeated = shown.filter((picture, index) => shown.indexOf(picture) !== index);
    twice.push(...repeated.map((picture) => `${view.id}: ${picture}`));
  }
  expect(twice).toEqual([]);
});

it.each([true, false])(
  'has the only button of a hero without an image (full width: %s)',
  async (fullWidth) => {
    const hero = { heading: 'Ici', primaryCta: { label: 'Adhérer', href: '/fr/adhesions' } };
    const html = await htmlOf({ ...(await viewOf('home', 'fr')), fullWidth, hero, blocks: [] }, 'fr');
    expect(html).toMatch(/<a [^>]*href="\/fr\/adhesions"[^>]*>.*?Adhérer/s);
  },
);

it('has the kind of an article that is featured', async () => {
  const featured = (await pagesIn('fr')).flatMap(({ view }) =>
    view.blocks.filter((block) => 'modelId' in block && block.modelId === 'article-spotlight'),
  );
  const html = await htmlOf({ ...(await viewOf('home', 'fr')), blocks: featured }, 'fr');
  expect(html.match(/>(Article|Guide|Essai routier)</g)).toHaveLength(featured.length);
  expect(featured).not.toEqual([]);
});
