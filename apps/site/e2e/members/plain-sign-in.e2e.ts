import { member, SignInPage, words } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const word = words.fr;

test('signing in, reading and signing out need no JavaScript', async ({ page }) => {
  const signIn = new SignInPage(page, 'fr');
  const opened = await signIn.goto();
  expect(opened?.headers()['cache-control']).toBe('no-store');
  await expect(signIn.username).toHaveAttribute('autocomplete', 'username');
  await expect(signIn.username).toHaveAttribute('maxlength', '100');
  await expect(signIn.password).toHaveAttribute('autocomplete', 'current-password');
  await expect(signIn.password).toHaveAttribute('type', 'password');
  await expect(signIn.remember).toBeHidden();

  const accepted = page.waitForResponse((response) => response.request().method() === 'POST');
  await signIn.signIn();
  expect((await accepted).status()).toBe(303);
  await expect(page).toHaveURL(signIn.site + word.areaPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.welcome);

  await signIn.signOutButton.click();
  await expect(page).toHaveURL(`${signIn.site}/fr`);
  expect(await signIn.cookies()).toEqual({});
  await page.goto(signIn.site + word.areaPath);
  await expect(page).toHaveURL(`${signIn.site}${word.path}?r=${encodeURIComponent(word.areaPath)}`);
});

test('continues in the other language after a failed attempt and a language switch', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const other = new SignInPage(page, 'fr');
  const signIn = new SignInPage(page, 'en');
  await page.goto(signIn.site + words.en.contactDetailsPath);
  await signIn.signInButton.click();
  await expect(signIn.mistakes).toHaveCount(2);
  await signIn.languageSwitch.click();
  await other.signIn();
  await expect(page).toHaveURL(signIn.site + other.words.contactDetailsPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.words.contactDetails);
});

test('a form posted without a script is stored for the member of the access token, not of memberInfo', async ({
  page,
  context,
  rows,
  unique,
}) => {
  const signIn = new SignInPage(page, 'en');
  await signIn.goto('?r=/en/forms/battery-test');
  await signIn.signIn();
  await expect(page).toHaveURL(`${signIn.site}/en/forms/battery-test`);
  const copy = JSON.stringify({ name: 'Somebody', surname: 'Else', memberNumber: '42' });
  await context.addCookies([{ name: 'memberInfo', value: encodeURIComponent(copy), url: signIn.site }]);
  await page.getByLabel('Urban centre').selectOption('Laval');
  await page.getByLabel('Vehicle make').fill(unique);
  await page.getByLabel('Vehicle model').fill('Niro');
  await page.getByLabel('Vehicle year').fill('2023');
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/form-sent/);
  expect(await rows(unique)).toMatchObject([{ memberNumber: member.number }]);
});
