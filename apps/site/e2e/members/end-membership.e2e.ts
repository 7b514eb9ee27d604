import type { Page } from 'playwright/test';
import { accept, cards, confirm, thanks, type Visit } from '../../../../tools/vite/walk-checkout.ts';
import { toReview } from '../support/checkout.ts';
import { mailedPath } from '../support/mailed-path.ts';
import { address, expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });
// It fills in several pages.
test.describe.configure({ timeout: 90_000 });

const site = () => address('E2E_CLUB_SITE');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const text = {
  path: '/en/end-a-membership',
  press: 'End my membership today',
  ask: 'Get the link',
  ended: 'Your membership has ended',
  days: '364 of 365 days are left',
  card: 'ending in 4242',
} as const;

/** Nothing is wider than a narrow phone. */
async function expectFits(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (size) await page.setViewportSize(size);
}

test('a visitor becomes a member, and ends the membership with a mailed link, in three presses', async ({
  page,
}) => {
  const visit: Visit = { page, language: 'en', script: false };
  await toReview(visit, cards.accepted, 'Zoé');
  const total = page.locator('[data-kind="totalYear"] dd').first();
  const shown = await total.innerText();
  await accept(visit);
  await confirm(visit);
  await expect(heading(page)).toHaveText(thanks.register.en);
  await expect(total).toHaveText(shown);
  const number = /\d{10}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  expect(number).not.toBe('');

  await page.goto(site() + text.path);
  await expectFits(page);
  await page.locator('[name="number"]').fill(number);
  await page.getByRole('button', { name: text.ask }).click();
  await expect(page).toHaveURL(/\?sent=yes$/);

  const link = await mailedPath(text.path, new RegExp(`${text.path}/[\\w-]{43}`));
  const answer = await page.goto(site() + link);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  });
  await expect(page.getByText(text.days)).toBeVisible();
  await expect(page.getByText(text.card)).toBeVisible();
  await expectFits(page);
  // Reading again changes nothing.
  await page.reload();
  await page.getByRole('button', { name: text.press }).click();
  await expect(heading(page)).toHaveText(text.ended);
  await expectFits(page);
  await page.reload();
  await expect(heading(page)).toHaveText(text.ended);
});
