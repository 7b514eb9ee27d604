import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { BatteryTestPage, fieldNames, languages, words } from '../support/battery-test.ts';
import { member, SignInPage } from '../support/sign-in.ts';
import { address, expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  const word = words[language];

  test(`the form is complete in the HTML (${language})`, async ({ page }) => {
    await page.goto(address('E2E_SITE') + word.path);
    const form = page.locator('main form');
    await expect(form).toHaveAttribute('method', 'post');
    for (const name of fieldNames) {
      const control = form.locator(`[name=${name}]`);
      await expect(control).toHaveCount(1);
      const id = await control.getAttribute('id');
      await expect(form.locator(`label[for="${id}"]`)).toHaveCount(1);
    }
    await expect(form.locator('select[name=centreUrbain] option:not([value=""])')).toHaveCount(7);
    await expect(form.locator('[name=vehiculeAnnee]')).toHaveAttribute('maxlength', '4');
    await expect(form.locator('input[type=hidden][name=formID]')).toHaveValue('12');
    await expect(form.locator('input[type=hidden][name=locale]')).toHaveValue(word.code);
    await expect(form.locator('input[type=hidden][name=userAgent]')).toHaveCount(1);
    await expect(form.locator('input[type=hidden][name=idempotencyKey]')).toHaveValue(/^[\w-]{16,}$/);
    await expect(form.locator('button[type=submit]')).toHaveText(word.send);
  });

  test(`a plain post shows the same errors, keeps what was typed, then redirects (${language})`, async ({
    page,
    complaints,
    rows,
    unique,
  }) => {
    complaints.allow(/status of 422/);
    const form = new BatteryTestPage(page, language);
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
}

test('a plain post of a make with 101 letters says so under its field', async ({ page, complaints }) => {
  complaints.allow(/status of 422/);
  const form = new BatteryTestPage(page, 'en');
  await page.goto(form.site + words.en.path);
  const make = `M${'a'.repeat(100)}`;
  // Like a browser without support for `maxlength`.
  await form.make.evaluate((input) => input.removeAttribute('maxlength'));
  await form.fill({ make });
  const refused = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.sendButton.click();
  expect((await refused).status()).toBe(422);
  await expect(form.summary.getByRole('link')).toHaveText([form.inSummary('make', words.en.tooLong)]);
  const error = page.locator(`#${await form.make.getAttribute('id')}-error`);
  await expect(error).toContainText(words.en.tooLong);
  await expect(form.make).toHaveAccessibleDescription(new RegExp(words.en.tooLong));
  await expect(form.make).toHaveValue(make);
});

test('an unavailable API leaves the page with a retry', async ({ page, complaints, unique }) => {
  complaints.allow(/status of 503/);
  const form = new BatteryTestPage(page, 'en', address('E2E_LONELY_SITE'));
  await page.goto(form.site + words.en.path);
  await form.fill({ make: unique });
  const typed = await form.values();
  const refused = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.sendButton.click();
  expect((await refused).status()).toBe(503);
  await expect(form.noAnswer.last()).toBeVisible();
  await expect(form.summary).toHaveCount(0);
  expect(await form.values()).toEqual(typed);
});

test('the language switch is a link to the page’s other address', async ({ page }) => {
  const site = address('E2E_SITE');
  await page.goto(site + words.fr.path);
  await page.getByRole('link', { name: words.fr.otherLanguage, exact: true }).click();
  await page.waitForURL(site + words.en.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.heading);
});

test('attaches the member who is signed in to a plain post', async ({ page, rows, unique }) => {
  const site = address('E2E_SITE');
  const session = new SignInPage(page, 'fr');
  await session.goto();
  await session.signIn();
  await page.waitForURL(session.site + session.words.areaPath);
  const form = new BatteryTestPage(page, 'fr');
  await page.goto(site + words.fr.path);
  await form.fill({ make: unique });
  await form.sendButton.click();
  await expect(page).toHaveURL(`${site}${words.fr.sentPath}`);
  expect(await rows(unique)).toMatchObject([{ memberInfo: { name: 'Zoé', memberNumber: member.number } }]);
});

test('the same post sent twice stores one row and redirects to the same end', async ({
  page,
  rows,
  unique,
}) => {
  const site = address('E2E_SITE');
  const first = await post(page, site, unique);
  const second = await post(page, site, unique);
  expect([first.status(), second.status()]).toEqual([303, 303]);
  const [row, ...others] = await rows(unique);
  expect(others).toEqual([]);
  for (const answer of [first, second])
    expect(answer.headers()['set-cookie']).toContain(`formSent=${row?.reference}.`);
});

test('counts submissions by the visitor’s own address', async ({ page, unique }) => {
  const site = address('E2E_WIDE_SITE');
  const send = (visitor: string, key: string) => post(page, site, unique, { visitor, key });
  for (const key of ['a', 'b', 'c']) expect((await send('203.0.113.7', key)).status()).toBe(303);
  const refused = await send('203.0.113.7', 'd');
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await refused.text()).toContain(words.fr.tooMany);
  expect((await send('203.0.113.8', 'e')).status()).toBe(303);
});

/** The post of a browser without JavaScript. */
function post(page: Page, site: string, make: string, { visitor = '203.0.113.1', key = 'one' } = {}) {
  return page.request.post(site + words.fr.path, {
    headers: { 'x-forwarded-for': visitor, origin: site },
    form: {
      formID: '12',
      locale: 'F',
      idempotencyKey: `key-of-the-post-${key}-${make}`,
      centreUrbain: 'Laval',
      vehiculeMarque: make,
      vehiculeModele: 'Kona',
      vehiculeAnnee: '2022',
    },
    maxRedirects: 0,
  });
}
