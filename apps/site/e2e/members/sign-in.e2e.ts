import { member, password, SignInPage, words } from '../support/sign-in.ts';
import { expect, holdScripts, hydrated, test } from '../support/test.ts';

const word = words.fr;

test('signing in leads to the member area, with the two cookies of a session, and out again', async ({
  page,
}) => {
  const signIn = new SignInPage(page, 'fr');
  await page.goto(`${signIn.site}/fr`);
  await page.goto(signIn.site + word.areaPath);
  await page.waitForURL(`${signIn.site}${word.path}?**`);
  await hydrated(page);
  await expect(page).toHaveTitle(word.title);
  await signIn.signIn();
  await page.waitForURL(signIn.site + word.areaPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.welcome);
  await expect(page.getByText(member.shownNumber)).toBeVisible();
  const facts = page.locator('dl > div');
  for (const [at, fact] of word.facts.entries()) {
    // Another test may have reserved some of the balance, which one more line says.
    await expect(facts.nth(at).locator('dt, dd')).toContainText([...fact]);
  }

  const { accessToken, memberInfo } = await signIn.cookies();
  expect(accessToken).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(accessToken?.expires).toBeGreaterThan(Date.now() / 1000);
  expect(memberInfo).toMatchObject({ httpOnly: false, sameSite: 'Lax', path: '/' });
  expect(memberInfo?.expires).toBeCloseTo(accessToken?.expires ?? 0, 0);
  expect(JSON.parse(decodeURIComponent(memberInfo?.value ?? ''))).toMatchObject({
    name: 'Zoé',
    surname: 'Côté',
    memberNumber: member.number,
  });
  expect(await page.evaluate(() => document.cookie)).not.toContain('accessToken');

  // The member area has replaced the sign-in page in the history.
  await page.goBack();
  await page.waitForURL(`${signIn.site}/fr`);
  await page.goForward();
  await signIn.signOutButton.click();
  await page.waitForURL(`${signIn.site}/fr`);
  expect(await signIn.cookies()).toEqual({});
});

test('is done with the keyboard alone, and so is signing out', async ({ page }) => {
  const signIn = new SignInPage(page, 'fr');
  await signIn.open();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Tab', 'Enter', 'Tab');
  await expect(signIn.username).toBeFocused();
  await page.keyboard.type(member.username);
  await press('Tab');
  await page.keyboard.type(password);
  await press('Tab', 'Enter');
  await expect(signIn.password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: words.fr.hide })).toBeFocused();
  await press('Enter');
  await expect(signIn.password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: words.fr.show })).toBeFocused();
  await press('Tab');
  await expect(signIn.remember).toBeFocused();
  await press('Tab');
  await expect(signIn.signInButton).toBeFocused();
  await press('Enter');
  await page.waitForURL(signIn.site + words.fr.areaPath);
  // The skip link.
  await press('Tab', 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  // Renew, change, end, automatic renewal, recommend, contact details, payment method, security, sign out.
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await expect(signIn.signOutButton).toBeFocused();
  await press('Enter');
  await page.waitForURL(`${signIn.site}/fr`);
  expect(await signIn.cookies()).toEqual({});
});

test('signs in once for three presses, and shows that it is signing in', async ({ page }) => {
  const signIn = new SignInPage(page, 'fr');
  const { promise: held, resolve: release } = Promise.withResolvers<null>();
  let posts = 0;
  await page.route('**/fr/session', async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await signIn.open();
  await signIn.fill();
  await signIn.signInButton.click();
  await expect(signIn.signInButton).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Connexion en cours…')).toBeVisible();
  await signIn.signInButton.click({ force: true });
  await signIn.password.press('Enter');
  release(null);
  await page.waitForURL(signIn.site + words.fr.areaPath);
  expect(posts).toBe(1);
});

test('what was typed before the script arrived stays and signs in', async ({ page }) => {
  const release = await holdScripts(page);
  const signIn = new SignInPage(page, 'en');
  await page.goto(signIn.site + words.en.path, { waitUntil: 'commit' });
  await signIn.fill();
  const place = await signIn.signInButton.boundingBox();
  release();
  await hydrated(page);
  expect(await signIn.signInButton.boundingBox()).toEqual(place);
  await expect(signIn.username).toHaveValue(member.username);
  await expect(signIn.password).toHaveValue(password);
  await signIn.signInButton.click();
  await page.waitForURL(signIn.site + words.en.areaPath);
});
