import type { Browser, Page } from 'playwright/test';
import { mailedPath } from '../support/mailed-path.ts';
import { password, postSignIn, SignInPage, words } from '../support/sign-in.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

const securityPath = '/fr/espace-connecte/securite';
const forgottenPath = '/fr/mot-de-passe-oublie';
const newPassword = 'quatre mots pris au hasard';

/** One member for each test, because the tests run in parallel. */
const members = { sessions: 'marie-eve.roy', forgotten: 'beatrice.roy' } as const;

/** Signs a member in, in the given page. */
async function signIn(page: Page, username: string, secret = password): Promise<SignInPage> {
  const signInPage = new SignInPage(page, 'fr');
  await signInPage.open();
  await signInPage.fill(username, secret);
  await signInPage.signInButton.click();
  await page.waitForURL(signInPage.site + words.fr.areaPath);
  return signInPage;
}

/** Signs the same member in on another device. */
async function onPhone(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });
  const page = await context.newPage();
  await signIn(page, username);
  return page;
}

/** Whether the site still accepts a page's session. */
async function isSignedIn(page: Page): Promise<boolean> {
  await page.goto(address('E2E_SITE') + words.fr.areaPath);
  return new URL(page.url()).pathname === words.fr.areaPath;
}

test('a member sees where they are signed in, and ends one session, the others or their own', async ({
  page,
  browser,
  axe,
}) => {
  const username = members.sessions;
  const phone = await onPhone(browser, username);
  const own = await signIn(page, username);
  await page.getByRole('link', { name: 'Mot de passe et sessions' }).click();
  await expect(page).toHaveURL(own.site + securityPath);
  await hydrated(page);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText('(Cet appareil)');
  await expect(items.nth(1)).toContainText('Safari sur iPhone');
  expect(await axe()).toEqual([]);

  await page.getByRole('button', { name: 'Fermer la session\u00a0: Safari sur iPhone' }).click();
  await expect(page).toHaveURL(`${own.site}${securityPath}?done=session`);
  await expect(page.getByText('La session a pris fin')).toBeVisible();
  await expect(items).toHaveCount(1);
  expect(await isSignedIn(phone)).toBe(false);

  await signIn(phone, username);
  await page.goto(own.site + securityPath);
  await page.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click();
  await expect(page.getByText('Vos autres sessions ont pris fin')).toBeVisible();
  expect(await isSignedIn(phone)).toBe(false);

  const { accessToken } = await own.cookies();
  await items.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(`${own.site}/fr`);
  expect(await own.cookies()).toEqual({});
  // A copy of the token no longer works either.
  if (accessToken) await page.context().addCookies([accessToken]);
  expect(await isSignedIn(page)).toBe(false);
});

test('a forgotten password is replaced with a mailed link, once', async ({ page, axe, complaints }) => {
  complaints.allow(/status of 422/);
  const username = members.forgotten;
  const signInPage = new SignInPage(page, 'fr');
  await signInPage.goto();
  await page.getByRole('link', { name: 'Mot de passe oublié?' }).click();
  await expect(page).toHaveURL(signInPage.site + forgottenPath);
  await hydrated(page);
  const ask = page.getByRole('button', { name: 'Recevoir un lien' });
  await ask.click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Veuillez entrer votre nom d’utilisateur',
  ]);
  await signInPage.username.fill(username);
  await ask.click();
  await expect(page).toHaveURL(`${signInPage.site}${forgottenPath}?done=sent`);
  await expect(page).toHaveTitle('Vérifiez vos courriels – Club Jalon');
  expect(await axe()).toEqual([]);

  const path = await mailedPath(`To: ${username}@example.org\n`, /\/fr\/nouveau-mot-de-passe\S+/);
  const link = signInPage.site + path;
  await page.goto(link);
  await hydrated(page);
  const fresh = page.getByLabel('Nouveau mot de passe', { exact: true });
  const change = page.getByRole('button', { name: 'Changer le mot de passe' });
  await fresh.fill('trop court');
  await change.click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([/au moins 15 caractères/]);
  expect(await axe()).toEqual([]);
  await fresh.fill(newPassword);
  await change.click();
  await expect(page).toHaveURL(`${signInPage.site}${words.fr.path}?done=password`);
  await expect(page.getByText('Votre mot de passe est changé')).toBeVisible();
  await signIn(page, username, newPassword);

  await page.goto(link);
  await hydrated(page);
  await fresh.fill('un autre mot de passe');
  await change.click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([/a expiré ou a déjà servi/]);
  await page.getByRole('link', { name: 'Demander un lien' }).click();
  await expect(page).toHaveURL(signInPage.site + forgottenPath);
});

test('the demonstration club’s display copy has only the names and numbers of associates', async ({
  request,
}) => {
  const site = address('E2E_CLUB_SITE');
  await postSignIn(request, { site });
  await request.get(site + words.fr.areaPath);
  const { cookies } = await request.storageState();
  const { value } = cookies.find(({ name }) => name === 'memberInfo') ?? {};
  const { associatesMembers } = JSON.parse(decodeURIComponent(value ?? ''));
  expect(associatesMembers).toEqual([{ memberNumber: '1000000025', name: 'Éloi', surname: 'Côté-Roy' }]);
});
