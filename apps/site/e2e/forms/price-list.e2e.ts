import { formTexts } from '../support/form-texts.ts';
import { fieldErrors, fillForm } from '../support/forms.ts';
import { address, expect, hydrated, test, visits } from '../support/test.ts';

const words = {
  fr: {
    path: '/fr/formulaires/prix-de-liste',
    sentPath: '/fr/confirmation-envoi-formulaire',
    title: 'Prix courant d’un véhicule',
    send: formTexts.fr.send,
    tooOld: 'Erreur\u00a0: Le véhicule doit avoir dix ans ou moins',
    invalidYear: 'Erreur\u00a0: Veuillez entrer une année à quatre chiffres, au plus tard l’an prochain',
  },
  en: {
    path: '/en/forms/price-list',
    sentPath: '/en/form-sent',
    title: 'List price of a vehicle',
    send: formTexts.en.send,
    tooOld: 'Error: The vehicle must be no more than ten years old',
    invalidYear: 'Error: Please enter a four-digit year, no later than next year',
  },
} as const;

/** The required fields; the others are optional. */
const must = {
  vehiculeModele: 'Corolla',
  vehiculeVersion: 'LE',
  vehiculeAnnee: String(new Date().getFullYear() - 3),
  vehiculeKilometrage: '85000',
  vehiculePortes: 'station-wagon',
  vehiculeTransmission: 'automatic',
  vehiculeRouesMotrices: 'rear-wheel',
  vehiculeMoteur: 'plug-in-hybrid',
  vehiculeCylindres: 'not-applicable',
};
const may = {
  vehiculeIdentification: '1HG-CM82633A',
  vehiculeGroupe: 'Élite',
  vehiculeLitres: '2,0l',
  vehiculeCabine: 'crew',
  vehiculeBoite: 'long',
  vehiculeRoues: 'double',
  vehiculeClimatiseur: 'true',
  vehiculeJantesAlliage: 'true',
  vehiculeRegulateurVitesse: 'true',
  vehiculeSiegesChauffants: 'true',
  vehiculeSiegesCuir: 'true',
  vehiculeSystemeNavigation: 'true',
  vehiculeVitresElectriques: 'true',
  vehiculeToitOuvrant: 'manual',
  vehiculeAutre: 'Attelage de remorque 2000 kg',
};
for (const { language, javaScriptEnabled } of visits) {
  const word = words[language];

  test.describe(`the price list ${javaScriptEnabled ? 'with' : 'without'} JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled });

    test('stores every answer as it was given', async ({ page, rows, unique }) => {
      await page.goto(address('E2E_SITE') + word.path);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.title);
      await fillForm(page, { ...must, ...may, vehiculeMarque: unique });
      await page.getByRole('button', { name: word.send }).click();
      await page.waitForURL(new RegExp(`${word.sentPath}()?$`));
      expect(await rows(unique)).toMatchObject([
        { formId: 11, locale: language, values: { ...must, ...may, vehiculeMarque: unique } },
      ]);
    });
  });
}

test('only the API reports that a vehicle is too old, or that its year is invalid', async ({
  page,
  complaints,
  rows,
  unique,
}) => {
  complaints.allow(/status of 422/);
  await page.goto(address('E2E_SITE') + words.fr.path);
  await hydrated(page);
  await fillForm(page, { ...must, vehiculeMarque: unique, vehiculeAnnee: '1998' });
  const send = page.getByRole('button', { name: words.fr.send });
  await send.click();
  await expect.poll(() => fieldErrors(page)).toEqual({ vehiculeAnnee: words.fr.tooOld });
  await fillForm(page, { vehiculeAnnee: '9999' });
  await expect.poll(() => fieldErrors(page)).toEqual({});
  await send.click();
  await expect.poll(() => fieldErrors(page)).toEqual({ vehiculeAnnee: words.fr.invalidYear });
  expect(await rows(unique)).toEqual([]);
  await fillForm(page, { vehiculeAnnee: must.vehiculeAnnee });
  await send.click();
  await page.waitForURL(address('E2E_SITE') + words.fr.sentPath);
  expect(await rows(unique)).toHaveLength(1);
});

test('keeps what was answered over a reload, but for the identification number and what was written freely', async ({
  page,
}) => {
  await page.goto(address('E2E_SITE') + words.fr.path);
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
