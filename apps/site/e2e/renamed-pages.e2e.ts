import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  accept,
  answerBank,
  answerSteps,
  at,
  cards,
  confirm,
  firstPath,
  hydrated,
  paths,
  thanks,
  type Visit,
} from '../../../tools/vite/walk-checkout.ts';
import { BatteryTestPage } from './support/battery-test.ts';
import { renamed } from './support/renamed.ts';
import { type Server, startServer } from './support/servers.ts';
import { words as accountWords } from './support/sign-in.ts';
import { address, expect, test, visits } from './support/test.ts';

// Every page but the home page has another address in the table, and everything follows: the site is walked.

// One worker starts the servers, once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

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
      RATE_LIMITS: 'all=100000/600',
      FORM_PROTECTION: 'off',
    }),
  );
});

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

const texts = {
  fr: {
    contact: 'Nous joindre',
    choose: 'Choisir mon mot de passe',
    newPassword: 'Nouveau mot de passe',
    set: 'Choisir ce mot de passe',
    opened: 'Votre espace membre est ouvert',
    security: 'Mot de passe et sessions',
    payment: 'Mode de paiement',
    otherCard: 'Utiliser une autre carte',
    card: 'Voir et imprimer la carte',
    acceptGift: 'Accepter le cadeau',
    contactPath: '/fr/nous-joindre',
    newPasswordPath: '/fr/nouveau-mot-de-passe',
    securityPath: '/fr/espace-connecte/securite',
    paymentPath: '/fr/espace-connecte/mode-de-paiement',
    giftPath: '/fr/cadeau/',
  },
  en: {
    contact: 'Contact us',
    choose: 'Choose my password',
    newPassword: 'New password',
    set: 'Choose this password',
    opened: 'Your member area is open',
    security: 'Password and sessions',
    payment: 'Payment method',
    otherCard: 'Use another card',
    card: 'View and print the card',
    acceptGift: 'Accept the gift',
    contactPath: '/en/contact-us',
    newPasswordPath: '/en/new-password',
    securityPath: '/en/connected-space/security',
    paymentPath: '/en/connected-space/payment-method',
    giftPath: '/en/gift/',
  },
} as const;

const password = 'quatre mots pris au hasard';

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

for (const { language, javaScriptEnabled: script } of visits) {
  test.describe(`${script ? 'with' : 'without'} JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: script });
    const t = texts[language];
    const account = accountWords[language];

    /** The addresses of the site that were asked for and are not in the table. */
    let asked: string[];
    test.beforeEach(({ page }) => {
      asked = [];
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === site() && !follows(pathname)) asked.push(pathname);
      });
    });

    /** Every link and form of the page leads to a page of the table. */
    async function expectLinks({ page }: Visit): Promise<void> {
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
      const own = targets
        .map((target) => new URL(target, page.url()))
        .filter(({ origin }) => origin === site());
      expect(own.length).toBeGreaterThan(5);
      expect(own.map(({ pathname }) => pathname).filter((path) => !follows(path))).toEqual([]);
      expect(asked).toEqual([]);
    }

    const open = async ({ page }: Visit, path: string) => {
      const answer = await page.goto(site() + renamed(path));
      expect(answer?.status()).toBe(200);
      if (script) await hydrated(page);
    };
    const visitOf = (page: Visit['page']): Visit => ({ page, language, script, rename: renamed });

    test('home, the content, a form and its confirmation', async ({ page, unique }) => {
      const visit = visitOf(page);
      await page.goto(`${site()}/${language}`);
      await expectLinks(visit);
      await page.getByRole('contentinfo').getByRole('link', { name: t.contact, exact: true }).first().click();
      await at(visit, t.contactPath);
      await expectLinks(visit);
      const form = new BatteryTestPage(page, language, site());
      await open(visit, form.words.path);
      await expectLinks(visit);
      await form.fill({ centre: 'Laval', make: unique });
      for (const [name, value] of [
        ['visitorName', 'Marie'],
        ['email', 'marie@example.org'],
        ['phone', '4185550123'],
      ] as const) {
        await page.locator(`[name=${name}]`).fill(value);
      }
      await form.sendButton.click();
      await expect(page).toHaveURL(new RegExp(renamed(form.words.sentPath)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.words.sent);
      await expectLinks(visit);
    });

    test('a membership, the bank’s question, the receipt, a password and the account', async ({ page }) => {
      const visit = visitOf(page);
      await open(visit, `${firstPath('register', language)}?type=PLUS`);
      await answerSteps(visit, 'register', {
        firstName: 'Élodie',
        pay: { number: cards.challenge, term: 'monthly' },
        before: () => expectLinks(visit),
      });
      await expectLinks(visit);
      await accept(visit);
      await confirm(visit);
      await answerBank(visit, 'approve');
      await at(visit, paths[language].review);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(thanks.register[language]);
      await expectLinks(visit);

      // After the bank's question the membership system gives the number a moment later.
      const choose = page.getByRole('button', { name: t.choose });
      await expect(async () => {
        await page.reload();
        await expect(choose).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      await choose.click();
      await at(visit, t.newPasswordPath);
      await expectLinks(visit);
      await page.getByLabel(t.newPassword).fill(password);
      await page.getByRole('button', { name: t.set }).click();
      await at(visit, account.areaPath);
      await expect(page.getByText(t.opened)).toBeVisible();
      const [number = ''] =
        (
          await page
            .getByText(/620\s285\s\d{10}/)
            .first()
            .textContent()
        )?.match(/\d{10}/) ?? [];
      await expectLinks(visit);
      await page.getByRole('main').getByRole('link', { name: t.security }).click();
      await at(visit, t.securityPath);
      await expectLinks(visit);

      // The gateway's page for another card leads back.
      await open(visit, t.paymentPath);
      await expectLinks(visit);
      await page.getByRole('button', { name: t.otherCard }).click();
      for (const [name, typed] of Object.entries({ number: cards.accepted, expiry: '12/30', code: '123' })) {
        await page.locator(`[name="${name}"]`).fill(typed);
      }
      await page.locator('button.main').click();
      await at(visit, t.paymentPath);
      await expectLinks(visit);

      // A member's page leaves by itself when the session is gone.
      await page.goto('about:blank');
      await page.context().clearCookies();
      await page.goto(site() + renamed(account.areaPath));
      await at(visit, account.path);
      await expectLinks(visit);
      await page.getByRole('main').getByLabel(account.username, { exact: true }).fill(number);
      await page.getByRole('main').getByLabel(account.password, { exact: true }).fill(password);
      await page.getByRole('main').getByRole('button', { name: account.signIn, exact: true }).click();
      await at(visit, account.areaPath);
      await expect(heading).toContainText('Élodie');
    });

    test('a gift, its card and its acceptance', async ({ page }) => {
      const visit = visitOf(page);
      await open(visit, `${firstPath('gift-a-membership', language)}?type=FAM`);
      await answerSteps(visit, 'gift-a-membership', { firstName: 'Béatrice' });
      await accept(visit);
      await confirm(visit);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(thanks['gift-a-membership'][language]);
      await expectLinks(visit);
      await page.getByRole('link', { name: t.card }).click();
      await expect(page).toHaveURL(new RegExp(`${site()}${renamed(t.giftPath)}`));
      await page.goto(page.url().replace(/\?.*/, ''));
      if (script) await hydrated(page);
      await expectLinks(visit);
      await page.getByRole('button', { name: t.acceptGift }).click();
      const choose = page.getByRole('link', { name: t.choose });
      await expect(choose).toBeVisible();
      await expectLinks(visit);
      await choose.click();
      await at(visit, t.newPasswordPath);
    });
  });
}
