import { defaultClub } from '@jalon/club';
import { sitePages } from '../../app/site-map.ts';
import { mailedPath } from '../support/mailed-path.ts';
import { png } from '../support/png.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

const path = sitePages(defaultClub).find(({ id }) => id === 'car-advisory')?.paths.fr ?? '';

test('a form begun on a phone without a script ends on another device by the mailed link, with its photograph', async ({
  page,
  browser,
  unique,
  rows,
  database,
  axe,
  complaints,
}) => {
  test.setTimeout(90_000);
  const site = address('E2E_CLUB_SITE');
  const phone = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const small = await phone.newPage();
  await small.goto(site + path);
  await small.locator('[name=question]').selectOption('noise');
  await small.locator('[name=textArea]').fill(unique);
  await small
    .locator('input[type=file]')
    .setInputFiles({ name: 'bruit.png', mimeType: 'image/png', buffer: png() });
  await small.getByRole('button', { name: 'Enregistrer et terminer plus tard' }).click();
  await expect(small.getByRole('heading', { level: 1 })).toHaveText('Vos réponses sont enregistrées');
  await expect(small.getByText('bruit.png')).toBeVisible();
  const email = small.getByRole('textbox', { name: 'Adresse courriel' });
  await email.fill('lea');
  await email.press('Enter');
  await expect(email).toBeFocused();
  await expect(small.getByText('Entrez une adresse courriel complète')).toBeVisible();
  await email.fill(`${unique}@example.org`);
  await small.getByRole('button', { name: 'M’envoyer le lien' }).click();
  await expect(small.getByRole('heading', { level: 1 })).toHaveText('Un lien est en route');
  await expect(small.getByText(`${unique}@example.org`)).toBeVisible();
  expect(small.url()).toBe(site + path);

  const link = await mailedPath(unique, /\/fr\/formulaires\/reprendre\/[\w.-]+/);
  await page.goto(site + link);
  expect(await axe()).toEqual([]);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(site + path);
  await hydrated(page);
  expect(await axe()).toEqual([]);
  await expect(page.locator('[name=textArea]')).toHaveValue(unique);
  await expect(page.getByRole('button', { name: /bruit\.png/ })).toBeVisible();

  await small.goto(site + path);
  await expect(small.getByText('Vos réponses ne sont plus ici')).toBeVisible();
  await expect(small.locator('[name=textArea]')).toHaveValue('');
  await phone.close();

  // A script saves with the same post.
  await page.locator('[name=phone]').fill('418 555-0134');
  await page.getByRole('button', { name: 'Enregistrer et terminer plus tard' }).click();
  expect(await axe()).toEqual([]);
  await page.getByRole('link', { name: 'Revenir au formulaire' }).click();
  await hydrated(page);
  await expect(page.locator('[name=phone]')).toHaveValue('418 555-0134');
  await page.locator('main form [type=submit]:not([name], [aria-hidden])').click();
  await page.waitForURL(/confirmation-envoi-formulaire/);

  const stored = await rows(unique);
  expect(stored).toMatchObject([{ formId: 1, values: { photos: 'bruit.png', textArea: unique } }]);
  const { rows: drafts } = await database.query('SELECT id FROM form_drafts WHERE key_digest = $1', [
    stored[0]?.keyDigest,
  ]);
  expect(drafts).toEqual([]);
  complaints.allow(/status of 404/);
  await page.goto(site + link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien ne fonctionne plus');
});
