import { fieldErrorTexts, formTexts } from '../support/form-texts.ts';
import { fieldErrors, fillForm } from '../support/forms.ts';
import { SignInPage } from '../support/sign-in.ts';
import { address, expect, hydrated, test, visits } from '../support/test.ts';

const words = {
  fr: {
    path: '/fr/formulaires/prix-de-liste',
    sentPath: '/fr/confirmation-envoi-formulaire',
    title: 'Prix courant d’un véhicule',
    send: formTexts.fr.send,
    summary: formTexts.fr.summary,
    required: fieldErrorTexts.fr.required,
    tooOld: 'Erreur\u00a0: Le véhicule doit avoir dix ans ou moins',
    invalidYear: 'Erreur\u00a0: Veuillez entrer une année à quatre chiffres, au plus tard l’an prochain',
    refused: {
      vehiculeIdentification:
        'Erreur\u00a0: Veuillez entrer des lettres, des chiffres et des traits d’union seulement',
      vehiculeMarque: fieldErrorTexts.fr.lettersOnly,
      vehiculeModele: 'Erreur\u00a0: Veuillez entrer des lettres et des chiffres seulement',
      vehiculeVersion:
        'Erreur\u00a0: Veuillez entrer des lettres, des chiffres, des traits d’union et des virgules seulement',
      vehiculeGroupe: fieldErrorTexts.fr.lettersOnly,
      vehiculeAnnee: fieldErrorTexts.fr.digitsOnly,
      vehiculeKilometrage: fieldErrorTexts.fr.digitsOnly,
      vehiculeLitres: 'Erreur\u00a0: Veuillez entrer une cylindrée en litres, par exemple 2,0\u00a0L',
      vehiculeAutre: 'Erreur\u00a0: Veuillez entrer des lettres, des chiffres et des espaces seulement',
    },
  },
  en: {
    path: '/en/forms/price-list',
    sentPath: '/en/form-sent',
    title: 'List price of a vehicle',
    send: formTexts.en.send,
    summary: formTexts.en.summary,
    required: fieldErrorTexts.en.required,
    tooOld: 'Error: The vehicle must be no more than ten years old',
    invalidYear: 'Error: Please enter a four-digit year, no later than next year',
    refused: {
      vehiculeIdentification: 'Error: Please enter letters, digits and hyphens only',
      vehiculeMarque: fieldErrorTexts.en.lettersOnly,
      vehiculeModele: 'Error: Please enter letters and digits only',
      vehiculeVersion: 'Error: Please enter letters, digits, hyphens and commas only',
      vehiculeGroupe: fieldErrorTexts.en.lettersOnly,
      vehiculeAnnee: fieldErrorTexts.en.digitsOnly,
      vehiculeKilometrage: fieldErrorTexts.en.digitsOnly,
      vehiculeLitres: 'Error: Please enter a displacement in litres, such as 2.0\u00a0L',
      vehiculeAutre: 'Error: Please enter letters, digits and spaces only',
    },
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
const mayNames = Object.keys(may);
const requiredNames = ['vehiculeMarque', ...Object.keys(must)];
const outOfAlphabet = {
  vehiculeIdentification: '1HG_CM8',
  vehiculeMarque: 'Citroën 3',
  vehiculeModele: 'CX.5',
  vehiculeVersion: 'GT.Line',
  vehiculeGroupe: 'Luxe2',
  vehiculeAnnee: '20a0',
  vehiculeKilometrage: '85km',
  vehiculeLitres: '2000 cm3',
  vehiculeAutre: 'Attelage!',
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

    test('stores the required fields alone, and nothing for those left empty', async ({
      page,
      rows,
      unique,
    }) => {
      await page.goto(address('E2E_SITE') + word.path);
      if (javaScriptEnabled) await hydrated(page);
      await fillForm(page, { ...must, vehiculeMarque: unique });
      await page.getByRole('button', { name: word.send }).click();
      await page.waitForURL(new RegExp(`${word.sentPath}()?$`));
      const [row, ...others] = await rows(unique);
      expect(others).toEqual([]);
      expect(row?.values).toEqual({
        ...must,
        ...Object.fromEntries(mayNames.map((name) => [name, ''])),
        vehiculeMarque: unique,
      });
    });

    test('says at each field that it must be answered, and passes axe', async ({ page, complaints, axe }) => {
      complaints.allow(/status of 422/);
      await page.goto(address('E2E_SITE') + word.path);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole('button', { name: word.send }).click();
      const expected = Object.fromEntries(requiredNames.map((name) => [name, word.required]));
      if (javaScriptEnabled) {
        await expect.poll(() => fieldErrors(page)).toEqual(expected);
        await expect(page.locator('[name=vehiculeMarque]')).toBeFocused();
        expect(await axe()).toEqual([]);
      } else {
        await expect(page.getByRole('alert').filter({ hasText: word.summary })).toBeVisible();
        const links = page.getByRole('alert').getByRole('link');
        await expect(links).toHaveCount(requiredNames.length);
        await links.nth(6).click();
        await expect(page.locator('[name=vehiculeTransmission]').first()).toBeFocused();
      }
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

test.describe('a plain post', () => {
  test.use({ javaScriptEnabled: false });

  test('with characters that a field doesn’t accept gets an error at each field', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 422/);
    await page.goto(address('E2E_SITE') + words.en.path);
    await fillForm(page, { ...must, ...outOfAlphabet });
    await page.getByRole('button', { name: words.en.send }).click();
    await expect(page.getByRole('alert').filter({ hasText: words.en.summary })).toBeVisible();
    for (const [name, message] of Object.entries(words.en.refused)) {
      const control = page.locator(`[name=${name}]`);
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveValue(outOfAlphabet[name as keyof typeof outOfAlphabet]);
      await expect(page.locator(`[id="${await control.getAttribute('id')}-error"]`)).toHaveText(message);
    }
  });
});

test('filters keys in the browser: an engine’s size as marked on the car becomes the stored value', async ({
  page,
}) => {
  await page.goto(address('E2E_SITE') + words.en.path);
  await hydrated(page);
  for (const [name, typed, kept] of [
    ['vehiculeLitres', '2.0 L', '2,0l'],
    ['vehiculeVersion', 'GT-Line, S', 'GT-Line,S'],
    ['vehiculeAnnee', '2O2l0', '220'],
  ] as const) {
    const field = page.locator(`[name=${name}]`);
    await field.pressSequentially(typed);
    await expect(field).toHaveValue(kept);
  }
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

test('attaches the member who is signed in', async ({ page, rows, unique }) => {
  const site = address('E2E_SITE');
  const signIn = new SignInPage(page, 'fr');
  await signIn.open(`?r=${words.fr.path}`);
  await signIn.signIn();
  await page.waitForURL(site + words.fr.path);
  await hydrated(page);
  await fillForm(page, { ...must, vehiculeMarque: unique });
  await page.getByRole('button', { name: words.fr.send }).click();
  await page.waitForURL(site + words.fr.sentPath);
  expect(await rows(unique)).toMatchObject([
    { memberInfo: { name: 'Zoé', surname: 'Côté', memberNumber: '1000000017' } },
  ]);
});
