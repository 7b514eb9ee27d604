import { BatteryTestPage, languages, words } from '../support/battery-test.ts';
import { member, SignInPage } from '../support/sign-in.ts';

import { expect, hydrated, test } from '../support/test.ts';

for (const language of languages) {
  test(`the battery test stores what was sent and shows the reference, which no address holds (${language})`, async ({
    page,
    rows,
    unique,
  }) => {
    const form = new BatteryTestPage(page, language);
    await form.open();
    await form.fill({ centre: 'Trois-Rivières', make: unique, model: 'CX5', year: '2021' });
    await form.sendButton.click();

    await page.waitForURL(form.site + form.words.sentPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.words.sent);
    const [row, ...others] = await rows(unique);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      formId: 12,
      locale: form.words.code,
      values: {
        centreUrbain: 'Trois-Rivières',
        vehiculeMarque: unique,
        vehiculeModele: 'CX5',
        vehiculeAnnee: '2021',
      },
    });
    expect(row?.memberInfo).toBeUndefined();
    expect(row?.userAgent).toBe(await page.evaluate(() => navigator.userAgent));
    await expect(page.getByText(`${form.words.reference}${row?.reference}`)).toBeVisible();
    expect(page.url()).not.toContain(row?.reference);
  });
}

test.describe('the battery test with JavaScript', () => {
  test('starts with an empty form after a submission, which can be sent again', async ({
    page,
    rows,
    unique,
  }) => {
    const form = new BatteryTestPage(page, 'fr');
    await form.open();
    await form.fill({ make: unique });
    await form.sendButton.click();
    await page.waitForURL(form.site + form.words.sentPath);
    // The confirmation replaces the form in the history: Back would leave the site.
    await page.getByRole('banner').getByRole('link', { name: form.words.home, exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: form.words.heading, exact: true }).click();
    await expect(form.make).toHaveValue('');
    await expect(form.urbanCentre).toHaveValue('');
    await hydrated(page);
    await form.fill({ make: unique });
    await form.sendButton.click();
    await page.waitForURL(form.site + form.words.sentPath);
    const [first, second, ...others] = await rows(unique);
    expect(others).toEqual([]);
    expect(second?.keyDigest).not.toBe(first?.keyDigest);
    await expect(page.getByText(`${form.words.reference}${second?.reference}`)).toBeVisible();
  });

  test('shows the reference again after a reload and in the other language', async ({
    page,
    rows,
    unique,
  }) => {
    const form = new BatteryTestPage(page, 'fr');
    await form.open();
    await form.fill({ make: unique });
    await form.sendButton.click();
    await page.waitForURL(form.site + form.words.sentPath);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const [row] = await rows(unique);
    await page.reload();
    await expect(page.getByText(`${words.fr.reference}${row?.reference}`)).toBeVisible();
    await page.getByRole('link', { name: words.fr.otherLanguage, exact: true }).click();
    await expect(page.getByText(`${words.en.reference}${row?.reference}`)).toBeVisible();
    expect(page.url()).not.toContain(row?.reference);
  });

  test('shows each error under its field and moves the focus to the first one after 100 ms', async ({
    page,
  }) => {
    const form = new BatteryTestPage(page, 'fr');
    await page.clock.install();
    await form.open();
    await form.urbanCentre.selectOption('Laval');
    await form.year.fill('2020');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await form.sendButton.click();

    const { required } = form.words;
    await expect.poll(() => form.fieldErrors()).toEqual([undefined, required, required, undefined]);
    await expect(form.make).toHaveAttribute('aria-invalid', 'true');
    await expect(form.year).toHaveAttribute('aria-invalid', 'false');
    await page.clock.runFor(99);
    await expect(form.make).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(form.make).toBeFocused();
  });

  test('is filled and sent with the keyboard alone', async ({ page, rows, unique }) => {
    const form = new BatteryTestPage(page, 'fr');
    await form.open();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('Tab');
    const skip = page.getByRole('link', {
      name: 'Aller au contenu',
    });
    await expect(skip).toBeFocused();
    // The breadcrumb and the sign-in link come first.
    await press('Enter', 'Tab', 'Tab', 'Tab');
    await expect(form.urbanCentre).toBeFocused();
    await press('ArrowDown', 'ArrowDown', 'Tab');
    await page.keyboard.type(unique);
    await press('Tab');
    await page.keyboard.type('Soul');
    await press('Tab');
    await page.keyboard.type('2018');
    await press('Tab');
    await expect(form.sendButton).toBeFocused();
    await press('Enter');
    await page.waitForURL(form.site + form.words.sentPath);
    expect(await rows(unique)).toMatchObject([{ values: { centreUrbain: 'Laval', vehiculeModele: 'Soul' } }]);
  });
});

test('attaches the member who is signed in', async ({ page, rows, unique }) => {
  const session = new SignInPage(page, 'fr');
  await session.open();
  await session.signIn();
  await page.waitForURL(session.site + session.words.areaPath);
  const form = new BatteryTestPage(page, 'fr');
  await form.open();
  await form.fill({ make: unique });
  await form.sendButton.click();
  await page.waitForURL(form.site + form.words.sentPath);
  expect(await rows(unique)).toMatchObject([{ memberInfo: { name: 'Zoé', memberNumber: member.number } }]);
});

test('names no member once the session has ended in another tab', async ({ page, context, rows, unique }) => {
  const session = new SignInPage(page, 'fr');
  await session.open();
  await session.signIn();
  await page.waitForURL(session.site + session.words.areaPath);
  const form = new BatteryTestPage(page, 'fr');
  await form.open();
  await context.clearCookies();
  await form.fill({ make: unique });
  await form.sendButton.click();
  await page.waitForURL(form.site + form.words.sentPath);
  const [row] = await rows(unique);
  expect(row?.memberInfo).toBeUndefined();
});

test.describe('what a field takes', () => {
  test('typing and pasting are filtered and the caret stays where it was', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const form = new BatteryTestPage(page, 'fr');
    await form.open();
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('Control+V');
    };

    await form.make.pressSequentially('Cit3roën-7');
    await expect(form.make).toHaveValue('Citroën');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
    await paste('1é-2É 3');
    await expect(form.make).toHaveValue('CitéÉroën');
    expect(await form.make.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);

    await form.model.pressSequentially('CR-V 2!é');
    await expect(form.model).toHaveValue('CRV2é');

    await form.year.focus();
    await paste('an 20a245');
    await expect(form.year).toHaveValue('2024');
    await page.keyboard.type('9');
    await expect(form.year).toHaveValue('2024');
  });

  test('an input method’s composition is left alone until it ends', async ({ page }) => {
    const form = new BatteryTestPage(page, 'fr');
    await form.open();
    await form.make.focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'e´', selectionStart: 2, selectionEnd: 2 });
    await expect(form.make).toHaveValue('e´');
    await session.send('Input.insertText', { text: 'é2' });
    await expect(form.make).toHaveValue('é');
    expect(await form.make.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
  });

  test('what a password manager or the browser fills in is filtered', async ({ page }) => {
    const form = new BatteryTestPage(page, 'fr');
    await form.open();
    await form.year.evaluate((input: HTMLInputElement) => {
      input.value = '20-19';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(form.year).toHaveValue('2019');
  });
});
