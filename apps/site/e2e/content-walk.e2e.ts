import { readFileSync } from 'node:fs';
import type { APIRequestContext } from 'playwright/test';
import { mistakesInPage } from '../../../tools/vite/valid-html.ts';
import { address, expect, test } from './support/test.ts';

// Every page that search engines know, in both languages, over HTTP. A browser is used only if a check needs one.

/** Words that are common in one language and absent from the other. */
const otherWords = {
  fr: /\b(the|and|with|your|you|for|this|that|from|are)\b/gi,
  en: /(?<![\p{L}’])(les|une|pour|avec|vous|est|dans|votre|vos|sur|nous|mais)(?![\p{L}])/giu,
};
/** Every model id, from the schema that editors use. */
const schema = readFileSync(new URL('../content/generated/page.schema.json', import.meta.url), 'utf8');
const modelIds = new Set(
  Array.from(
    schema.matchAll(/"modelId":\s*\{\s*"type":\s*"string",\s*"const":\s*"([^"]+)"/g),
    ([, id]) => id ?? '',
  ),
);

interface WalkedPage {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

const read = async (request: APIRequestContext, path: string): Promise<WalkedPage> => {
  const answer = await request.get(address('E2E_CLUB_SITE') + path, { maxRedirects: 0 });
  return { path, status: answer.status(), html: await answer.text() };
};

async function walk(request: APIRequestContext): Promise<WalkedPage[]> {
  const site = address('E2E_CLUB_SITE');
  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => (url ?? '').replace(site, ''));
  expect(paths.length).toBeGreaterThan(100);
  return Promise.all(paths.map((path) => read(request, path)));
}

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', '’').replaceAll('&lt;', '<');
const titleOf = (html: string) => decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => decode(href ?? ''));

/** The visible text, without parts marked as another language. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return decode(
    body
      .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<(\w+)\b[^>]*\slang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<[^>]+>/g, ' '),
  );
}

/** The model ids of the features that are more than an empty wrapper or a placeholder. */
function modelsIn(html: string): string[] {
  const features = /data-model="([^"]+)"[^>]*>(.*?)(?=data-model="|<\/main>|$)/gs;
  return Array.from(html.matchAll(features), ([, model = '', inside = '']) => {
    const text = textOf(`<body>${inside.replace(/<[^>]*$/, '')}`);
    const isShown = /[\p{L}\d]/u.test(text) || /<(img|svg|video)\b/.test(inside);
    return isShown && !/n’existe pas encore|not implemented yet/.test(text) ? [model] : [];
  }).flat();
}

test('every page is there, valid, in its language, with its own title, and links to nothing that is missing', async ({
  request,
}) => {
  test.slow();
  const pages = await walk(request);
  const problems: string[] = [];
  const titles = new Map<string, string>();
  const models = new Set<string>();
  const known = new Map(pages.map((page) => [page.path, page]));

  for (const { path, status, html } of pages) {
    const language = path.startsWith('/en') ? 'en' : 'fr';
    if (status !== 200) problems.push(`${path}: ${status}`);
    if (!html.includes(`<html lang="${language}-CA"`)) problems.push(`${path}: its lang`);
    const title = titleOf(html);
    const same = titles.get(`${language} ${title}`);
    if (!title || same) problems.push(`${path}: the title of ${same}`);
    titles.set(`${language} ${title}`, path);
    if ((html.match(/<h1[ >]/g) ?? []).length !== 1) problems.push(`${path}: not one h1`);
    const words = textOf(html).match(otherWords[language]);
    if (words) problems.push(`${path}: words of the other language, ${[...new Set(words)].join(', ')}`);
    for (const model of modelsIn(html)) models.add(model);
    for (const mistake of await mistakesInPage(html)) problems.push(`${path}: ${mistake}`);
  }

  const targets = new Map<string, string>();
  for (const { path, html } of pages) {
    for (const href of linksOf(html)) {
      const url = new URL(href, `http://site.test${path}`);
      if (url.host === 'site.test') targets.set(url.pathname + url.search + url.hash, path);
      else if (!/^(https|mailto|tel):/.test(url.protocol)) problems.push(`${path}: ${href}`);
    }
  }
  for (const [target, from] of targets) {
    const { pathname, hash } = new URL(target, 'http://site.test');
    const page = known.get(pathname) ?? (await read(request, target));
    known.set(pathname, page);
    // Member pages redirect to the sign-in page.
    if (![200, 302].includes(page.status)) problems.push(`${from}: ${target} answers ${page.status}`);
    const id = decodeURIComponent(hash.slice(1));
    if (id && !idsOf(page.html).has(id)) problems.push(`${from}: nothing has the id of ${target}`);
  }

  expect(problems).toEqual([]);
  expect(modelIds.size).toBeGreaterThan(20);
  expect([...modelIds].filter((id) => !models.has(id))).toEqual([]);
});

