import { createHash } from 'node:crypto';
import { mistakesInPage } from '../../../tools/vite/valid-html.ts';
import { languages, words } from './support/battery-test.ts';
import { words as account, postSignIn } from './support/sign-in.ts';
import { address, expect, hydrated, test } from './support/test.ts';

const pages = [
  { name: 'home', fr: '/fr', en: '/en', listed: true },
  { name: 'battery test', fr: words.fr.path, en: words.en.path, listed: true },
  {
    name: 'privacy policy',
    fr: '/fr/a-propos/politique-de-confidentialite',
    en: '/en/a-propos/politique-de-confidentialite',
    listed: true,
  },
  { name: 'contact', fr: '/fr/nous-joindre', en: '/en/contact-us', listed: true },
  {
    name: 'contact about travel insurance',
    fr: '/fr/nous-joindre/assurance-voyage',
    en: '/en/contact-us/travel-insurance',
    listed: true,
  },
  { name: 'form sent', fr: words.fr.sentPath, en: words.en.sentPath, listed: false },
  { name: 'sign-in', fr: account.fr.path, en: account.en.path, listed: false },
  {
    name: 'forgotten password',
    fr: '/fr/mot-de-passe-oublie',
    en: '/en/forgotten-password',
    listed: false,
  },
  { name: 'new password', fr: '/fr/nouveau-mot-de-passe', en: '/en/new-password', listed: false },
  { name: 'maintenance', fr: account.fr.maintenancePath, en: account.en.maintenancePath, listed: false },
] as const;

test('every page says its language, address and alternates, and is valid HTML', async ({ request }) => {
  const site = address('E2E_SITE');
  for (const { listed, ...paths } of pages) {
    for (const language of languages) {
      const path = paths[language];
      const html = await (await request.get(site + path)).text();
      expect(html, path).toContain(`<html lang="${language}-CA"`);
      expect(html, path).toMatch(/<title>[^<]+ – Club Jalon<\/title>/);
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(html.match(/<link rel="(canonical|alternate" hrefLang)[^>]*>/g), path).toEqual([
        `<link rel="canonical" href="${site}${path}"/>`,
        `<link rel="alternate" hrefLang="fr" href="${site}${paths.fr}"/>`,
        `<link rel="alternate" hrefLang="en" href="${site}${paths.en}"/>`,
        `<link rel="alternate" hrefLang="x-default" href="${site}${paths.fr}"/>`,
      ]);
      expect(html.includes('<meta name="robots"'), path).toBe(!listed);
      if (listed) expect(html.match(/<meta name="description"/g), path).toHaveLength(1);
      expect(await mistakesInPage(html), path).toEqual([]);
    }
  }
});

test('every page is valid HTML after a rejected post and for members', async ({ request }) => {
  for (const language of languages) {
    const { path, areaPath } = account[language];
    expect(await mistakesInPage((await postSignIn(request, { path, password: '' })).html)).toEqual([]);
    await postSignIn(request, { path });
    for (const one of [areaPath, path]) {
      const page = await (await request.get(address('E2E_SITE') + one)).text();
      expect(page).toContain(account[language].signOut);
      expect(await mistakesInPage(page)).toEqual([]);
    }
    await postSignIn(request, { path, intent: 'sign-out' });
  }
});

