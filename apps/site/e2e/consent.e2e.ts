import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { openSearch } from './support/search.ts';
import { freePort, type Server, startServer } from './support/servers.ts';
import { member, SignInPage, words } from './support/sign-in.ts';
import { didomiKey, type StandIn, startDidomi, startTagManager } from './support/stand-ins.ts';
import { address, expect, hydrated, test } from './support/test.ts';

// One worker starts the servers, once.
test.describe.configure({ mode: 'default' });

let tags: StandIn;
let site: Server;
test.beforeAll(async () => {
  tags = await startTagManager();
  site = await startServer('site', await freePort(), {
    API_URL: address('E2E_API'),
    CLUB_CONFIG: join(address('E2E_DATA_DIR'), 'specification.json'),
    TAG_MANAGER_ID: 'GTM-JALON1',
    TAG_MANAGER_URL: tags.url,
    SITE_ENVIRONMENT: 'test',
  });
});
test.afterAll(async () => {
  await site.stop();
  await tags.stop();
});

const home = '/fr/formulaires/carte-cadeau';
const banner = (page: Page) => page.getByRole('region', { name: 'Témoins' });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Tout refuser' });
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Tout accepter' });
const manage = (page: Page) => page.getByRole('link', { name: 'Gérer les témoins' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vos choix en matière de témoins' });

/** Records every request of the page from now on, and what the browser stores. */
function watch(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return {
    /** The requests to servers other than the site, and the posts to the site. */
    leaving: () => requests.filter((one) => !one.startsWith(`GET ${site.url}`)),
    own: () => requests.filter((one) => one.startsWith(`GET ${site.url}`)),
    async kept() {
      const cookies = (await page.context().cookies(site.url)).map(({ name }) => name).sort();
      const storage = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
      // Scroll positions of the router, for Back.
      return { cookies, storage: storage.filter((name) => name !== 'react-router-scroll-positions') };
    },
  };
}

/** The names of the events that the stand-in has received since a moment. */
const since = (start: number) =>
  tags.told
    .slice(start)
    .map(({ event, command, loaded }) => event ?? (command ? 'command' : loaded && 'loaded'));

test('before a choice nothing leaves the browser and nothing is stored', async ({ page, axe }) => {
  const seen = watch(page);
  const header = page.getByRole('banner');
  // A page of content and a step of a checkout, on which the visitor opens and types things.
  for (const path of ['/fr', '/fr/adhesion']) {
    await page.goto(site.url + path);
    await expect(banner(page)).toBeVisible();
    await hydrated(page);
    await header.getByRole('button', { name: 'Assistance' }).click();
    await expect(header.getByRole('link', { name: 'Remorquage' })).toBeVisible();
    const field = await openSearch(page, 'fr');
    await field.pressSequentially('pne');
    // With text in the field, Escape only empties it.
    await field.fill('');
    await page.keyboard.press('Escape');
    await header.getByRole('link', { name: words.fr.signIn }).click();
    await page.getByRole('dialog').getByLabel(words.fr.username, { exact: true }).fill('zoe');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await seen.kept()).toEqual({ cookies: [], storage: [] });
  }
  // The search of the header asks the API of the site.
  expect(seen.leaving().filter((one) => !one.includes(` ${site.url}/`))).toEqual([]);

  const inForm = watch(page);
  await page.goto(site.url + home);
  await hydrated(page);
  await page.locator('main select, main input').first().focus();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  expect(inForm.leaving()).toEqual([]);
  expect(await inForm.kept()).toEqual({ cookies: ['locale'], storage: [] });
  expect(seen.own().filter((one) => /preferences|tag-manager|didomi/.test(one))).toEqual([]);
  expect(await axe()).toEqual([]);
});

test('after a refusal only the choice is stored, and the banner stays away', async ({ page }) => {
  const seen = watch(page);
  await page.goto(site.url + home);
  const recorded = page.waitForResponse(/\/api\/consents$/);
  // The visitor may leave immediately: the press itself writes the cookie.
  const cookies = await refuse(page).evaluate((button: HTMLElement) => {
    button.click();
    return document.cookie;
  });
  expect(cookies).toMatch(/^consent=[^;]+$/);
  await expect(banner(page)).toBeHidden();
  expect((await recorded).status()).toBe(200);
  expect(seen.own().filter((one) => /preferences|tag-manager/.test(one))).toEqual([]);
  await page.goto(`${site.url}/fr`);
  await expect(manage(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(seen.leaving()).toEqual([`POST ${site.url}/api/consents`]);
  expect(await seen.kept()).toEqual({ cookies: ['consent'], storage: [] });
});

test('an answer is said; the keyboard goes on from the start of the page, or from the link that opened the dialog', async ({
  page,
}) => {
  await page.goto(`${site.url}/fr`);
  await page.keyboard.press('Tab');
  const notice = page.locator('#consent');
  await expect(notice).toBeVisible();
  const status = page.getByRole('status').filter({ hasText: /^Témoins refusés\./ });
  await expect(status).toHaveCount(0);
  await notice.getByRole('button', { name: 'Tout refuser' }).press('Enter');
  await expect(status).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();

  await manage(page).press('Enter');
  await dialog(page).getByRole('checkbox', { name: 'Mesure de la fréquentation' }).check();
  await dialog(page).getByRole('button', { name: 'Enregistrer mes choix' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Vos choix sont enregistrés\./ })).toHaveCount(1);
  await expect(manage(page)).toBeFocused();
});

test('after a yes the tag manager is loaded, with everything else denied first', async ({ page }) => {
  const seen = watch(page);
  const start = tags.told.length;
  await page.goto(site.url + home);
  const recorded = page.waitForResponse(/\/api\/consents$/);
  await accept(page).click();
  await recorded;
  await expect.poll(() => since(start).includes('didomi-consent')).toBe(true);
  const [loaded, defaults, update, view, ...more] = tags.told.slice(start);
  expect(loaded).toEqual({ loaded: true, page: site.url + home });
  expect(defaults?.command).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'denied',
      wait_for_update: 500,
    },
  ]);
  expect(update?.command).toMatchObject([
    'consent',
    'update',
    {
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      analytics_storage: 'granted',
      functionality_storage: 'denied',
    },
  ]);
  expect(view).toEqual({
    event: 'page_view',
    environment: 'test',
    page_path: home,
    page_title: 'Carte-cadeau – Club Jalon',
    page_language: 'fr-CA',
  });
  expect(more).toMatchObject([
    { event: 'gtm.js' },
    { event: 'didomi-consent', didomiVendorsEnabled: 'google,' },
  ]);
  expect([...new Set(seen.leaving())].sort()).toEqual(
    [`GET ${tags.url}/gtm.js?id=GTM-JALON1`, `POST ${tags.url}/told`, `POST ${site.url}/api/consents`].sort(),
  );
  expect(await seen.kept()).toEqual({ cookies: ['_ga', 'consent'], storage: [] });
});

