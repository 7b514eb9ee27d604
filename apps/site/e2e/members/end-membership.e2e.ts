import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { accept, cards, confirm, thanks, type Visit } from '../../../../tools/vite/walk-checkout.ts';
import { toReview } from '../support/checkout.ts';
import { password, SignInPage, words } from '../support/sign-in.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

// Each test fills in several pages.
test.describe.configure({ timeout: 90_000 });

const site = () => address('E2E_CLUB_SITE');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const texts = {
  fr: {
    path: '/fr/mettre-fin-a-une-adhesion',
    inArea: 'Mettre fin à mon adhésion',
    press: 'Mettre fin à mon adhésion aujourd’hui',
    ask: 'Recevoir le lien',
    ended: 'Votre adhésion a pris fin',
    days: '364\u00a0jours restent sur 365',
    card: 'se terminant par 4242',
  },
  en: {
    path: '/en/end-a-membership',
    inArea: 'End my membership',
    press: 'End my membership today',
    ask: 'Get the link',
    ended: 'Your membership has ended',
    days: '364 of 365 days are left',
    card: 'ending in 4242',
  },
} as const;

/** The messages of the API so far. */
const mailFolder = () => join(address('E2E_DATA_DIR'), 'mail');
const mails = () => readdir(mailFolder()).catch(() => []);

/** The path of the link in a message that was not there before. */
async function mailedLink(before: readonly string[], path: string): Promise<string> {
  let link = '';
  const find = async () => {
    for (const name of (await mails()).filter((one) => !before.includes(one))) {
      const message = (await readFile(join(mailFolder(), name), 'utf8')).replaceAll('=\n', '');
      link ||= new RegExp(`${path}/[\\w-]{43}`).exec(message)?.[0] ?? '';
    }
    return link;
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return link;
}

/** Nothing is wider than a narrow phone. */
async function expectFits(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (size) await page.setViewportSize(size);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor becomes a member, and ends the membership with a mailed link, in three presses', async ({
    page,
  }) => {
    const text = texts.en;
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

    const before = await mails();
    await page.goto(site() + text.path);
    await expectFits(page);
    await page.locator('[name="number"]').fill(number);
    await page.getByRole('button', { name: text.ask }).click();
    await expect(page).toHaveURL(/\?sent=yes$/);

    const link = await mailedLink(before, text.path);
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
});

test('a member ends the membership from the member area, in two presses', async ({ page }) => {
  const text = texts.fr;
  const signIn = new SignInPage(page, 'fr', site());
  await signIn.open(`?r=${encodeURIComponent(words.fr.areaPath)}`);
  await signIn.fill('marguerite.tremblay', password);
  await signIn.signInButton.click();
  await page.waitForURL(new RegExp(words.fr.areaPath));
  await hydrated(page);
  await page.getByRole('link', { name: text.inArea }).click();
  await expect(page).toHaveURL(site() + text.path);
  // It was paid before this site was used.
  await expect(page.getByText('n’a pas été payée sur ce site')).toBeVisible();
  await page.getByRole('button', { name: text.press }).click();
  await expect(heading(page)).toHaveText(text.ended);
  await page.getByRole('link', { name: 'Aller à l’espace membre' }).click();
  await expect(page).toHaveURL(site() + words.fr.areaPath);
});
