import { createHash } from 'node:crypto';
import { BatteryTestPage, words } from '../support/battery-test.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const word = words.fr;

test('a plain post shows the same errors, keeps what was typed, then redirects', async ({
  page,
  complaints,
  rows,
  unique,
}) => {
  complaints.allow(/status of 422/);
  const form = new BatteryTestPage(page, 'fr');
  await page.goto(form.site + word.path);
  const firstKey = await form.idempotencyKey.inputValue();
  await form.urbanCentre.selectOption('Saguenay');
  await form.make.fill(`${unique}-9`);
  const refused = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.sendButton.click();
  expect((await refused).status()).toBe(422);

  await expect(page).toHaveTitle(word.errorTitle);
  await expect(form.sendButton).toBeVisible();
  expect(await form.values()).toEqual(['Saguenay', `${unique}-9`, '', '']);
  const links = form.summary.getByRole('link');
  await expect(links).toHaveText([
    form.inSummary('make', word.lettersOnly),
    form.inSummary('model', word.required),
    form.inSummary('year', word.required),
  ]);
  // The page without JavaScript has the same errors: described, invalid, in order.
  for (const [control, message] of [
    [form.make, word.lettersOnly],
    [form.model, word.required],
    [form.year, word.required],
  ] as const) {
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    const error = page.locator(`#${await control.getAttribute('id')}-error`);
    await expect(error).toContainText(message);
    await expect(control).toHaveAttribute(
      'aria-describedby',
      new RegExp(`${await error.getAttribute('id')}`),
    );
  }
  await links.nth(1).click();
  await expect(form.model).toBeFocused();

  await expect(form.idempotencyKey).toHaveValue(firstKey);
  await form.make.fill(unique);
  await form.model.fill('Niro');
  await form.year.fill('2023');
  const accepted = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.sendButton.click();
  const answer = await accepted;
  expect([answer.status(), answer.headers().location]).toEqual([303, word.sentPath]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.sent);

  const [row, ...others] = await rows(unique);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    locale: word.code,
    keyDigest: createHash('sha256').update(firstKey).digest('hex'),
    values: {
      centreUrbain: 'Saguenay',
      vehiculeMarque: unique,
      vehiculeModele: 'Niro',
      vehiculeAnnee: '2023',
    },
  });
  expect(row?.userAgent).toContain('Chrom');
  await expect(page.getByText(`${word.reference}${row?.reference}`)).toBeVisible();
  expect(page.url()).toBe(`${form.site}${word.sentPath}`);
});
