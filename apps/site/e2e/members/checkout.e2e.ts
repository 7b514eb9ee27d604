import {
  accept,
  answerBank,
  at,
  cards,
  confirm,
  fillPerson,
  goOn,
  paths,
  pay,
  thanks,
  type Visit,
} from '../../../../tools/vite/walk-checkout.ts';
import { toReview } from '../support/checkout.ts';
import { address, expect, test } from '../support/test.ts';

// Each test fills in several pages.
test.describe.configure({ timeout: 90_000 });

const site = () => address('E2E_CLUB_SITE');

test('a visitor becomes a member, the receipt has the amounts of the review, and nothing of ours gets the card number', async ({
  page,
  axe,
}) => {
  /** What the page sent to our site. */
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site())) sent.push(request.url() + (request.postData() ?? ''));
  });
  const policies = new Map<string, string>();
  page.on('response', (response) => {
    if (response.status() >= 300) return;
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '');
  });
  /** The origin of the script of the gateway’s fields. */
  const loadedAt = new Set<string>();
  page.on('response', (response) => {
    if (/\/(sandbox|stripe)-fields-[^/]*\.js$/.test(response.url()))
      loadedAt.add(new URL(response.frame().url()).pathname);
  });
  const visit: Visit = { page, language: 'fr', script: true };
  await page.goto(`${site()}/fr/adhesions/plus`);
  await page.locator(`a[href$="${paths.fr.register}?type=PLUS"]`).first().click();
  await toReview(visit, cards.accepted, 'Zoé');
  expect([...loadedAt]).toEqual([paths.fr.payment]);
  const gateway = address('E2E_GATEWAY');
  expect(policies.get(paths.fr.payment)).toContain(`frame-src ${gateway}`);
  expect(policies.get(paths.fr.register)).not.toContain(gateway);
  expect(policies.get(paths.fr.review)).not.toContain(gateway);
  await expect(page.locator('iframe')).toHaveCount(0);

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const cookies = JSON.stringify(await page.context().cookies(site()));
  const everything = [...sent, kept, cookies, await page.content()].join('\n');
  expect(sent.length).toBeGreaterThan(5);
  expect(everything).toContain('4242');
  expect(everything).not.toMatch(/4242\D{0,3}4242/);

  expect(await axe()).toEqual([]);
  const total = page.locator('[data-kind="totalYear"] dd').first();
  const shown = await total.innerText();
  await accept(visit);
  await confirm(visit);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.register.fr);
  await expect(total).toHaveText(shown);
  await expect(page).toHaveURL(/\?attempt=[\w-]+$/);
  const remaining = (await page.context().cookies()).map(({ name }) => name);
  expect(remaining).not.toContain('flowsStates');
  // Back after paying shows the receipt, and so does a reload.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.register.fr);
  await page.goto(site() + paths.fr.review);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.register.fr);
});

test('a declined card is said where another is entered, whose bank asks in a dialog', async ({ page }) => {
  const visit: Visit = { page, language: 'fr', script: true };
  await toReview(visit, cards.declined, 'Léo');
  await accept(visit);
  await confirm(visit);
  await at(visit, paths.fr.payment);
  await expect(page.getByRole('alert').first()).toContainText('La banque a refusé le paiement.');
  await pay(visit, { number: cards.challenge });
  await at(visit, paths.fr.review);
  await accept(visit);
  await confirm(visit);
  await answerBank(visit, 'approve');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.register.fr);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('leaving the flow flushes it, and reading the privacy policy does not', async ({ page, context }) => {
  const visit: Visit = { page, language: 'fr', script: true };
  await page.goto(`${site()}${paths.fr.register}?type=PLUS`);
  await at(visit, paths.fr.register);
  await fillPerson(visit, 'Zoé');
  await goOn(visit, 'registration');
  await at(visit, paths.fr.addMember);
  const kept = () => page.evaluate(() => localStorage.getItem('app-storage') ?? '');
  await expect.poll(kept).toContain('Zoé');
  await page.goto(`${site()}/fr/a-propos/politique-de-confidentialite`);
  expect((await context.cookies()).map(({ name }) => name)).toContain('checkout-register');
  expect(await kept()).toContain('Zoé');
  await page.goto(site() + paths.fr.addMember);
  await at(visit, paths.fr.addMember);
  await page.goto(`${site()}/fr/aide`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('checkout-register');
  await expect.poll(kept).not.toContain('Zoé');
});

test('the total follows what is typed, which survives a reload, and leaving is asked about', async ({
  page,
}) => {
  const visit: Visit = { page, language: 'fr', script: true };
  await page.goto(`${site()}${paths.fr.register}?type=PLUS`);
  await at(visit, paths.fr.register);
  const total = page.locator('[data-part="total"]');
  const before = await total.innerText();
  await page.locator('[name="indOptionVR"]').check();
  await expect(total).not.toHaveText(before);
  const after = await total.innerText();
  await page.locator('[name="firstName"]').fill('Zoé');
  await page.goto(`${site()}/fr/a-propos/politique-de-confidentialite`);
  await page.goto(`${site()}${paths.fr.register}?type=PLUS`);
  await at(visit, paths.fr.register);
  await expect(page.locator('[name="firstName"]')).toHaveValue('Zoé');
  await expect(page.locator('[name="indOptionVR"]')).toBeChecked();
  await expect(total).toHaveText(after);

  // Only the club, its phone and the language.
  await expect(page.locator('header nav, header [aria-haspopup]')).toHaveCount(0);
  await page.locator('body > div header a[href="/fr"], header a[href="/fr"]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Quitter sans perdre vos réponses?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Quitter sans lien' }).click();
  await expect(page).toHaveURL(`${site()}/fr`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('app-storage') ?? ''))
    .not.toContain('Zoé');
});