test('renders in standards mode with the hash of every inline style and script in its policy', async ({
  request,
}) => {
  for (const url of [address('E2E_SITE') + words.fr.path, `${address('E2E_CLUB_SITE')}/fr`]) {
    const answer = await request.get(url);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'sha256-[^;]+ 'strict-dynamic'/);
    expect(policy).not.toMatch(/unsafe-|nonce-/);

    const html = await answer.text();
    expect(html).toMatch(/^<!DOCTYPE html>/i);
    const inline = [
      ...html.matchAll(/<(script|style)\b(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/\1>/g),
    ];
    expect(inline.length).toBeGreaterThan(2);
    for (const [, , text = ''] of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(html).not.toMatch(/nonce=|<[^>]+\son\w+=|<[^>]+\sstyle=/);
  }
});

test('one copy of styled-components writes the styles, on the server and in the browser', async ({
  page,
}) => {
  await page.goto(`${address('E2E_SITE')}${words.fr.path}`);
  await hydrated(page);
  await expect(page.locator('style[data-styled]')).toHaveCount(1);
  const display = await page.locator('main form').evaluate((form) => getComputedStyle(form).display);
  expect(display).toBe('grid');
});

test('serves assets compressed, and immutable when their name has a hash', async ({ request }) => {
  const site = address('E2E_SITE');
  const html = await (await request.get(site + words.fr.path)).text();
  const script = html.match(/\/assets\/entry\.client-[^"]+\.js/)?.[0];
  const style = html.match(/\/assets\/[^"]+\.css/)?.[0];
  const font = html.match(/\/assets\/[^"]+\.woff2/)?.[0];
  expect([script, style, font]).not.toContain(undefined);

  for (const [encoding, file] of [
    ['br', script],
    ['gzip', script],
    ['br', style],
  ]) {
    const answer = await request.get(`${site}${file}`, { headers: { 'accept-encoding': `${encoding}` } });
    expect(answer.headers()['content-encoding']).toBe(encoding);
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers().vary).toMatch(/accept-encoding/i);
    expect(answer.headers()).not.toHaveProperty('etag');
  }
  expect((await request.get(`${site}${font}`)).headers()['cache-control']).toContain('immutable');
  expect((await request.get(`${site}/favicon.svg`)).headers()['cache-control']).not.toContain('immutable');
  expect((await request.get(`${site}/assets/of-another-version.js`)).status()).toBe(404);

  for (const encoding of ['br', 'gzip']) {
    const page = await request.get(`${site}/fr`, { headers: { 'accept-encoding': encoding } });
    expect(page.headers()['content-encoding']).toBe(encoding);
    expect(page.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=/);
    expect(page.headers()['x-content-type-options']).toBe('nosniff');
  }
  const form = await request.get(`${site}${words.fr.path}`);
  expect(form.headers()['cache-control']).toBe('no-store');
});

test('every page has one address', async ({ request }) => {
  const site = address('E2E_SITE');
  const follow = async (path: string) => {
    const answer = await request.get(site + path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await follow('/formulaires/test-de-batterie')).toEqual([301, words.fr.path]);
  expect(await follow('/nous-joindre')).toEqual([301, '/fr/nous-joindre']);
  // Both languages share this page.
  expect(await follow('/confirmation-envoi-formulaire')).toEqual([200, undefined]);
  expect(await follow(`${words.en.path}/?a=1`)).toEqual([301, `${words.en.path}?a=1`]);
  expect((await follow('//example.org/'))[1] ?? '').not.toMatch(/^(\/\/|https?:)/);
  expect((await follow('/.//example.org/'))[1] ?? '').not.toMatch(/^(\/\/|https?:)/);
  expect((await follow('/\\example.org/'))[1] ?? '').not.toMatch(/^(\/\/|\/\\|https?:)/);

  const head = await request.head(site + words.fr.path);
  expect([head.status(), await head.text()]).toEqual([200, '']);
});

test('/ leads to the home page in the language of the visit', async ({ request }) => {
  const home = async (headers: Record<string, string>) => {
    const answer = await request.get(`${address('E2E_SITE')}/`, { headers, maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().vary).toMatch(/cookie, accept-language/i);
    return answer.headers().location;
  };
  expect(await home({ 'accept-language': 'fr-CA' })).toBe('/fr');
  expect(await home({ 'accept-language': 'de' })).toBe('/fr');
  expect(await home({ 'accept-language': 'en-CA,fr;q=0.5' })).toBe('/en');
  expect(await home({ 'accept-language': 'en', cookie: 'locale=fr' })).toBe('/fr');
});

test('/ leads to the language that the visitor switched to', async ({ page }) => {
  const site = address('E2E_SITE');
  await page.goto(`${site}/`);
  await page.waitForURL(`${site}/fr`);
  await hydrated(page);
  await page.getByRole('link', { name: words.fr.otherLanguage, exact: true }).click();
  await page.waitForURL(`${site}/en`);
  await page.goto(`${site}/`);
  await page.waitForURL(`${site}/en`);
});

test('/en-ca shows the English page and names /en as its address', async ({ request }) => {
  const site = address('E2E_SITE');
  const html = await (await request.get(`${site}/en-ca/forms/battery-test`)).text();
  expect(html).toMatch(new RegExp(`<h1[^>]*>${words.en.heading}</h1>`));
  expect(html).toContain('<html lang="en-CA"');
  expect(html).toContain(`<link rel="canonical" href="${site}${words.en.path}"/>`);
});

test('an unknown address answers 404 with a page of the site', async ({ request }) => {
  for (const [path, heading, lang] of [
    ['/fr/nulle-part', 'Cette page est introuvable', 'fr-CA'],
    ['/en/nowhere', 'This page can’t be found', 'en-CA'],
    ['/nulle-part', 'Cette page est introuvable', 'fr-CA'],
  ] as const) {
    const answer = await request.get(address('E2E_SITE') + path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('<header');
  }
});

test('sitemap.xml lists every public page with its alternates, and robots.txt names it', async ({
  request,
}) => {
  const site = address('E2E_SITE');
  const robots = await (await request.get(`${site}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  const answer = await request.get(`${site}/sitemap.xml`);
  expect(answer.headers()['content-type']).toContain('application/xml');
  const sitemap = await answer.text();
  const places = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, place]) => place);
  const listed = pages.filter(({ listed }) => listed).flatMap(({ fr, en }) => [site + fr, site + en]);
  const ofMembers = new RegExp(`^${site}/(fr/espace-connecte|en/connected-space)`);
  expect(places).toEqual(expect.arrayContaining(listed.filter((place) => !ofMembers.test(place))));
  expect(places.filter((place = '') => ofMembers.test(place))).toEqual([]);
  expect(places).toHaveLength(new Set(places).size);
  // Both contain the origin of this request.
  for (const file of ['robots.txt', 'sitemap.xml']) {
    const { 'cache-control': cacheControl } = (await request.get(`${site}/${file}`)).headers();
    expect(cacheControl).toBe('private, no-cache');
  }
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(places.length);
});

test('invalid requests are rejected without a stack', async ({ request }) => {
  const site = address('E2E_SITE');
  const refused = async (path: string, options: Parameters<typeof request.fetch>[1]) => {
    const answer = await request.fetch(site + path, options);
    const body = await answer.text();
    expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    return { status: answer.status(), body };
  };
  const statusOf = async (...of: Parameters<typeof refused>) => (await refused(...of)).status;
  const large = 'x'.repeat(70_000);
  expect(await statusOf(words.fr.path, { method: 'POST', form: { vehiculeMarque: large } })).toBe(413);
  expect(await statusOf('/api/forms/12', { method: 'POST', data: { vehiculeMarque: large } })).toBe(413);
  expect(await statusOf('/fr/%E0%A4%A', {})).toBeLessThan(500);
  expect(await statusOf('/fr', { method: 'POST', form: {} })).toBeLessThan(500);
  expect(await statusOf('/fr', { method: 'DELETE' })).toBe(405);
  for (const origin of ['https://example.org', site.replace('http:', 'https:'), 'null']) {
    const { status, body } = await refused(words.fr.path, { method: 'POST', headers: { origin }, form: {} });
    expect(status).toBe(400);
    expect(body).toContain('<h1>Cette demande ne peut pas être traitée</h1>');
    expect(body).toContain('<h1>This request can’t be processed</h1>');
  }
});

test('a form says that all its fields are required, or which are not', async ({ request }) => {
  const page = async (path: string) => (await request.get(address('E2E_SITE') + path)).text();
  expect(await page(words.en.path)).toContain('All fields are required.');
  expect(await page('/en/contact-us')).toContain('All fields are required, except those marked “optional”.');
});
