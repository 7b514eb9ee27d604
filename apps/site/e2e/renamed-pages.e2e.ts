import type { Page } from 'playwright/test';
import { at, hydrated, type Visit } from '../../../tools/vite/walk-checkout.ts';
import { BatteryTestPage } from './support/battery-test.ts';
import { renamed } from './support/renamed.ts';
import { freePort, type Server, startServer } from './support/servers.ts';
import { address, expect, test } from './support/test.ts';

// Every page but the home page has another address in the table, and everything follows: the site is walked. The addresses of the
// steps, of the account and of links in messages are tested with their loaders, in `renamed-pages.test.ts`.

// One worker starts the server, once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let server: Server;
test.beforeAll(async () => {
  server = await startServer('renamedSite', await freePort(), { API_URL: address('E2E_CLUB_API') });
});
test.afterAll(() => server.stop());
const site = () => server.url;

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