test('a change of mind takes the tag manager and its cookies away again, in every tab', async ({
  page,
  context,
}) => {
  const seen = watch(page);
  const other = await context.newPage();
  await other.goto(`${site.url}/fr`);
  await expect(banner(other)).toBeVisible();
  await page.goto(site.url + home);
  await accept(page).click();
  await expect(banner(other)).toBeHidden();
  await expect(other.locator('script[src*="gtm.js"]')).toHaveCount(1);
  await expect.poll(async () => (await seen.kept()).cookies).toEqual(['_ga', 'consent']);
  await manage(page).click();
  const recorded = page.waitForRequest(/\/api\/consents$/);
  const reloaded = page.waitForEvent('load');
  await dialog(page).getByRole('button', { name: 'Tout refuser' }).click();
  expect((await recorded).postDataJSON()).toMatchObject({
    surface: 'preferences',
    locale: 'fr',
    purposes: ['audience', 'advertising'],
    granted: [],
  });
  await reloaded;
  await expect(other.locator('script[src*="gtm.js"]')).toHaveCount(0);
  await expect(banner(other)).toBeHidden();
  const after = watch(page);
  await page.goto(site.url + home);
  await expect(manage(page)).toBeVisible();
  await expect.poll(() => after.kept()).toEqual({ cookies: ['consent'], storage: [] });
  expect(after.leaving().filter((one) => !one.startsWith(`POST ${site.url}/api/consents`))).toEqual([]);
});

