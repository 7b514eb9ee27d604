import type { BrowserContext, Page } from 'playwright/test';
import { makeToken } from '../support/api-keys.ts';
import { fillForm } from '../support/forms.ts';
import { password, SignInPage } from '../support/sign-in.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

const words = {
  fr: {
    path: '/fr/espace-connecte/modifier-mes-coordonnees',
    sentPath: '/fr/espace-connecte/coordonnees-modifiees',
    areaPath: '/fr/espace-connecte',
    signInPath: '/fr/connexion',
    code: 'F',
    change: 'Modifier mes coordonnées',
    send: 'Enregistrer mes coordonnées',
    changed: 'Vos coordonnées sont à jour',
    back: 'Retourner à l’espace membre',
    addressFirst: 'Entrez d’abord votre adresse.',
    mobile: '418 555-0199',
    march: 'mars',
    woman: 'Femme',
    invalidPostalCode: 'Le format du code postal est invalide.',
    signInAgain: 'Votre session a pris fin.',
    signIn: 'Se connecter (nouvel onglet)',
    enterPassword: 'Entrer mon mot de passe pour la modifier',
    confirmTitle: 'Confirmez que c’est bien vous',
    otherLanguage: 'English',
  },
  en: {
    path: '/en/connected-space/change-my-contact-information',
    sentPath: '/en/connected-space/contact-information-changed',
    areaPath: '/en/connected-space',
    send: 'Save my contact details',
    changed: 'Your contact details are up to date',
    otherLanguage: 'Français',
  },
} as const;

/** Members that no other test changes or reads. */
const members = {
  keyboard: '1000000058',
  plainPost: '1000000108',
  errors: '1000000082',
  expired: '1000000124',
} as const;

/** Signs a member in, now or this many minutes ago, with a token like the API's. */
async function signedIn(
  context: BrowserContext,
  memberNumber: string,
  { site = address('E2E_SITE'), minutesAgo = 0 } = {},
) {
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now - minutesAgo * 60, exp: now + 3600 };
  const value = await makeToken(address('E2E_DATA_DIR'), { memberNumber, ...times });
  await context.addCookies([{ name: 'accessToken', value, url: site, httpOnly: true }]);
}

const picked = { address: '650 3e Rue', apartment: '', city: 'Chibougamau', postalCode: 'G8P1P1' };
const rowsOfTwo = [
  ['memberFirstName', 'memberLastName'],
  ['apartment', 'city'],
  ['province', 'postalCode'],
  ['residentialPhone', 'mobilePhone'],
  ['workphone', 'workphonepost'],
  ['carInsuranceExpiryMonth', 'homeInsuranceExpiryMonth'],
] as const;
const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const values = (page: Page, ...names: string[]) =>
  Promise.all(names.map((name) => field(page, name).inputValue()));
const send = (page: Page) =>
  page
    .getByRole('button', { name: words.fr.send })
    .or(page.getByRole('button', { name: words.en.send }))
    .click();

