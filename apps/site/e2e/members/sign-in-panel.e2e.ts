import type { Page } from 'playwright/test';
import { member, password, words } from '../support/sign-in.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

const name = 'Z. Côté';
// Set once the servers have started.
let site = '';
let area = '';
test.beforeAll(() => {
  site = address('E2E_SITE');
  area = site + words.fr.areaPath;
});

/** The panel and its opener, with a visitor's locators. */
function panelOf(page: Page) {
  const word = words.fr;
  const dialog = page.getByRole('dialog');
  return {
    link: page.getByRole('banner').getByRole('link', { name: word.signIn }),
    memberLink: page.getByRole('banner').getByRole('link', { name }),
    dialog,
    username: dialog.getByLabel(word.username, { exact: true }),
    password: dialog.getByLabel(word.password, { exact: true }),
    signIn: dialog.getByRole('button', { name: word.signIn, exact: true }),
    signOut: dialog.getByRole('button', { name: word.signOut }),
    async open(path: string) {
      await page.goto(site + path);
      await hydrated(page);
      await this.link.click();
      await expect(this.username).toBeFocused();
    },
    async fill() {
      await this.username.fill(member.username);
      await this.password.fill(password);
    },
  };
}

test('signs in from a step of a checkout, and replaces it by the member area', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await page.goto(`${site}/fr/voyages`);
  const panel = panelOf(page);
  await panel.open('/fr/adhesion');
  await panel.fill();
  await panel.signIn.click();
  await page.waitForURL(area);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fr.welcome);
  await expect(panel.memberLink).toBeVisible();
  await page.goBack();
  await page.waitForURL(`${site}/fr/voyages`);
});

test.describe('sp and r in the address', () => {
  test('open the panel, are removed without the other parameters, and lead to the page', async ({ page }) => {
    const wanted = '/fr/formulaires/test-de-batterie?a=1#b';
    const panel = panelOf(page);
    await page.goto(`${site}/fr/voyages?x=%20y&sp=1&r=${encodeURIComponent(wanted)}&z#assurance`);
    await expect(panel.username).toBeFocused();
    expect(page.url()).toBe(`${site}/fr/voyages?x=%20y&z#assurance`);
    await panel.fill();
    await panel.signIn.click();
    await page.waitForURL(site + wanted);
  });

  test('lead back to the same page, in full', async ({ page }) => {
    const panel = panelOf(page);
    await page.goto(`${site}/fr/voyages?sp=1&r=/fr/voyages%23assurance`);
    await panel.fill();
    await panel.signIn.click();
    await expect(panel.memberLink).toBeVisible();
    await expect(panel.dialog).toBeHidden();
    expect(page.url()).toBe(`${site}/fr/voyages#assurance`);
  });

  test('the parameter r without another is kept for the next sign-in in the panel', async ({ page }) => {
    const panel = panelOf(page);
    await page.goto(`${site}/fr?r=/fr/aide`);
    await expect(page).toHaveURL(`${site}/fr`);
    await panel.link.click();
    await panel.fill();
    await panel.signIn.click();
    await page.waitForURL(`${site}/fr/aide`);
  });
});

test('leads to the page of the maintenance while it is on, also for sp', async ({ page }) => {
  await page.route('**/api/maintenance?*', (route) =>
    route.fulfill({ json: { status: 'on', url: words.fr.maintenancePath } }),
  );
  const panel = panelOf(page);
  await page.goto(`${site}/fr`);
  await hydrated(page);
  await panel.link.click();
  await page.waitForURL(site + words.fr.maintenancePath);
  await page.goto(`${site}/fr/voyages?sp=1`);
  await page.waitForURL(site + words.fr.maintenancePath);
  await expect(panel.dialog).toHaveCount(0);
});

test('other tabs follow a sign-in and a sign-out', async ({ page, context }) => {
  const other = await context.newPage();
  // A content page whose header has not been used: it has no script yet.
  await other.goto(`${site}/fr/voyages`);
  await expect(panelOf(other).link).toBeVisible();
  const panel = panelOf(page);
  await panel.open('/fr');
  await panel.fill();
  await panel.signIn.click();
  await page.waitForURL(area);
  await expect(panelOf(other).memberLink).toBeVisible();

  await other.goto(`${site}/en-ca/connected-space`);
  const change = await context.newPage();
  await change.goto(`${site}/fr/modifier-mon-adhesion`);
  const content = await context.newPage();
  await content.goto(`${site}/fr/voyages`);
  await expect(panelOf(content).memberLink).toBeVisible();
  await hydrated(other);
  await hydrated(change);
  await hydrated(page);
  await panel.memberLink.click();
  await panel.signOut.click();
  await page.waitForURL(`${site}/fr`);
  // A member page shows no data after that.
  await other.waitForURL(`${site}${words.en.path}?r=${encodeURIComponent('/en-ca/connected-space')}`);
  await expect(change.getByRole('main').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect(panelOf(content).link).toBeVisible();
  await expect(content.locator('header')).not.toContainText(name);
});

test('without a script, the link leads to the sign-in page, which keeps r', async ({ request }) => {
  const html = await (await request.get(`${site}/fr/voyages?r=/fr/aide`)).text();
  expect(html).toContain(`href="${words.fr.path}?r=%2Ffr%2Faide"`);
});
