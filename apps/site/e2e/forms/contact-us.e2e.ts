import type { Page } from 'playwright/test';
import { formTexts } from '../support/form-texts.ts';
import { fillForm } from '../support/forms.ts';
import { address, expect, hydrated, test, visits } from '../support/test.ts';

const sentPath = '/confirmation-envoi-formulaire';

const words = {
  fr: {
    path: '/fr/nous-joindre',
    code: 'F',
    title: 'Nous joindre',
    subject: 'Voyages et réservations',
    send: 'Envoyer le message',
    policyPath: '/fr/a-propos/politique-de-confidentialite',
    policy: 'politique de confidentialité',
    policyTitle: 'Politique de confidentialité',
    requestForm: 'Faites votre demande en ligne',
    contact: 'écrivez-nous',
    consentText:
      'J’accepte que le club utilise ces renseignements pour répondre à ma demande, conformément à sa politique de confidentialité (/fr/a-propos/politique-de-confidentialite). Je souhaite recevoir les offres du club par courriel (facultatif).',
  },
  en: {
    path: '/en/contact-us',
    code: 'A',
    title: 'Contact us',
    subject: 'Travel and bookings',
    send: 'Send the message',
    policyPath: '/en/a-propos/politique-de-confidentialite',
    policy: 'privacy policy',
    policyTitle: 'Privacy policy',
    requestForm: 'Make your request online',
    contact: 'write to us',
    consentText:
      'I agree that the club may use this information to answer my request, in accordance with its privacy policy (/en/a-propos/politique-de-confidentialite). I would like to receive the club’s offers by email (optional).',
  },
} as const;
const languages = ['fr', 'en'] as const;
const sendTo = (page: Page, language: 'fr' | 'en') =>
  page.getByRole('button', { name: words[language].send }).click();

const topics = [
  [6, 'Assurance auto', 'auto-insurance', '/assurance-auto', '/auto-insurance'],
  [7, 'Assurance habitation', 'home-insurance', '/assurance-habitation', '/home-insurance'],
  [8, 'Assurance auto', 'auto-insurance', '/assurance-auto-soumission', '/auto-insurance-quote'],
  [9, 'Assurance voyage', 'travel-insurance', '/assurance-voyage', '/travel-insurance'],
  [10, 'Assurance accident', 'accident-insurance', '/assurance-accident', '/accident-insurance'],
] as const;

/** The required fields of every form except the first name, which is unique to each test. */
const must = {
  memberLastName: 'Côté Roy',
  email: 'zoe@example.org',
  residentialPhone: '418 555-0123',
  question: 'Bonjour,\n« deux » questions.',
  consent: 'true',
};
const may = {
  memberNumberBase: '1000000017',
  mobilePhone: '418-555-0124',
  workPhone: '(418) 555-0125',
  workPhonePost: '12',
  promo_offer_consent: 'true',
};
const stored = {
  ...must,
  ...may,
  residentialPhone: '4185550123',
  mobilePhone: '4185550124',
  workPhone: '4185550125',
};
const left = {
  memberNumberBase: '',
  mobilePhone: '',
  workPhone: '',
  workPhonePost: '',
  promo_offer_consent: '',
};

for (const { language, javaScriptEnabled } of visits) {
  const word = words[language];

  test.describe(`contact us ${javaScriptEnabled ? 'with' : 'without'} JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled });

    async function open(page: Page, path: string = word.path) {
      await page.goto(address('E2E_SITE') + path);
      if (javaScriptEnabled) await hydrated(page);
    }

    test('stores every answer, and confirms it in the language it was sent in', async ({
      page,
      rows,
      unique,
      axe,
    }) => {
      await open(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.title);
      await expect(page.locator('select option')).toHaveCount(12);
      await page.locator('select').selectOption({ label: word.subject });
      await fillForm(page, { ...must, ...may, memberFirstName: unique });
      await sendTo(page, language);
      await page.waitForURL(new RegExp(`${address('E2E_SITE')}${sentPath}()?$`));

      const [row, ...others] = await rows(unique);
      expect(others).toEqual([]);
      expect(row).toMatchObject({ formId: 4, locale: word.code });
      expect(row?.values).toEqual({
        ...stored,
        memberFirstName: unique,
        subject: 'Voyages et réservations',
        subjectID: 'travel',
        defaultSubject: '',
        consentText: word.consentText,
      });
      expect(row?.memberInfo).toBeUndefined();

      await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CA`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(formTexts[language].sent);
      const references = {
        fr: page.getByText(`Numéro de référence\u00a0: ${row?.reference}`),
        en: page.getByText(`Reference number: ${row?.reference}`),
      };
      await expect(references[language]).toBeVisible();
      await expect(references[language === 'fr' ? 'en' : 'fr']).toHaveCount(0);
      if (javaScriptEnabled) expect(await axe()).toEqual([]);
    });

    // The other topics differ in these data only.
    const visited = topics.filter(([formId]) => formId === (javaScriptEnabled ? 6 : 9));
    for (const [formId, subject, subjectID, french, english] of visited) {
      test(`form ${formId} asks for no subject, and sends its own`, async ({ page, rows, unique }) => {
        await open(page, word.path + (language === 'fr' ? french : english));
        await expect(page.locator('select')).toHaveCount(0);
        await fillForm(page, { ...must, memberFirstName: unique });
        await sendTo(page, language);
        await page.waitForURL(new RegExp(sentPath));
        const [row] = await rows(unique);
        expect(row).toMatchObject({ formId, locale: word.code });
        expect(row?.values).toEqual({
          ...stored,
          ...left,
          memberFirstName: unique,
          subject,
          subjectID,
          defaultSubject: subject,
          consentText: word.consentText,
        });
      });
    }
  });
}

