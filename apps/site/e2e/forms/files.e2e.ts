import { defaultClub } from '@jalon/club';
import { sitePages } from '../../app/site-map.ts';
import { png } from '../support/png.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

const paths = sitePages(defaultClub).find(({ id }) => id === 'car-advisory')?.paths;

test('a photograph is stored with its request, and what only has the ending of one is refused at the field', async ({
  page,
  rows,
  complaints,
  unique,
}) => {
  complaints.allow(/status of 422/);
  const question = unique;
  await page.goto(address('E2E_CLUB_SITE') + paths?.fr);
  await hydrated(page);
  const form = page.locator('main form');
  await form.locator('[name=question]').selectOption('noise');
  await form.locator('[name=textArea]').fill(question);
  await form.locator('[name=phone]').fill('418 555-0134');
  const photos = form.locator('input[type=file]');
  await photos.setInputFiles({
    name: 'bruit.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await form.locator('[type=submit]:not([name], [aria-hidden])').click();
  await expect(form.locator('[id$=photos-error]')).toBeVisible();
  await expect(form.locator('[name=textArea]')).toHaveValue(question);

  await form.getByRole('button', { name: /bruit\.png/ }).click();
  await photos.setInputFiles({ name: 'bruit.png', mimeType: 'image/png', buffer: png() });
  await form.locator('[type=submit]:not([name], [aria-hidden])').click();
  await page.waitForURL(/confirmation-envoi-formulaire|form-sent/);
  expect(await rows(question)).toMatchObject([{ formId: 1, values: { photos: 'bruit.png' } }]);
});
