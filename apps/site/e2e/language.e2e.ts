import { BatteryTestPage, submissionUrl, words } from './support/battery-test.ts';
import { expect, hydrated, test } from './support/test.ts';

test('keeps what was typed and translates the errors', async ({ page, rows, unique }) => {
  const before = new BatteryTestPage(page, 'fr');
  await before.open();
  await before.urbanCentre.selectOption('Montréal');
  await before.make.fill(unique);
  await before.sendButton.click();
  await expect
    .poll(() => before.fieldErrors())
    .toEqual([undefined, undefined, words.fr.required, words.fr.required]);

  const link = page.getByRole('link', { name: words.fr.otherLanguage, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(before.site + words.en.path);

  const after = new BatteryTestPage(page, 'en');
  // The page shows the same errors.
  await expect(page).toHaveTitle(words.en.errorTitle);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  expect(await after.values()).toEqual(['Montréal', unique, '', '']);
  expect(await after.fieldErrors()).toEqual([undefined, undefined, words.en.required, words.en.required]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await hydrated(page);

  await after.model.fill('Outback');
  await after.year.fill('2024');
  await after.sendButton.click();
  await page.waitForURL(before.site + words.en.sentPath);
  expect(await rows(unique)).toMatchObject([{ locale: words.en.code }]);
});

test('a switch without a network keeps the answers', async ({ page, context, complaints, unique }) => {
  complaints.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const form = new BatteryTestPage(page, 'fr');
  await form.open();
  await form.urbanCentre.selectOption('Laval');
  await form.make.pressSequentially(unique);
  await context.setOffline(true);
  await page.getByRole('link', { name: words.fr.otherLanguage, exact: true }).click();
  await expect(page.getByRole('main')).toHaveCount(0);
  await context.setOffline(false);
  await page.goBack();
  await expect(form.make).toHaveValue(unique);
  expect(await form.values()).toEqual(['Laval', unique, '', '']);
});

test('stores one submission when it is sent again after a switch in the middle', async ({
  page,
  rows,
  unique,
}) => {
  const form = new BatteryTestPage(page, 'fr');
  await form.open();
  await form.fill({ make: unique });
  // Stored, but the answer comes after the visitor has left.
  const stored = Promise.withResolvers<null>();
  await page.route(
    submissionUrl,
    async (route) => {
      await route.fetch();
      stored.resolve(null);
    },
    { times: 1 },
  );
  await form.sendButton.click();
  await stored.promise;
  await page.getByRole('link', { name: words.fr.otherLanguage, exact: true }).click();
  await page.waitForURL(form.site + words.en.path);
  const english = new BatteryTestPage(page, 'en');
  await expect(english.make).toHaveValue(unique);
  await hydrated(page);
  await english.sendButton.click();
  await page.waitForURL(form.site + words.en.sentPath);
  expect(await rows(unique)).toMatchObject([{ locale: words.fr.code }]);
});
