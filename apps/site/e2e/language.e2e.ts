import { BatteryTestPage, holdAnswer, submissionUrl, words } from './support/battery-test.ts';
import { expect, test } from './support/test.ts';

for (const [from, to] of [
  ['fr', 'en'],
  ['en', 'fr'],
] as const) {
  test(`keeps what was typed and translates the errors from ${from} to ${to}`, async ({
    page,
    rows,
    unique,
  }) => {
    let loads = 0;
    const before = new BatteryTestPage(page, from);
    await before.open();
    page.on('load', () => {
      loads += 1;
    });
    await before.urbanCentre.selectOption('Montréal');
    await before.make.fill(unique);
    await before.sendButton.click();
    await expect
      .poll(() => before.fieldErrors())
      .toEqual([undefined, undefined, words[from].required, words[from].required]);

    const link = page.getByRole('link', { name: words[from].otherLanguage, exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(before.site + words[to].path);

    const after = new BatteryTestPage(page, to);
    await expect(page).toHaveTitle(words[to].title);
    await expect(page.locator('html')).toHaveAttribute('lang', to === 'fr' ? 'fr-CA' : 'en-CA');
    expect(await after.values()).toEqual(['Montréal', unique, '', '']);
    expect(await after.fieldErrors()).toEqual([undefined, undefined, words[to].required, words[to].required]);
    await expect(page.getByRole('link', { name: words[to].otherLanguage, exact: true })).toBeFocused();
    expect(loads).toBe(0);

    await after.model.fill('Outback');
    await after.year.fill('2024');
    await after.sendButton.click();
    await page.waitForURL(before.site + words[to].sentPath);
    expect(await rows(unique)).toMatchObject([{ locale: words[to].code }]);
  });
}

test('confirms in the new language what was sent before the language was switched', async ({
  page,
  rows,
  unique,
}) => {
  const form = new BatteryTestPage(page, 'fr');
  const answer = await holdAnswer(page);
  await form.open();
  await form.fill({ make: unique });
  await form.sendButton.click();
  await expect(page.getByText(words.fr.sending)).toBeVisible();
  await page.getByRole('link', { name: words.fr.otherLanguage, exact: true }).click();
  await page.waitForURL(form.site + words.en.path);
  answer();
  await page.waitForURL(form.site + words.en.sentPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.sent);
  expect(await rows(unique)).toMatchObject([{ locale: words.fr.code }]);
});

test('stays where the visitor went while the form was being sent', async ({ page, rows, unique }) => {
  const form = new BatteryTestPage(page, 'fr');
  const answer = await holdAnswer(page);
  await form.open();
  await form.fill({ make: unique });
  await form.sendButton.click();
  await expect(page.getByText(words.fr.sending)).toBeVisible();
  await page.getByRole('link', { name: 'Accueil', exact: true }).click();
  await page.waitForURL(`${form.site}/fr`);
  const answered = page.waitForResponse(submissionUrl);
  answer();
  await (await answered).finished();
  await expect.poll(() => rows(unique)).toHaveLength(1);
  // What was stored is not offered again: by then the answer has been taken in.
  await page.getByRole('main').getByRole('link', { name: 'Test de batterie', exact: true }).click();
  await page.waitForURL(form.site + words.fr.path);
  await expect(form.make).toHaveValue('');
  expect(page.url()).toBe(form.site + words.fr.path);
});

test('keeps what was typed over a visit to another page', async ({ page, unique }) => {
  const form = new BatteryTestPage(page, 'fr');
  await form.open();
  await form.fill({ make: unique });
  const typed = await form.values();
  await page.getByRole('link', { name: 'Accueil', exact: true }).click();
  await page.waitForURL(`${form.site}/fr`);
  await page.getByRole('main').getByRole('link', { name: 'Test de batterie', exact: true }).click();
  await page.waitForURL(form.site + words.fr.path);
  expect(await form.values()).toEqual(typed);
});