test('a member changes the address by keyboard, and the account shows it', async ({
  page,
  context,
  rows,
  unique,
  axe,
}) => {
  const site = address('E2E_SITE');
  const memberNumber = members.keyboard;
  await signedIn(context, memberNumber);
  await page.goto(site + words.fr.areaPath);
  await hydrated(page);
  await page.getByRole('link', { name: words.fr.change }).click();
  await page.waitForURL(site + words.fr.path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fr.change);
  await expect(page.locator('main form input').and(page.getByLabel(/^Genre|^Gender/))).toHaveValue(
    words.fr.woman,
  );
  for (const name of ['memberFirstName', 'memberLastName', 'province']) {
    await expect(field(page, name)).toHaveAttribute('readonly');
  }

  await field(page, 'address').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(field(page, 'city')).toHaveAttribute('readonly');
  expect(await values(page, 'apartment', 'city', 'province', 'postalCode')).toEqual(['', '', '', '']);
  await expect(page.getByText(words.fr.addressFirst)).toHaveCount(3);
  expect(await axe()).toEqual([]);
  await page.keyboard.type('650 3e rue chibougamau');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, 'city')).toHaveValue('Chibougamau');
  expect(await values(page, 'address', 'province', 'postalCode')).toEqual(['650 3e Rue', 'QC', 'G8P 1P1']);

  const email = `${unique}@example.org`;
  await fillForm(page, {
    mobilePhone: '4185550199',
    workphone: '418 555-0125',
    workphonepost: '12',
    memberEmail: email,
    memberEmailConfirm: email,
    consent: 'true',
  });
  await field(page, 'carInsuranceExpiryMonth').selectOption({ label: words.fr.march });
  await send(page);
  await page.waitForURL(site + words.fr.sentPath);

  const [row, ...others] = await rows(email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ formId: 3, locale: words.fr.code, memberNumber });
  expect(row?.memberInfo).toBeUndefined();
  expect(row?.values).toMatchObject({
    ...picked,
    province: 'QC',
    indAdresseNormalise: 'true',
    memberNumber,
    codeTypeMember: 'P',
    mobilePhone: '4185550199',
    workphone: '4185550125',
    carInsuranceExpiryMonth: '3',
    homeInsuranceExpiryMonth: '',
  });
  expect(JSON.parse(row?.values.originalAddress ?? '')).toMatchObject({ province: 'QC', apartment: '' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fr.changed);
  await expect(page.getByText(row?.reference ?? '')).toBeVisible();
  const cookies = Object.fromEntries((await context.cookies(site)).map(({ name, value }) => [name, value]));
  expect(JSON.parse(decodeURIComponent(cookies.memberInfo ?? ''))).toMatchObject({ memberNumber, email });
  await page.getByRole('link', { name: words.fr.back }).click();
  await page.waitForURL(site + words.fr.areaPath);
  for (const text of [
    '650, 3e Rue',
    'Chibougamau (Québec)\u00a0\u00a0G8P\u00a01P1',
    email,
    words.fr.mobile,
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByRole('link', { name: words.fr.change }).click();
  await expect(field(page, 'memberEmail')).toHaveValue(email);
  await expect(field(page, 'consent')).not.toBeChecked();
});

test('a session that has ended leaves all that was typed, to send once signed in again', async ({
  page,
  context,
  complaints,
  rows,
  unique,
}) => {
  complaints.allow(/status of 401/);
  const memberNumber = members.expired;
  await signedIn(context, memberNumber);
  await page.goto(address('E2E_SITE') + words.fr.path);
  await hydrated(page);
  const email = `${unique}@example.org`;
  await fillForm(page, { memberEmail: email, memberEmailConfirm: email, consent: 'true' });
  await context.clearCookies();
  await send(page);
  await expect(page.getByText(words.fr.signInAgain).last()).toBeVisible();
  const link = page.getByRole('link', { name: words.fr.signIn });
  await expect(link).toHaveAttribute('target', '_blank');
  const confirmPath = `${words.fr.signInPath}?r=${encodeURIComponent(words.fr.path)}&confirm=`;
  await expect(link).toHaveAttribute('href', confirmPath);
  expect(await values(page, 'memberEmail', 'memberNumber')).toEqual([email, memberNumber]);
  expect(await rows(email)).toEqual([]);

  await signedIn(context, memberNumber);
  await send(page);
  await page.waitForURL(new RegExp(`${address('E2E_SITE')}${words.fr.sentPath}()?$`));
  expect(await rows(email)).toMatchObject([{ memberNumber, values: { memberEmail: email } }]);
});

test('a member enters the password again before the email address can be changed', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of (401|422)/);
  const site = address('E2E_CLUB_SITE');
  await signedIn(context, '1000000108', { site, minutesAgo: 16 });
  await page.goto(site + words.fr.path);
  await hydrated(page);
  await expect(field(page, 'memberEmail')).toHaveAttribute('readonly');
  await expect(field(page, 'mobilePhone')).not.toHaveAttribute('readonly');
  await page.getByRole('link', { name: words.fr.enterPassword }).click();
  const signIn = new SignInPage(page, 'fr');
  for (const [secret, path] of [
    ['wrong', words.fr.signInPath],
    [password, words.fr.path],
  ] as const) {
    await hydrated(page);
    await expect(page.getByText(words.fr.confirmTitle)).toBeVisible();
    await signIn.fill('grace.macdonald', secret);
    await signIn.signInButton.click();
    await page.waitForURL(({ pathname }) => pathname === path);
    if (secret !== password) await expect(signIn.summary).toBeVisible();
  }
  await expect(field(page, 'memberEmail')).not.toHaveAttribute('readonly');
  await expect(field(page, 'memberEmailConfirm')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain post changes the member, and the account shows it', async ({
    page,
    context,
    rows,
    unique,
  }) => {
    const site = address('E2E_SITE');
    const memberNumber = members.plainPost;
    await signedIn(context, memberNumber);
    await page.goto(site + words.en.path);
    const email = `${unique}@example.org`;
    await fillForm(page, {
      address: '12, rue Neuve',
      city: 'Lévis',
      postalCode: 'g6v 1a1',
      mobilePhone: '(418) 555-0199',
      memberEmail: email,
      memberEmailConfirm: email,
      consent: 'true',
    });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await send(page);
    const answer = await answered;
    expect([answer.status(), answer.headers().location]).toEqual([303, `${words.en.sentPath}`]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.changed);
    const [row, ...others] = await rows(email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      memberNumber,
      values: { postalCode: 'G6V1A1', mobilePhone: '4185550199', indAdresseNormalise: '' },
    });
    const [info] = (await context.cookies(site)).filter(({ name }) => name === 'memberInfo');
    expect(JSON.parse(decodeURIComponent(info?.value ?? ''))).toMatchObject({ email });
    await page.goto(site + words.en.areaPath);
    await expect(page.getByText('Lévis, Quebec\u00a0\u00a0G6V\u00a01A1')).toBeVisible();
  });
});

