import { address, expect, hydrated, test } from './support/test.ts';

test('the heading of a text is next to it in a wide window, and a short menu is only as wide as its links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${address('E2E_CLUB_SITE')}/fr/conseils/articles/batterie-avant-l-hiver`);
  const heading = await page.getByRole('heading', { name: 'Les signes' }).boundingBox();
  const text = await page.getByText('Le démarreur tourne plus lentement').boundingBox();
  expect(text?.x).toBeGreaterThan((heading?.x ?? 0) + 300);
  expect(text?.y).toBeLessThan((heading?.y ?? 0) + 60);

  await hydrated(page);
  const menu = page.getByRole('button', { name: 'Assistance', exact: true });
  await menu.click();
  const overview = page.getByRole('link', { name: 'Assistance : tout voir' });
  await expect(overview).toBeVisible();
  const panel = await page.locator('[data-state=open]').filter({ has: overview }).boundingBox();
  expect(panel?.width).toBeLessThan(500);
  expect(Math.abs((panel?.x ?? 0) - ((await menu.boundingBox())?.x ?? 0))).toBeLessThan(40);
});

test('a phone shows two memberships in a row, and the page stays below 9,500 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address('E2E_CLUB_SITE')}/fr/adhesions`);
  const tiles = page.locator('[data-model=membership-comparator]').getByRole('article');
  const first = await tiles.nth(0).boundingBox();
  const second = await tiles.nth(1).boundingBox();
  expect(second?.y).toBe(first?.y);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9_500);
});

test('in a low window, as at 400 %, the notice of cookies is a part of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${address('E2E_CLUB_SITE')}/fr`);
  const notice = page.getByRole('region', { name: 'Témoins' });
  await expect(notice).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(notice).not.toBeInViewport();
  // No room is kept for it below the page.
  const end = await page.getByRole('contentinfo').last().boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeGreaterThan(200);
});

test('the icon of an explanation has the target of a control', async ({ page }) => {
  await page.goto(`${address('E2E_CLUB_SITE')}/fr/voyages`);
  const icon = await page.getByRole('button', { name: /^Précisions.*Les papiers/ }).boundingBox();
  expect(Math.min(icon?.width ?? 0, icon?.height ?? 0)).toBeGreaterThanOrEqual(44);
});