test('pages have metadata for search engines and feed readers', async ({ request }) => {
  const site = address('E2E_CLUB_SITE');
  const { html } = await read(request, '/en/advice/articles/winter-tires');
  for (const tag of [
    /<meta property="og:type" content="article"/,
    /<meta property="og:locale" content="en_CA"/,
    /<meta property="article:published_time" content="2026-10-13"/,
    /<meta name="jalon:type" content="article"/,
    /<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/en\/advice\.rss"/,
  ]) {
    expect(html).toMatch(tag);
  }
  const data = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^<]*)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? ''),
  );
  expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'Article']);

  const feed = await (await request.get(`${site}/fr/conseils.rss`)).text();
  expect(feed).toContain(`<link>${site}/fr/conseils/articles/pneus-d-hiver</link>`);
  expect(feed.match(/<item>/g)).toHaveLength(17);
  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text();
  expect(sitemap).toContain('<lastmod>2026-11-16</lastmod>');
});

test('old addresses lead to the pages that took their place', async ({ request }) => {
  for (const [from, to] of [
    ['/fr/remorquage?a=1', '/fr/assistance-routiere/remorquage?a=1'],
    ['/en/towing', '/en/roadside-assistance/towing'],
    ['/assurances/auto', '/fr/assurances/auto'],
  ] as const) {
    const answer = await request.get(address('E2E_CLUB_SITE') + from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
});

test('a list of three columns has three, however wide the window', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${address('E2E_CLUB_SITE')}/fr/assistance-routiere`);
  const tops = await page
    .locator('[data-model="icon-blocks"] [data-columns="3"] > li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(tops).toHaveLength(6);
  expect(new Set(tops).size).toBe(2);
});

test('a recording is loaded when it is played, and nothing from elsewhere, with its captions', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const path of [
    '/fr/conseils/videos/survolter-une-batterie',
    '/en/advice/podcasts/driving-at-eighty',
  ]) {
    requested.length = 0;
    await page.goto(address('E2E_CLUB_SITE') + path);
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => /\.webm$/.test(url))).toEqual([]);
    const player = page.locator('main video');
    await player.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
    });
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(requested.some((url) => /\.webm$/.test(url))).toBe(true);
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
      .toBeGreaterThan(20);
    expect(requested.filter((url) => !url.startsWith(address('E2E_CLUB_SITE')))).toEqual([]);
  }
});

test('no content is in the scripts of the site', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(`${address('E2E_CLUB_SITE')}/fr/assurances/accident`);
  await page.locator('main form select, main form input[type=text]').first().focus();
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => /pneus d.hiver|Rendez-vous|Remorquage/i.test(text))).toEqual([]);
});

test('axe finds nothing on pages of each kind', async ({ page, axe }) => {
  for (const path of [
    '/fr/a-propos/politique-de-confidentialite',
    '/en/travel',
    '/fr/aide',
    '/en/advice/articles/winter-tires',
    '/fr/plan-du-site',
  ]) {
    await page.goto(address('E2E_CLUB_SITE') + path);
    expect(await axe(), path).toEqual([]);
  }
});

test('a form in a page of content is sent from there without a script', async ({ request }) => {
  const answer = await request.post(`${address('E2E_CLUB_SITE')}/fr/assurances/accident`, { form: {} });
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toMatch(/<form[^>]*action="\/fr\/assurances\/accident/);
  expect(html).toMatch(/<h1[^>]*>Assurance accident</);
  expect(html).toMatch(/<main[\s\S]*aria-invalid="true"/);
});