test('closing the dialog does not answer: the banner comes back', async ({ page }) => {
  const seen = watch(page);
  await page.goto(site.url + home);
  await banner(page).getByRole('link', { name: 'Choisir' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  expect(await seen.kept()).toEqual({ cookies: [], storage: [] });
  expect(seen.leaving()).toEqual([]);

  // The dialog was opened before, and must show the choice made on the banner.
  await accept(page).click();
  await manage(page).click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Mesure de la fréquentation' })).toBeChecked();
});

test('page views name the environment and the member, and “Continue” of a warning its action, text and address', async ({
  page,
  context,
}) => {
  await context.route('https://voyage.gc.ca/', (route) => route.fulfill({ body: '' }));
  const first = tags.told.length;
  await page.goto(`${site.url}/fr/voyages`);
  await accept(page).click();
  await expect.poll(() => since(first)).toContain('didomi-consent');
  await page.getByRole('button', { name: 'Consulter les conseils aux voyageurs' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continuer' }).click();
  await expect
    .poll(() => tags.told.slice(first).filter(({ event }) => event === 'user_interaction'))
    .toEqual([
      {
        event: 'user_interaction',
        event_name: 'click_cta',
        action: 'travel-advice',
        link_text: 'Continuer',
        link_url: 'https://voyage.gc.ca/',
      },
    ]);
  const signIn = new SignInPage(page, 'fr', site.url);
  await signIn.open();
  const start = tags.told.length;
  await signIn.signIn();
  await page.waitForURL(`${site.url}/fr/espace-connecte`);
  await hydrated(page);
  const views = () => tags.told.slice(start).filter(({ event }) => event === 'page_view');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.waitForURL(`${site.url}/en/connected-space`);
  await expect.poll(() => views().at(-1)?.page_path).toBe('/en/connected-space');
  expect(views().at(-1)).toEqual({
    event: 'page_view',
    environment: 'test',
    user_id: `620285${member.number}`,
    page_path: '/en/connected-space',
    page_title: 'Member area – Club Jalon',
    page_language: 'en-CA',
  });
  expect(JSON.stringify(tags.told.slice(start))).not.toMatch(/Zoé|Côté|zoe/);
});

test('forms are reported by name, never with what was typed', async ({ page, unique }) => {
  const start = tags.told.length;
  await page.goto(`${site.url}/fr/formulaires/test-de-batterie`);
  // Before the answer nothing is reported; the next edit says that the form was started.
  await page.getByLabel('Centre urbain').selectOption('Laval');
  await accept(page).click();
  await expect.poll(() => since(start)).toContain('didomi-consent');
  await page.getByLabel('Marque du véhicule').fill(unique);
  await page.getByLabel('Modèle du véhicule').fill('Niro');
  await page.getByLabel('Année du véhicule').fill('2023');
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.waitForURL(`${site.url}/fr/confirmation-envoi-formulaire`);
  const events = () => tags.told.slice(start).filter(({ event }) => event === 'form');
  await expect.poll(events).toHaveLength(3);
  expect(events()).toEqual(
    ['form_start', 'form_submit', 'form_sent'].map((event_name) => ({
      event: 'form',
      event_name,
      form_name: 'battery-test',
    })),
  );
  expect(JSON.stringify(tags.told.slice(start))).not.toContain(unique);
});

test('a page with a secret in its address loads no tag manager', async ({ page, complaints }) => {
  // No such link or gift exists.
  complaints.allow(/404/);
  const start = tags.told.length;
  await page.goto(site.url + home);
  const proof = page.waitForResponse('**/api/consents');
  await accept(page).click();
  await proof;
  await expect.poll(() => since(start)).toContain('didomi-consent');
  const seen = watch(page);
  await page.goto(`${site.url}/fr/nouveau-mot-de-passe?jeton=secret&token=secret`);
  await hydrated(page);
  for (const path of ['cadeau', 'reprendre', 'formulaires/reprendre', 'mettre-fin-a-une-adhesion']) {
    await page.goto(`${site.url}/fr/${path}/secret`);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'same-origin');
  }
  expect(seen.leaving()).toEqual([]);
});

test('a proof that the API did not get is sent by a later page', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await page.goto(site.url + home);
  await page.route('**/api/consents', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/consents'));
  await refuse(page).click();
  const first = (await lost).postDataJSON();
  await page.unroute('**/api/consents');
  const sent = page.waitForRequest(/\/api\/consents$/);
  await page.goto(`${site.url}/fr`);
  expect((await sent).postDataJSON()).toEqual(first);
  await expect
    .poll(async () => decodeURIComponent((await page.context().cookies(site.url))[0]?.value ?? ''))
    .toContain('"recorded":true');
  const again: string[] = [];
  page.on('request', (request) => again.push(request.method()));
  await page.goto(site.url + home);
  await hydrated(page);
  expect(again).not.toContain('POST');
});

test('a site that needs no consent asks for none', async ({ page }) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await page.goto(`${address('E2E_SITE')}/fr`);
  await page.getByRole('link', { name: 'Gérer les témoins' }).click();
  await expect(page.getByRole('main')).toContainText('il n’y a rien à accepter ni à refuser');
  expect(seen.filter((url) => url.includes('/consent-'))).toEqual([]);
});

test('Didomi takes the place of the notice, and the tag manager waits for its yes', async ({
  page,
  serve,
}) => {
  const didomi = await startDidomi();
  const own = await serve('site', await freePort(), {
    API_URL: address('E2E_API'),
    TAG_MANAGER_ID: 'GTM-JALON1',
    TAG_MANAGER_URL: tags.url,
    DIDOMI_API_KEY: didomiKey,
    DIDOMI_URL: didomi.url,
  });
  const start = tags.told.length;
  const scripts = tags.loaded.length;
  await page.goto(`${own.url}/en`);
  const notice = page.locator('#didomi-host');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  expect(didomi.loaded).toEqual([`/${didomiKey}/loader.js?target=127.0.0.1`]);
  expect(didomi.told).toMatchObject([
    {
      gdprAppliesGlobally: true,
      config: {
        app: {
          apiKey: didomiKey,
          name: 'Club Jalon',
          privacyPolicyURL: `${own.url}/en/a-propos/politique-de-confidentialite`,
          vendors: { iab: { version: 2 }, didomi: ['google'] },
        },
        languages: { enabled: ['en'], default: 'en' },
        preferences: { defaultChoice: false },
        tagManager: { provider: 'gtm' },
        integrations: { refreshOnConsent: true, vendors: { google: { enable: true, eprivacy: true } } },
      },
    },
  ]);
  expect(tags.loaded.slice(scripts)).toEqual([]);

  await notice.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => since(start)).toContain('page_view');
  expect(
    tags.told
      .slice(start)
      .filter(({ event }) => event === 'didomi-consent')
      .at(-1),
  ).toEqual({
    event: 'didomi-consent',
    didomiVendorsEnabled: 'google,',
  });
  await page.getByRole('link', { name: 'Manage cookies' }).click();
  await expect(notice).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Disagree' }).click();
  await reloaded;
  const cookies = async () => (await page.context().cookies(own.url)).map(({ name }) => name);
  await expect.poll(cookies).toEqual(['didomi_token']);
  await didomi.stop();
});