test('what was typed outlives a change of language, and is not shown to another member', async ({
  page,
  context,
}) => {
  const site = address('E2E_SITE');
  await signedIn(context, '1000000017');
  await page.goto(site + words.fr.path);
  await hydrated(page);
  await field(page, 'memberEmail').fill('typed@example.org');
  await page.getByRole('link', { name: words.fr.otherLanguage, exact: true }).click();
  await page.waitForURL(site + words.en.path);
  await expect(field(page, 'memberEmail')).toHaveValue('typed@example.org');
  await signedIn(context, '1000000025');
  await page.getByRole('link', { name: words.en.otherLanguage, exact: true }).click();
  await page.waitForURL(site + words.fr.path);
  await expect(field(page, 'memberEmail')).toHaveValue('eloi.cote@example.org');
});

test('the inputs of a row are aligned, with errors too', async ({ page, context }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signedIn(context, members.errors);
  await page.goto(address('E2E_SITE') + words.fr.path);
  await hydrated(page);
  // Measured immediately, because the page scrolls to the first error.
  const uneven = () =>
    page.evaluate((pairs) => {
      const top = (name: string) =>
        document.querySelector(`main [name="${name}"]`)?.getBoundingClientRect().y;
      return pairs.filter(([left, right]) => Math.abs((top(left) ?? 0) - (top(right) ?? 1e6)) > 0.5);
    }, rowsOfTwo);
  const expectEven = async () => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await uneven(), `${width} px`).toEqual([]);
    }
  };
  await expectEven();
  await fillForm(page, { postalCode: 'K1A', mobilePhone: '5', city: '' });
  await page.getByRole('button', { name: words.fr.send }).click();
  await expect(page.getByText(words.fr.invalidPostalCode)).toBeVisible();
  await expectEven();
});
