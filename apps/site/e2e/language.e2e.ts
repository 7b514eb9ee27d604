import { BatteryTestPage, holdAnswer, submissionUrl, words } from './support/battery-test.ts';
import { expect, hydrated, test } from './support/test.ts';

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

for (const [from, to, title] of [
  ['fr', 'en', 'You are offline'],
  ['en', 'fr', 'Vous êtes hors ligne'],
] as const) {
  test(`a switch from ${from} to ${to} without a network waits for it and keeps the answers`, async ({
    page,
    context,
    complaints,
    unique,
    axe,
  }) => {
    complaints.allow(/net::ERR_INTERNET_DISCONNECTED/);
    const before = new BatteryTestPage(page, from);
    await before.open();
    await before.urbanCentre.selectOption('Laval');
    await before.make.fill(unique);
    await before.sendButton.click();
    await expect.poll(() => before.fieldErrors()).toContain(words[from].required);
    await context.setOffline(true);
    await page.getByRole('link', { name: words[from].otherLanguage, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await axe()).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[to].heading);
    const after = new BatteryTestPage(page, to);
    expect(await after.values()).toEqual(['Laval', unique, '', '']);
    expect(await after.fieldErrors()).toEqual([undefined, undefined, words[to].required, words[to].required]);
  });
}

test('keeps what was typed when the next page fails', async ({ page, complaints, unique }) => {
  complaints.allow(/status of 500/);
  const form = new BatteryTestPage(page, 'fr');
  await form.open();
  await form.fill({ make: unique });
  const typed = await form.values();
  await page.route(/\/en\/forms\/battery-test\.data/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('link', { name: words.fr.otherLanguage, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side');
  await page.goBack();
  await expect(form.make).toBeVisible();
  expect(await form.values()).toEqual(typed);
});

test('keeps what was typed across a full load of another page', async ({ page, unique, complaints }) => {
  // The other page is a JSON response of the API, which has no view transition.
  complaints.allow(/ViewTransition opt-in disabled/);
  const form = new BatteryTestPage(page, 'fr');
  await form.open();
  await form.urbanCentre.selectOption('Saguenay');
  // Typed with keys: a browser restores typed text, but not values set by a script.
  await form.make.pressSequentially(unique);
  await form.year.pressSequentially('2021');
  // Like a link that the router does not handle.
  await page.evaluate((site) => location.assign(`${site}/api/health`), form.site);
  await page.waitForURL('**/api/health');
  await page.goBack();
  await expect(form.make).toHaveValue(unique);
  await hydrated(page);
  expect(await form.values()).toEqual(['Saguenay', unique, '', '2021']);
});

test('confirms in the new language a submission sent before the switch', async ({ page, rows, unique }) => {
  const form = new BatteryTestPage(page, 'fr');
  const answer = await holdAnswer(page);
  await form.open();
  await form.fill({ make: unique });
  await form.sendButton.click();
  await expect(page.getByText(words.fr.sending)).toBeVisible();
  await page.getByRole('link', { name: words.fr.otherLanguage, exact: true }).click();
  await page.waitForURL(form.site + words.en.path);
  // The address changes slightly before the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.heading);
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
  await page.getByRole('banner').getByRole('link', { name: 'Accueil', exact: true }).click();
  await page.waitForURL(`${form.site}/fr`);
  await expect(form.make).toHaveCount(0);
  const answered = page.waitForResponse(submissionUrl);
  answer();
  await (await answered).finished();
  await expect.poll(() => rows(unique)).toHaveLength(1);
  // The form is empty again once it has processed the response.
  await page.getByRole('main').getByRole('link', { name: 'Test de batterie', exact: true }).click();
  await page.waitForURL(form.site + words.fr.path);
  await expect(form.make).toHaveValue('');
  expect(page.url()).toBe(form.site + words.fr.path);
});

test('keeps what was typed while another page is visited', async ({ page, unique }) => {
  const form = new BatteryTestPage(page, 'fr');
  await form.open();
  await form.fill({ make: unique });
  const typed = await form.values();
  await page.getByRole('banner').getByRole('link', { name: 'Accueil', exact: true }).click();
  await page.waitForURL(`${form.site}/fr`);
  await page.getByRole('main').getByRole('link', { name: 'Test de batterie', exact: true }).click();
  await page.waitForURL(form.site + words.fr.path);
  expect(await form.values()).toEqual(typed);
});
