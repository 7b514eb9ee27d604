import type { Locator, Page } from 'playwright/test';
import { openSearch, searchWords } from './support/search.ts';
import { words } from './support/sign-in.ts';
import { address, expect, hydrated, test } from './support/test.ts';

/** In French, which has the longer labels. */
const frame = {
  menu: 'Menu',
  first: 'Assistance',
  overview: 'Assistance\u00a0: tout voir',
  link: 'Remorquage',
  linkPath: '/fr/assistance-routiere/remorquage',
  join: 'Devenir membre',
  pages: ['/fr', '/fr/assurances/auto', '/fr/formulaires/test-de-batterie', '/fr/resultats-de-recherche'],
} as const;

const wide = { width: 1280, height: 900 };
const narrow = { width: 360, height: 800 };

/** Brings each control into view; returns those that stay cut off by the window or by a box that does not scroll. */
function cutOff(overlay: Locator): Promise<string[]> {
  return overlay.evaluate((root) => {
    const controls = [...root.querySelectorAll<HTMLElement>('a, button, input')];
    return controls
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        one.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !isInside || !hit || !root.contains(hit);
      })
      .map((one) => one.textContent || one.outerHTML);
  });
}

async function open(page: Page, path: string) {
  await page.goto(address('E2E_SITE') + path);
  await hydrated(page);
}

const header = (page: Page) => page.getByRole('banner');
const trigger = (page: Page) => header(page).getByRole('button', { name: frame.first });

