import type { Locator } from 'playwright/test';
import { words } from './support/battery-test.ts';
import { words as account, SignInPage } from './support/sign-in.ts';
import { address, expect, hydrated, test } from './support/test.ts';

test('axe finds nothing wrong, and nothing scrolls sideways at 320 CSS pixels', async ({
  page,
  axe,
  complaints,
}) => {
  complaints.allow(/status of (404|422)/);
  const wide = { width: 1280, height: 720 };
  const fits = async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize(wide);
  };
  for (const path of [
    '/fr/nulle-part',
    words.fr.path,
    words.fr.sentPath,
    account.fr.maintenancePath,
    account.fr.path,
  ]) {
    await page.goto(address('E2E_SITE') + path);
    await hydrated(page);
    expect(await axe(), path).toEqual([]);
    await fits();
  }
  const signIn = new SignInPage(page, 'fr');
  await signIn.signInButton.click();
  await expect(signIn.summary).toBeFocused();
  await fits();
  await signIn.signIn();
  await page.waitForURL(signIn.site + account.fr.areaPath);
  await fits();
});

test('the current page is marked in forced colours too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${address('E2E_SITE')}/fr`);
  const marker = await page.locator('header [aria-current]').evaluate((link) => {
    const { backgroundImage, forcedColorAdjust, height } = getComputedStyle(link, '::after');
    return { backgroundImage, forcedColorAdjust, height };
  });
  expect(marker).toEqual({
    backgroundImage: expect.stringContaining('gradient'),
    forcedColorAdjust: 'none',
    height: '6px',
  });
});

// Without axe, which takes the colours of the style sheet for those of the window.
test('what opens over the page has an edge in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 768, height: 900 });
  const hasEdge = async (opened: Locator) => {
    await expect(opened).toBeVisible();
    const edges = await opened.evaluate((box) => {
      const { borderStyle, borderWidth, outlineStyle, outlineWidth } = getComputedStyle(box);
      return [`${borderStyle} ${borderWidth}`, `${outlineStyle} ${outlineWidth}`];
    });
    expect(edges.some((edge) => /solid/.test(edge) && /[1-9]\d*px/.test(edge))).toBe(true);
  };
  const header = page.getByRole('banner');
  await page.goto(`${address('E2E_CLUB_SITE')}/fr`);
  await hasEdge(page.getByRole('region', { name: 'Témoins' }));
  await page.goto(`${address('E2E_SITE')}/fr`);
  await hydrated(page);
  await header.getByRole('button', { name: 'Menu' }).click();
  await hasEdge(header.locator('[popover]:popover-open'));
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: 'Rechercher' }).click();
  await hasEdge(page.locator('dialog[open]'));
  await page.keyboard.press('Escape');
  await header.getByRole('link', { name: account.fr.signIn }).click();
  await hasEdge(page.locator('dialog[open]'));
});
