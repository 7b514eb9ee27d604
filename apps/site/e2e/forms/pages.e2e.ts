import { defaultClub } from '@jalon/club';
import { answersTo } from '@jalon/forms/samples';
import { sitePages } from '../../app/site-map.ts';
import { fillForm } from '../support/forms.ts';
import { png } from '../support/png.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

const paths = sitePages(defaultClub).find(({ id }) => id === 'price-list')?.paths;
const contact = { visitorName: 'Zoé Côté', email: 'zoe@example.org', phone: '4185550123' };

test('a form in pages is answered page by page, with a photograph, checked, changed and stored once', async ({
  page,
  rows,
  axe,
  unique,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const answers: Record<string, string> = { ...answersTo(11), ...contact, vehiculeMarque: unique };
  const form = page.locator('main form');
  const goOn = async () => {
    const before = page.url();
    await form.locator('[type=submit]:not([name], [aria-hidden])').click();
    await expect.poll(() => page.url()).not.toBe(before);
    await hydrated(page);
  };
  /** Answers the questions of this page. */
  const answer = async () => {
    const names = await form.evaluate((element: HTMLFormElement) =>
      [...element.elements].flatMap((control) =>
        control.getAttribute('type') === 'hidden' ? [] : (control.getAttribute('name') ?? []),
      ),
    );
    await fillForm(
      page,
      Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name))),
    );
  };

  await page.goto(`${address('E2E_CLUB_SITE')}${paths?.fr}?page=review`);
  await expect(page).toHaveURL(/page=vehicle/);
  await page.goto(address('E2E_CLUB_SITE') + paths?.fr);
  await hydrated(page);
  await form.locator('[type=submit]:not([name], [aria-hidden])').click();
  await expect(form.locator('[name=vehiculeMarque]')).toHaveAttribute('aria-invalid', 'true');
  await answer();
  await goOn();
  await expect(page.locator('h1')).toBeFocused();
  await answer();
  await goOn();
  await answer();
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'auto.png', mimeType: 'image/png', buffer: png() });
  await goOn();
  await answer();
  expect(await axe()).toEqual([]);
  await goOn();

  await expect(page.locator('h1')).toContainText(/Page 5 sur 5/);
  expect(await axe()).toEqual([]);
  const main = page.getByRole('main');
  await expect(main).toContainText('auto.png');
  await expect(main).toContainText(/418[ -]555-0123/);
  await page.getByRole('link', { name: /^Modifier\s+Modèle$/ }).click();
  await hydrated(page);
  await expect(form.locator('[name=vehiculeMarque]')).toHaveValue(unique);
  await form.locator('[name=vehiculeModele]').fill('Yaris');
  await goOn();
  await expect(page).toHaveURL(/page=review/);
  await expect(main).toContainText('Yaris');

  await form.locator('[type=submit]:not([name], [aria-hidden])').click();
  await page.waitForURL(/confirmation-envoi-formulaire/);
  const stored = await rows(unique);
  expect(stored).toMatchObject([
    { formId: 11, values: { ...answers, vehiculeModele: 'Yaris', photos: 'auto.png' } },
  ]);
  await expect(page.getByRole('main')).toContainText(String(stored[0]?.reference));
});
