import { fillForm } from '../support/forms.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

test('keeps what was answered over a reload, but for the identification number and what was written freely', async ({
  page,
}) => {
  await page.goto(`${address('E2E_SITE')}/fr/formulaires/prix-de-liste`);
  await hydrated(page);
  await fillForm(page, {
    vehiculeIdentification: '1HGCM8',
    vehiculeMarque: 'Toyota',
    vehiculeTransmission: 'manual',
    vehiculeMoteur: 'electric',
    vehiculeClimatiseur: 'true',
    vehiculeAutre: 'Attelage',
  });
  await page.reload();
  await hydrated(page);
  await expect(page.locator('[name=vehiculeMarque]')).toHaveValue('Toyota');
  await expect(page.locator('[name=vehiculeTransmission][value=manual]')).toBeChecked();
  await expect(page.locator('[name=vehiculeMoteur]')).toHaveValue('electric');
  await expect(page.locator('[name=vehiculeClimatiseur]')).toBeChecked();
  await expect(page.locator('[name=vehiculeIdentification]')).toHaveValue('');
  await expect(page.locator('[name=vehiculeAutre]')).toHaveValue('');
});
