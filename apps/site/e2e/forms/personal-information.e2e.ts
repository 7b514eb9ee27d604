import type { Response } from 'playwright/test';
import { formTexts } from '../support/form-texts.ts';
import { fieldErrors, fillForm } from '../support/forms.ts';
import { address, expect, hydrated, test, visits } from '../support/test.ts';

const words = {
  fr: {
    path: '/fr/formulaires/renseignements-personnels',
    code: 'F',
    title: 'Vos renseignements personnels',
    within30Days: /par écrit dans les 30\u00a0jours/,
    send: formTexts.fr.send,
    sent: formTexts.fr.sent,
  },
  en: {
    path: '/en/forms/personal-information',
    code: 'A',
    title: 'Your personal information',
    within30Days: /in writing within 30\u00a0days/,
    send: formTexts.en.send,
    sent: formTexts.en.sent,
  },
} as const;

const sentPath = '/confirmation-envoi-formulaire';

const person = {
  pleaseSelect: 'COM',
  question: 'Mon dossier,\ns’il vous plaît.',
  memberFirstName: 'Marie-Ève',
  email: 'marie-eve@example.org',
  residentialPhone: '4185550123',
  address: '1250, rue des Érables',
  appartmentLocation: '',
  city: 'montreal',
  province: 'Québec',
  codePostal: 'H1H1H1',
};

/** Every field without an answer. */
const nothing = {
  candidateNumber: '',
  employeeNumber: '',
  memberNumberBase: '',
  indVoyage: '',
  indAssuranceVoyage: '',
  indAssuranceAutre: '',
  indBoutique: '',
  indAutoEcole: '',
  indAutreService: '',
  travelFileNumber: '',
  insuranceNumber: '',
  descriptionAutreService: '',
};

/** Answers that lead to fields, with a script and without: the stories have every branch. */
const branches = [
  { subject: 'AUT', indVoyage: 'true', travelFileNumber: '90210', pleaseSelect: 'SUT' },
  { subject: 'MEM', memberNumberBase: '1000000017', pleaseSelect: 'REC' },
] as const;

/** Conditional fields; one checkbox represents all. */
const conditional = [
  'candidateNumber',
  'employeeNumber',
  'memberNumberBase',
  'indVoyage',
  'travelFileNumber',
  'insuranceNumber',
  'descriptionAutreService',
];

for (const { language, javaScriptEnabled } of visits) {
  const word = words[language];

  test.describe(`personal information ${javaScriptEnabled ? 'with' : 'without'} JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await page.goto(address('E2E_SITE') + word.path);
      if (javaScriptEnabled) await hydrated(page);
    });

    const branch = branches[javaScriptEnabled ? 0 : 1];
    test('asks for the fields that the club needs, and stores only those', async ({ page, rows, unique }) => {
      const form = page.locator('main form');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.title);
      await expect(page.getByText(word.within30Days)).toBeVisible();
      // Fills in visible fields only: Playwright would wait for a hidden one.
      await fillForm(page, { ...person, memberLastName: unique, ...branch });
      const shown: string[] = [];
      for (const name of conditional) {
        if (await form.locator(`[name=${name}]`).isVisible()) shown.push(name);
      }
      const asked = Object.keys(branch).filter((name) => !/^(subject$|pleaseSelect$|ind)/.test(name));
      expect(shown).toEqual([...(branch.subject === 'AUT' ? ['indVoyage'] : []), ...asked]);

      await page.getByRole('button', { name: word.send }).click();
      await page.waitForURL(new RegExp(`${sentPath}()?$`));
      await expect(page.getByRole('heading', { name: word.sent })).toBeVisible();
      const [row, ...others] = await rows(unique);
      expect(others).toEqual([]);
      expect(row).toMatchObject({ formId: 5, locale: word.code });
      expect(row?.memberInfo).toBeUndefined();
      expect(row?.values).toEqual({
        ...nothing,
        ...person,
        ...branch,
        memberLastName: unique,
        subjectID: branch.subject,
      });
    });
  });
}

test('suggests municipalities, and stores the one that is picked', async ({ page, rows, unique }) => {
  await page.goto(address('E2E_SITE') + words.fr.path);
  await hydrated(page);
  await fillForm(page, {
    subject: 'EMP',
    employeeNumber: '12',
    ...person,
    memberLastName: unique,
  });
  const city = page.locator('[name=city]');
  await city.fill('');
  await city.pressSequentially('ste-juli');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Sainte-Julie', 'Sainte-Julienne']);
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(city).toHaveValue('Sainte-Julie');
  await expect.poll(() => fieldErrors(page)).toEqual({});
  await page.getByRole('button', { name: words.fr.send }).click();
  await page.waitForURL(address('E2E_SITE') + sentPath);
  expect(await rows(unique)).toMatchObject([{ values: { city: 'Sainte-Julie' } }]);
});

test('loads the names of municipalities with the first letters of a city, not with the page', async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  const withNames = async () => {
    const texts = await Promise.all(scripts.map((script) => script.text()));
    return texts.filter((text) => text.includes('Lavaltrie')).length;
  };
  await page.goto(address('E2E_SITE') + words.fr.path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await withNames()).toBe(0);
  await page.locator('[name=city]').pressSequentially('laval');
  await expect(page.getByRole('option', { name: 'Lavaltrie' })).toBeVisible();
  expect(await withNames()).toBe(1);
});
