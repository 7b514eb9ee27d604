import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { at, hydrated, type Visit } from '../../../tools/vite/walk-checkout.ts';
import { BatteryTestPage, words } from './support/battery-test.ts';
import { renamed } from './support/renamed.ts';
import { searchWords } from './support/search.ts';
import { type Server, startServer } from './support/servers.ts';
import { address, expect, test } from './support/test.ts';

// Every page but the home page has another address in the table, and everything follows: the site is walked. The addresses of the
// steps, of the account and of links in messages are tested with their loaders, in `renamed-pages.test.ts`.

// One worker starts the servers, once.
test.describe.configure({ mode: 'default', timeout: 120_000 });
// An address of its own: every API counts in the same database.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' } });

const site = () => address('E2E_RENAMED_SITE');
const servers: Server[] = [];
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jalon-renamed-'));
  const links = join(folder, 'site-links.json');
  const api = address('E2E_RENAMED_API');
  const port = (url: string) => Number(new URL(url).port);
  servers.push(await startServer('renamedSite', port(site()), { API_URL: api, LINKS_FILE: links }));
  servers.push(
    await startServer('api', port(api), {
      DATA_DIR: address('E2E_DATA_DIR'),
      SITE_LINKS: links,
      SITE_URL: site(),
      SANDBOX_GATEWAY_URL: address('E2E_GATEWAY'),
      WORKER: 'off',
      RATE_LIMITS: 'all=100000/600, submissions=3/600, searches=1/60',
      FORM_PROTECTION: 'off',
    }),
  );
});

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

const contact = { label: 'Nous joindre', path: '/fr/nous-joindre' };
const person = { visitorName: 'Marie', email: 'marie@example.org', phone: '4185550123' };

/** What is not in the table of pages: files, calls and feeds. */
const isNoPage = (path: string) =>
  /^\/(?:api|assets|media|recordings|admin)\/|^\/(?:fr|en)\/session$|\.\w+$/.test(path);
const isHome = (path: string) => ['/', '/fr', '/en', '/en-ca'].includes(path);
const follows = (path: string) =>
  isNoPage(path) || isHome(path) || /^(?:\/fr|\/en|\/en-ca)?\/renamed\//.test(path);

test('every page that links lead to is in the table, and leads to no other', async ({ request }) => {
  const open = ['/fr', '/en'];
  const seen = new Set(open);
  const strange: string[] = [];
  for (const path of open) {
    const answer = await request.get(site() + path, { maxRedirects: 0 });
    if (answer.status() === 404) strange.push(`${path} is missing`);
    const html = await answer.text();
    const links = [...html.matchAll(/(?:href|action|formaction)="([^"#]+)/g)].map(([, link = '']) => link);
    for (const link of [...links, answer.headers().location ?? '']) {
      const { origin, pathname } = new URL(link.replaceAll('&amp;', '&'), site() + path);
      if (origin !== site() || isNoPage(pathname) || seen.has(pathname)) continue;
      seen.add(pathname);
      if (follows(pathname)) open.push(pathname);
      else strange.push(`${pathname} on ${path}`);
    }
  }
  expect(strange).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});

/** Every link and form of the page leads to a page of the table. */
async function expectLinks(page: Page): Promise<void> {
  const targets = await page
    .locator('a[href], form[action], button[formaction]')
    .evaluateAll((elements) =>
      elements.map(
        (element) =>
          element.getAttribute('href') ??
          element.getAttribute('action') ??
          element.getAttribute('formaction') ??
          '',
      ),
    );
  const own = targets.map((target) => new URL(target, page.url())).filter(({ origin }) => origin === site());
  expect(own.length).toBeGreaterThan(5);
  expect(own.map(({ pathname }) => pathname).filter((path) => !follows(path))).toEqual([]);
}

test('home, the content, a form and its confirmation ask for pages of the table only', async ({
  page,
  unique,
}) => {
  const visit: Visit = { page, language: 'fr', script: true, rename: renamed };
  /** The addresses of the site that were asked for and are not in the table. */
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === site() && !follows(pathname)) asked.push(pathname);
  });
  await page.goto(`${site()}/fr`);
  await expectLinks(page);
  await page.getByRole('contentinfo').getByRole('link', { name: contact.label, exact: true }).first().click();
  await at(visit, contact.path);
  await expectLinks(page);
  const form = new BatteryTestPage(page, 'fr', site());
  await page.goto(site() + renamed(form.words.path));
  await hydrated(page);
  await expectLinks(page);
  await form.fill({ centre: 'Laval', make: unique });
  for (const [name, value] of Object.entries(person)) await page.locator(`[name=${name}]`).fill(value);
  await form.sendButton.click();
  await expect(page).toHaveURL(new RegExp(renamed(form.words.sentPath)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.words.sent);
  await expectLinks(page);
  expect(asked).toEqual([]);
});

// Three submissions and one search from one address, in ten minutes and in one.
test('submissions are counted by the visitor’s own address', async ({ request, unique }) => {
  const send = (visitor: string, key: string) =>
    request.post(site() + renamed(words.fr.path), {
      headers: { 'x-forwarded-for': visitor, origin: site() },
      form: {
        formID: '12',
        locale: 'F',
        idempotencyKey: `key-of-the-post-${key}-${unique}`,
        centreUrbain: 'Laval',
        vehiculeMarque: unique,
        vehiculeModele: 'Kona',
        vehiculeAnnee: '2022',
        ...person,
      },
      maxRedirects: 0,
    });
  for (const key of ['a', 'b', 'c']) expect((await send('203.0.113.7', key)).status()).toBe(303);
  const refused = await send('203.0.113.7', 'd');
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await refused.text()).toContain(words.fr.tooMany);
  expect((await send('203.0.113.8', 'e')).status()).toBe(303);
});

test('too many searches are answered with when to try again', async ({ request }) => {
  const search = () =>
    request.get(`${site()}${renamed(searchWords.en.path)}?q=tires`, {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
  await search();
  const answer = await search();
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await answer.text()).toContain('Too many searches');
});
