import type { Response } from 'playwright/test';
import { fieldErrorTexts, formTexts } from '../support/form-texts.ts';
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
    summary: formTexts.fr.summary,
    required: fieldErrorTexts.fr.required,
    wrong: {
      memberNumberBase: fieldErrorTexts.fr.digitsOnly,
      email: fieldErrorTexts.fr.email,
      residentialPhone: fieldErrorTexts.fr.phone,
      codePostal: fieldErrorTexts.fr.postalCode,
    },
  },
  en: {
    path: '/en/forms/personal-information',
    code: 'A',
    title: 'Your personal information',
    within30Days: /in writing within 30\u00a0days/,
    send: formTexts.en.send,
    sent: formTexts.en.sent,
    summary: formTexts.en.summary,
    required: fieldErrorTexts.en.required,
    wrong: {
      memberNumberBase: fieldErrorTexts.en.digitsOnly,
      email: fieldErrorTexts.en.email,
      residentialPhone: fieldErrorTexts.en.phone,
      codePostal: fieldErrorTexts.en.postalCode,
    },
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

/** Each branch of the form: the answers that lead to it and the fields that it shows. Covers every request type. */
const branches = {
  'a job applicant': { subject: 'CAN', candidateNumber: 'C-2026-00012', pleaseSelect: 'SUL' },
  'an employee': { subject: 'EMP', employeeNumber: 'E-4021', pleaseSelect: 'COM' },
  'a member': { subject: 'MEM', memberNumberBase: '1000000017', pleaseSelect: 'REC' },
  'anyone else': { subject: 'AUT', indBoutique: 'true', indAutoEcole: 'true', pleaseSelect: 'SUP' },
  'a traveller': { subject: 'AUT', indVoyage: 'true', travelFileNumber: '90210', pleaseSelect: 'SUT' },
  'someone with travel insurance': { subject: 'AUT', indAssuranceVoyage: 'true', insuranceNumber: '7788' },
  'someone with another insurance': { subject: 'AUT', indAssuranceAutre: 'true', insuranceNumber: '7788' },
  'someone with another service': {
    subject: 'AUT',
    indAutreService: 'true',
    descriptionAutreService: 'Inspection',
  },
};

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

const alwaysRequired = [
  'pleaseSelect',
  'question',
  'memberFirstName',
  'memberLastName',
  'email',
  'residentialPhone',
  'address',
  'city',
  'province',
  'codePostal',
];

const outOfRule = {
  memberNumberBase: '12A',
  email: 'marie-eve@exemple',
  residentialPhone: '418 555',
  codePostal: '12345',
};

for (const { language, javaScriptEnabled } of visits) {
  const word = words[language];

  test.describe(`personal information ${javaScriptEnabled ? 'with' : 'without'} JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await page.goto(address('E2E_SITE') + word.path);
      if (javaScriptEnabled) await hydrated(page);
    });

    // Every other branch: the stories cover all of them.
    const visited = Object.entries(branches).filter((_, index) => (index % 2 === 0) === javaScriptEnabled);
    for (const [who, branch] of visited) {
      test(`asks ${who} for the fields that the club needs, and stores only those`, async ({
        page,
        rows,
        unique,
      }) => {
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
    }

    test('says at each field that it must be answered, and passes axe', async ({ page, complaints, axe }) => {
      complaints.allow(/status of 422/);
      await page.getByRole('button', { name: word.send }).click();
      const names = ['subject', ...alwaysRequired];
      await expect
        .poll(() => fieldErrors(page))
        .toEqual(Object.fromEntries(names.map((name) => [name, word.required])));
      if (javaScriptEnabled) {
        await expect(page.locator('[name=subject]').first()).toBeFocused();
        expect(await axe()).toEqual([]);
      } else {
        const summary = page.getByRole('alert').filter({ hasText: word.summary });
        await expect(summary.getByRole('link')).toHaveCount(names.length);
      }
    });
  });
}

test('asks for each number that its services ask for', async ({ page, axe }) => {
  await page.goto(address('E2E_SITE') + words.fr.path);
  await hydrated(page);
  await fillForm(page, {
    subject: 'AUT',
    indVoyage: 'true',
    indAssuranceVoyage: 'true',
    indAssuranceAutre: 'true',
    indAutreService: 'true',
  });
  await page.getByRole('button', { name: words.fr.send }).click();
  const names = ['travelFileNumber', 'insuranceNumber', 'descriptionAutreService', ...alwaysRequired];
  await expect
    .poll(() => fieldErrors(page))
    .toEqual(Object.fromEntries(names.map((name) => [name, words.fr.required])));
  await expect(page.locator('[name=travelFileNumber]')).toBeFocused();
  expect(await axe()).toEqual([]);
});

test.describe('a plain post', () => {
  test.use({ javaScriptEnabled: false });

  test('with characters that the fields don’t accept gets an error at each field', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 422/);
    await page.goto(address('E2E_SITE') + words.en.path);
    await fillForm(page, { subject: 'MEM', ...person, memberLastName: 'Roy', ...outOfRule });
    await page.getByRole('button', { name: words.en.send }).click();
    await expect.poll(() => fieldErrors(page)).toEqual(words.en.wrong);
    await expect(page.locator('[name=memberNumberBase]')).toHaveValue('12A');
  });
});

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
