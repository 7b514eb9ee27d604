import { BatteryTestPage } from '../support/battery-test.ts';

import { expect, hydrated, test } from '../support/test.ts';

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
