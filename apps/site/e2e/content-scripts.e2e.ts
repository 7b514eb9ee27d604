import type { Page } from 'playwright/test';
import { address, expect, test } from './support/test.ts';

// Content pages have no framework code until a visitor needs it.

/** Bytes of compressed script before any interaction. */
const budget = 15_000;

/** React, without which no island responds. */
const reactCode = /\/assets\/react-[^/]+\.js$/;

/** Keeps React from loading until it is released; `asked` resolves once the page has requested it. */
async function holdIslands(page: Page) {
  const asked = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  await page.route(reactCode, async (route) => {
    asked.resolve(undefined);
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: () => released.resolve(undefined) };
}

test('a page of content sends little script and no data until someone needs it', async ({ page }) => {
  /** The bytes of each script when it was loaded: later pages have it from the cache. */
  const sizes = new Map<string, Promise<number>>();
  const scripts = new Set<string>();
  page.on('requestfinished', (request) => {
    const url = request.url();
    if (!url.endsWith('.js')) return;
    scripts.add(url);
    if (!sizes.has(url))
      sizes.set(
        url,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
  });
  for (const path of ['/fr', '/en/memberships/choose', '/fr/aide', '/fr/conseils/articles/pneus-d-hiver']) {
    scripts.clear();
    await page.goto(address('E2E_CLUB_SITE') + path);
    await page.waitForLoadState('networkidle');
    const inline = await page
      .locator('script:not([type="application/json"], [type="application/ld+json"])')
      .allTextContents();
    const loaded = await Promise.all([...scripts].map((url) => sizes.get(url) ?? 0));
    expect(loaded.length, path).toBeGreaterThan(0);
    expect(
      loaded.reduce((sum, size) => sum + size, inline.join('').length),
      path,
    ).toBeLessThan(budget);
    expect(await page.content()).not.toContain('__reactRouterContext');
  }
});

test('a page that is not found needs no framework code either, and its search leads to the results', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const answer = await page.goto(`${address('E2E_CLUB_SITE')}/fr/nulle-part`);
  expect(answer?.status()).toBe(404);
  expect(await page.content()).not.toContain('__reactRouterContext');
  await page.getByRole('searchbox').fill('batterie');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/resultats-de-recherche\?q=batterie$/);
});

test('an answer that is pressed before its script is there opens when it is', async ({ page }) => {
  const islands = await holdIslands(page);
  await page.goto(`${address('E2E_CLUB_SITE')}/fr/aide`);
  const buttons = page.locator('main [data-island=accordion]').first().getByRole('button');
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  await islands.asked;
  await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'false');
  islands.release();
  for (const button of [buttons.nth(0), buttons.nth(1)]) {
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const answer = await button.getAttribute('aria-controls');
    await expect(page.locator(`[id="${answer}"]`)).toBeVisible();
  }
  await buttons.nth(0).click();
  await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'false');
});

test('the menu of a phone opens before its script is there, stays open, and loads no code of forms', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.setViewportSize({ width: 390, height: 800 });
  const islands = await holdIslands(page);
  await page.goto(`${address('E2E_CLUB_SITE')}/en`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('header [popover]:popover-open')).toHaveCount(1);
  await islands.asked;
  islands.release();
  await expect(page.locator('header[data-enhanced=true]')).toHaveCount(1);
  await expect(page.locator('header [popover]:popover-open')).toHaveCount(1);
  expect(scripts.filter((url) => reactCode.test(url))).toHaveLength(1);
  // The groups of `chunks` in vite.config.ts: a module that header and forms share belongs to one before these.
  expect(scripts.filter((url) => /\/assets\/(?:fields|forms?|form-pages?)-/.test(url))).toEqual([]);
});

test('a selection made before the comparator’s script has loaded is compared once it has', async ({
  page,
}) => {
  const islands = await holdIslands(page);
  await page.goto(`${address('E2E_CLUB_SITE')}/fr/adhesions`);
  await page.getByLabel('Première adhésion').selectOption('premier');
  await page.getByLabel('Seulement ce qui diffère').check();
  await islands.asked;
  islands.release();
  await expect(page).toHaveURL(/\?first=premier&second=plus&differences=1$/);
  await expect(page.getByLabel('Seulement ce qui diffère')).toBeChecked();
  await expect(page.getByRole('table').locator('thead th').nth(1)).toContainText('Jalon Premier');
});

test('an island keeps the ids and texts that the server gave it', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  for (const path of ['/fr', '/fr/adhesions', '/en/travel', '/en/help', '/fr/assistance-routiere']) {
    await page.goto(address('E2E_CLUB_SITE') + path);
    for (const slot of await page.locator('[data-island]').all()) {
      const before = await slot.evaluate((element) => element.textContent);
      await slot.evaluate((element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
      await page.waitForFunction(
        (element) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactContainer$')),
        await slot.elementHandle(),
      );
      const name = await slot.getAttribute('data-island');
      // The comparator has no button once its selects apply immediately.
      if (name !== 'memberships') expect(await slot.evaluate((element) => element.textContent)).toBe(before);
    }
    const style = await page.locator('main').evaluate((main) => getComputedStyle(main).flexGrow);
    expect(style, 'the styles are still there').toBe('1');
  }
});

test('a hash leads to its section', async ({ page }) => {
  await page.goto(`${address('E2E_CLUB_SITE')}/fr/conseils/articles/pneus-d-hiver#lusure-et-lage`);
  await expect(page.getByRole('heading', { name: 'L’usure et l’âge' })).toBeInViewport();
});

test('the section in view is marked in the navigation of the page', async ({ page }) => {
  await page.goto(`${address('E2E_CLUB_SITE')}/fr/conseils/articles/pneus-d-hiver`);
  const link = page
    .getByRole('navigation', { name: 'Dans cette page' })
    .getByRole('link', { name: 'Quatre, pas deux' });
  await link.click();
  await expect(page.getByRole('heading', { name: 'Quatre, pas deux' })).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(page.locator('[aria-current=location]')).toHaveCount(1);
});

test('one page changes to the next in a transition where motion is welcome', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      sessionStorage.setItem(
        'transition',
        String('viewTransition' in event && event.viewTransition !== null),
      );
    }),
  );
  for (const [motion, transition] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(`${address('E2E_CLUB_SITE')}/fr`);
    await page.locator('main a[href^="/fr/"]').first().click();
    await page.waitForURL(/\/fr\/./);
    expect(await page.evaluate(() => sessionStorage.getItem('transition'))).toBe(transition);
  }
});