test('leads from the consent to the policy and back, with everything that was typed', async ({
  page,
  unique,
}) => {
  await page.goto(address('E2E_SITE') + words.en.path);
  await hydrated(page);
  await fillForm(page, { subject: 'Autre sujet', ...must, ...may, memberFirstName: unique });
  await page.getByRole('main').getByRole('link', { name: words.en.policy }).click();
  await page.waitForURL(address('E2E_SITE') + words.en.policyPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.policyTitle);
  await page.goBack();
  await expect(page.locator('[name=memberFirstName]')).toHaveValue(unique);
  await expect(page.locator('[name=subject]')).toHaveValue('Autre sujet');
  await expect(page.locator('[name=question]')).toHaveValue(must.question);
  await expect(page.locator('[name=consent]')).toBeChecked();
  await expect(page.locator('[name=promo_offer_consent]')).toBeChecked();
});

test('takes the form’s place with the confirmation: going back leads before it', async ({ page, unique }) => {
  await page.goto(`${address('E2E_SITE')}/fr`);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: words.fr.title }).click();
  await page.waitForURL(address('E2E_SITE') + words.fr.path);
  await fillForm(page, { subject: 'Autre sujet', ...must, memberFirstName: unique });
  await sendTo(page, 'fr');
  await page.waitForURL(address('E2E_SITE') + sentPath);
  await page.goBack();
  await expect(page).toHaveURL(`${address('E2E_SITE')}/fr`);
});

test('fills in the member’s information, and sends only the values of the fields', async ({
  page,
  context,
  rows,
  unique,
}) => {
  const member = { name: 'Marie-Ève', surname: 'Roy', memberNumber: '42', email: 'leo@example.org' };
  const url = address('E2E_SITE');
  await context.addCookies([{ name: 'memberInfo', value: encodeURIComponent(JSON.stringify(member)), url }]);
  await page.goto(url + words.en.path);
  await hydrated(page);
  await expect(page.locator('[name=memberFirstName]')).toHaveValue('Marie Ève');
  await expect(page.locator('[name=memberNumberBase]')).toHaveValue('42');
  await expect(page.locator('[name=email]')).toHaveValue(member.email);
  const { residentialPhone, question, consent } = must;
  await fillForm(page, { subject: 'Autre sujet', residentialPhone, question, consent });
  await page.locator('[name=memberLastName]').fill(unique);
  await sendTo(page, 'en');
  await page.waitForURL(url + sentPath);
  const [row] = await rows(unique);
  expect(row?.values).toMatchObject({ memberFirstName: 'Marie Ève', memberNumberBase: '42' });
  expect(row?.memberInfo).toBeUndefined();
});

for (const language of languages) {
  const word = words[language];

  test(`the privacy policy leads to who answers for it (${language})`, async ({ page, axe }) => {
    await page.goto(address('E2E_SITE') + word.policyPath);
    await hydrated(page);
    expect(await axe()).toEqual([]);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(main.getByRole('link', { name: word.contact })).toHaveAttribute('href', word.path);
    await main.getByRole('link', { name: word.requestForm }).click();
    await expect(page.locator('main form')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: word.policyTitle })).toHaveAttribute(
      'href',
      word.policyPath,
    );
  });
}
