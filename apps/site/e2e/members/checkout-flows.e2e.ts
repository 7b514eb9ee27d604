import type { Page } from 'playwright/test';
import {
  accept,
  answerSteps,
  at,
  confirm,
  fillPerson,
  goOn,
  paths,
  texts,
  thanks,
  type Visit,
} from '../../../../tools/vite/walk-checkout.ts';
import { firstPage } from '../support/checkout.ts';
import { mailedPath } from '../support/mailed-path.ts';
import { password, SignInPage } from '../support/sign-in.ts';
import { address, expect, test } from '../support/test.ts';

// Each test fills in several pages.
test.describe.configure({ timeout: 90_000 });

const site = () => address('E2E_CLUB_SITE');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Signs a member in, who then returns to a path. */
async function signIn(page: Page, language: 'fr' | 'en', username: string, to: string): Promise<void> {
  const signInPage = new SignInPage(page, language, site());
  await signInPage.open(`?r=${encodeURIComponent(to)}`);
  await signInPage.fill(username, password);
  await signInPage.signInButton.click();
  await page.waitForURL(new RegExp(to));
}

test('a gift is paid from a bank account, printed as a card and accepted', async ({ page, browser }) => {
  const visit: Visit = { page, language: 'fr', script: true };
  await page.goto(firstPage('gift-a-membership', 'fr', '?type=FAM'));
  await answerSteps(visit, 'gift-a-membership', { firstName: 'Béatrice', pay: { method: 'bank' } });
  await expect(page.getByRole('heading', { name: 'L’accord de débit préautorisé' }).first()).toBeVisible();
  await accept(visit);
  await confirm(visit);
  await expect(heading(page)).toHaveText(thanks['gift-a-membership'].fr);

  await page.locator('a[href*="/fr/cadeau/"]').click();
  await expect(page.getByText('Bonne route')).toBeVisible();
  const link = page.url().replace(/\?.*/, '');
  await expect(page.locator('main strong')).toHaveText(link);

  const recipient = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await recipient.goto(link);
  await recipient.getByRole('button', { name: 'Accepter le cadeau' }).click();
  await expect(heading(recipient)).toHaveText('Bienvenue au club!');
  await recipient.getByRole('link', { name: 'Choisir mon mot de passe' }).click();
  await expect(heading(recipient)).toHaveText('Choisissez votre mot de passe');
  await recipient.getByLabel('Nouveau mot de passe').fill('quatre mots pris au hasard');
  await recipient.getByRole('button', { name: 'Choisir ce mot de passe' }).click();
  await expect(heading(recipient)).toHaveText('Bonjour, Béatrice');
  await expect(recipient.getByText('Votre espace membre est ouvert')).toBeVisible();
  await recipient.goto(link);
  await expect(recipient.getByText('Ce cadeau a déjà été accepté.')).toBeVisible();
  await expect(recipient.getByRole('link', { name: 'Aller à l’espace membre' })).toHaveAttribute(
    'href',
    '/fr/connexion',
  );
  await recipient.getByRole('link', { name: 'Voir ce que comprend l’adhésion' }).click();
  await expect(heading(recipient)).toHaveText('Jalon Famille');
  await recipient.context().close();
});

test('a member renews; a session that ended in the middle loses nothing', async ({
  page,
  context,
  browser,
}) => {
  const visit: Visit = { page, language: 'en', script: true };
  const path = '/en/renewal/payment';
  await signIn(page, 'en', 'maelle.damours', path);
  await answerSteps(visit, 'renewal', { pay: { term: 'monthly' } });
  await accept(visit);
  await context.clearCookies({ name: 'accessToken' });
  await confirm(visit);
  await page.waitForURL(/\/en\/sign-in/);
  await signIn(page, 'en', 'maelle.damours', '/en/renewal/review');
  await at(visit, '/en/renewal/review');
  await expect(page.getByText('4242').first()).toBeVisible();
  await accept(visit);
  await confirm(visit);
  await expect(heading(page)).toHaveText(thanks.renewal.en);

  // Another card, which its bank asks about, then a bank account, pay what is left.
  await page.goto(`${site()}/en/connected-space`);
  await page.getByRole('link', { name: 'Payment method' }).click();
  await expect(page.getByText('Visa card ending in 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Use another card' }).click();
  await typeOnHostedPage(page, { number: '4000002500003155', expiry: '12/30', code: '123' });
  await page.getByRole('button', { name: texts.en.approve }).click();
  await expect(page.getByText('Visa card ending in 3155')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the replacement' }).click();
  await expect(page.getByText('Your payment method has been replaced')).toBeVisible();
  await expect(page.getByText('Visa card ending in 3155')).toBeVisible();

  const storageState = await context.storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
  const other = await plain.newPage();
  await other.goto(`${site()}/fr/espace-connecte/mode-de-paiement`);
  await other.getByRole('button', { name: 'Utiliser un compte bancaire' }).click();
  await typeOnHostedPage(other, { institution: '000', transit: '11000', account: '000123456789' });
  await expect(other.getByText('Accord de débit préautorisé (DPA) personnel')).toBeVisible();
  await other.getByRole('checkbox', { name: 'J’accepte cet accord et j’autorise les débits.' }).check();
  await other.getByRole('button', { name: 'Confirmer le remplacement' }).click();
  await expect(other.getByText('Votre mode de paiement est remplacé')).toBeVisible();
  await expect(other.getByText('Compte bancaire se terminant par 6789')).toBeVisible();
  await plain.close();
});

/** Types numbers on the gateway’s own page, which leads back. */
async function typeOnHostedPage(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.locator('button.main').click();
}

test('the mailed link goes on with the checkout in another browser', async ({ page, browser, unique }) => {
  const visit: Visit = { page, language: 'fr', script: true };
  const path = paths.fr;
  await page.goto(`${site()}${path.register}?type=PLUS`);
  await at(visit, path.register);
  await fillPerson(visit, 'Zoé');
  await goOn(visit, 'registration');
  await at(visit, path.addMember);
  await page.getByText('Continuer plus tard ou sur un autre appareil').click();
  await page.locator('[name="resumeEmail"]').fill(`${unique}@example.org`);
  await page.getByRole('button', { name: 'M’envoyer le lien' }).click();
  await expect(page.getByText(`Un lien est en route vers ${unique}@example.org.`)).toBeVisible();
  const link = await mailedPath(unique, /\/fr\/reprendre\/[\w.-]+/);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(site() + link);
  await elsewhere.getByRole('button', { name: 'Continuer' }).click();
  await at({ ...visit, page: elsewhere }, path.addMember);
  await elsewhere.goto(site() + path.register);
  await expect(elsewhere.locator('[name="firstName"]')).toHaveValue('Zoé');
  await elsewhere.context().close();
});