test('nothing of the frame is cut off, from 320 to 1920 px', async ({ page }) => {
  for (const path of frame.pages) {
    await open(page, path);
    for (const width of [320, 360, 768, 1279, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // One line: the bar has not wrapped.
      expect((await header(page).boundingBox())?.height).toBeLessThan(140);
    }
  }
});

test('the menus work with the keyboard, and close', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, frame.pages[1]);
  const overview = header(page).getByRole('link', { name: frame.overview });
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(overview).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger(page)).toBeFocused();
  await expect(overview).toBeHidden();

  // Closed by a link, which changes the route.
  await page.keyboard.press('Enter');
  await header(page).getByRole('link', { name: frame.link }).click();
  await page.waitForURL(address('E2E_SITE') + frame.linkPath);
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');

  // Closed by a window narrower than 1280 px; the drawer, by a wider one.
  await trigger(page).click();
  // The press is repeated once the script has loaded; the panel shows before that.
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(overview).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 900 });
  await expect(trigger(page)).toBeHidden();
  await header(page).getByRole('button', { name: frame.menu }).click();
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize(wide);
  await expect(header(page).locator('[popover]:popover-open')).toHaveCount(0);

  // On a phone, Escape closes the menu, then the drawer, and leads back to its button.
  await page.setViewportSize(narrow);
  const menu = header(page).getByRole('button', { name: frame.menu, exact: true });
  await menu.press('Enter');
  await trigger(page).press('Enter');
  await expect(overview).toBeVisible();
  await overview.focus();
  await page.keyboard.press('Escape');
  await expect(trigger(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header(page).locator('[popover]:popover-open')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('has the phone, the call to action and the footer of each kind of page', async ({ request }) => {
  const partsOf = async (path: string) => {
    const html = await (await request.get(address('E2E_SITE') + path)).text();
    const [before = '', footer = ''] = html.split('<footer');
    return { header: before.split('<main')[0], links: footer.split('<a ').length };
  };
  const [, content, form] = frame.pages;
  const { header, links } = await partsOf(content);
  expect(header).toContain('href="tel:1');
  expect(header).toContain(frame.join);
  expect(links).toBeGreaterThan(20);
  expect((await partsOf(form)).links).toBeLessThan(12);
});

test('every control of the open menu, search and panel can be reached, from 320 to 1280 px and at 400 %, and axe finds nothing wrong', async ({
  page,
  axe,
}) => {
  test.slow();
  const header = page.getByRole('banner');
  const trigger = header.getByRole('button', { name: frame.first });
  const dialog = page.locator('dialog[open]');
  await open(page, frame.pages[0]);
  expect(await axe()).toEqual([]);
  for (const [width, height] of [
    [320, 256],
    [768, 900],
    [1279, 900],
    [1280, 720],
  ] as const) {
    const isWide = width >= 1280;
    const expectUsable = async (overlay: Locator, part: string) => {
      await settled(page);
      expect(await cutOff(overlay), `${part} at ${width} px`).toEqual([]);
      if (width === 768 || isWide) expect(await axe(part), `${part} at ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
    };
    await page.setViewportSize({ width, height });
    if (!isWide) await header.getByRole('button', { name: frame.menu, exact: true }).click();
    await trigger.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(header.getByRole('link', { name: frame.link })).toBeVisible();
    const menus = header.locator(isWide ? '[data-state=open]' : '[popover]:popover-open');
    await expectUsable(menus, 'header');
    // In the drawer, the first one closes the menu.
    if (!isWide) await page.keyboard.press('Escape');
    await expect(menus).toHaveCount(0);
    await openSearch(page, 'fr');
    await expectUsable(dialog, 'dialog[open]');
    await header.getByRole('link', { name: words.fr.signIn }).click();
    await expect(page.getByRole('dialog').getByLabel(words.fr.username, { exact: true })).toBeFocused();
    await expectUsable(dialog, 'dialog[open]');
    const size = await page
      .locator('main p')
      .first()
      .evaluate((text) => getComputedStyle(text).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  }
});

/** Waits until transitions have ended, so that axe measures the final colours. */
async function settled(page: Page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  for (const viewport of [wide, narrow]) {
    test(`the menus, the search and the panel open at ${viewport.width} px`, async ({ page }) => {
      const { menu, first, link, linkPath, pages } = frame;
      const banner = page.getByRole('banner');
      await page.setViewportSize(viewport);
      await page.goto(address('E2E_SITE') + pages[1]);
      if (viewport === narrow) await banner.getByRole('button', { name: menu }).tap();
      await banner.getByRole('button', { name: first }).tap();
      await banner.getByRole('link', { name: link }).tap();
      await page.waitForURL(address('E2E_SITE') + linkPath);

      const field = page.getByRole('searchbox', { name: searchWords.fr.field });
      await banner.getByRole('button', { name: searchWords.fr.open }).tap();
      await field.tap();
      await expect(field).toBeFocused();
      await page.getByRole('list', { name: searchWords.fr.popular }).getByRole('link').last().tap();
      await page.waitForURL(`${address('E2E_SITE')}/fr/nous-joindre`);

      await banner.getByRole('link', { name: words.fr.signIn }).tap();
      await expect(page.getByLabel(words.fr.username, { exact: true })).toBeFocused();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open by pointer and by keyboard in a wide window, and by their button on a phone', async ({
    page,
  }) => {
    const { menu, first, link, linkPath, pages } = frame;
    const banner = page.getByRole('banner');
    const target = banner.getByRole('link', { name: link });
    const trigger = banner.getByRole('button', { name: first });
    await page.setViewportSize(wide);
    await page.goto(address('E2E_SITE') + pages[1]);
    await expect(target).toBeHidden();
    await trigger.hover();
    await expect(target).toBeVisible();
    await page.mouse.move(0, 890);
    await expect(target).toBeHidden();
    await trigger.focus();
    await target.click();
    await page.waitForURL(address('E2E_SITE') + linkPath);

    await page.setViewportSize(narrow);
    await page.goto(address('E2E_SITE') + pages[1]);
    await expect(target).toBeHidden();
    await banner.getByRole('button', { name: menu }).click();
    await target.click();
    await page.waitForURL(address('E2E_SITE') + linkPath);
  });
});

test('a closed alert stays closed on the next pages and in other tabs', async ({ page, context }) => {
  await open(page, '/fr');
  const alert = page.getByText('Pneus d’hiver obligatoires');
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Fermer l’avis' }).click();
  await expect(alert).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Aide' }).click();
  await page.waitForURL('**/fr/aide');
  await page.getByRole('banner').getByRole('link', { name: 'Club Jalon' }).click();
  await page.waitForURL(`${address('E2E_SITE')}/fr`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sur la route/);
  await expect(alert).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(alert).toBeHidden();

  const other = await context.newPage();
  await other.goto(`${address('E2E_SITE')}/fr`);
  await hydrated(other);
  await expect(other.getByText('Pneus d’hiver obligatoires')).toBeHidden();
});

test('an alert can be closed where the browser’s storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    // Storage that is full for this key only.
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'closedAlerts') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await open(page, '/fr');
  await page.getByRole('button', { name: 'Fermer l’avis' }).click();
  await expect(page.getByText('Pneus d’hiver obligatoires')).toBeHidden();
});

test('a page on paper has every answer, and nothing to press in its header', async ({ page }) => {
  await open(page, '/fr/aide');
  const buttons = page.getByRole('main').locator('button[aria-controls][aria-expanded=false]');
  expect(await buttons.count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  const ids = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-controls')));
  for (const id of ids) await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Club Jalon' })).toBeVisible();
  await expect(header.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
});
