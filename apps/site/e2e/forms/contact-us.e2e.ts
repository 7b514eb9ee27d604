import type { Page } from 'playwright/test';
import { fieldErrorTexts, formTexts } from '../support/form-texts.ts';
import { fieldErrors, fillForm } from '../support/forms.ts';
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
    otherLanguage: 'English',
    consentText:
      'J’accepte que le club utilise ces renseignements pour répondre à ma demande, conformément à sa politique de confidentialité (/fr/a-propos/politique-de-confidentialite). Je souhaite recevoir les offres du club par courriel (facultatif).',
    required: fieldErrorTexts.fr.required,
    consentRequired: fieldErrorTexts.fr.consent,
    invalidEmail: fieldErrorTexts.fr.email,
    invalidPhone: fieldErrorTexts.fr.phone,
    lettersOnly: 'Erreur\u00a0: Veuillez entrer des lettres et des espaces seulement',
    digitsOnly: fieldErrorTexts.fr.digitsOnly,
    tooLong: fieldErrorTexts.fr.max1000,
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
    otherLanguage: 'Français',
    consentText:
      'I agree that the club may use this information to answer my request, in accordance with its privacy policy (/en/a-propos/politique-de-confidentialite). I would like to receive the club’s offers by email (optional).',
    required: fieldErrorTexts.en.required,
    consentRequired: fieldErrorTexts.en.consent,
    invalidEmail: fieldErrorTexts.en.email,
    invalidPhone: fieldErrorTexts.en.phone,
    lettersOnly: 'Error: Please enter letters and spaces only',
    digitsOnly: fieldErrorTexts.en.digitsOnly,
    tooLong: fieldErrorTexts.en.max1000,
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

    test('stores the required fields alone, with no consent to offers unless the box is checked', async ({
      page,
      rows,
      unique,
    }) => {
      await open(page);
      await expect(page.locator('[name=promo_offer_consent]')).not.toBeChecked();
      await fillForm(page, { subject: 'Autre sujet', ...must, memberFirstName: unique });
      await sendTo(page, language);
      await page.waitForURL(new RegExp(sentPath));
      expect(await rows(unique)).toMatchObject([{ values: { ...left, subjectID: 'other' } }]);
    });

    test('shows an error at each missing field, and the focus or a summary leads there', async ({
      page,
      complaints,
      axe,
    }) => {
      complaints.allow(/status of 422/);
      await open(page);
      await sendTo(page, language);
      const { required, consentRequired } = word;
      await expect
        .poll(() => fieldErrors(page))
        .toEqual({
          subject: required,
          memberFirstName: required,
          memberLastName: required,
          email: required,
          residentialPhone: required,
          question: required,
          consent: consentRequired,
        });
      if (javaScriptEnabled) {
        await expect(page.locator('[name=subject]')).toBeFocused();
        expect(await axe()).toEqual([]);
      } else {
        await page.getByRole('alert').getByRole('link').last().click();
        await expect(page.locator('[name=consent]')).toBeFocused();
      }
    });

    test('reports an invalid answer, and keeps it', async ({ page, complaints, unique }) => {
      complaints.allow(/status of 422/);
      await open(page);
      const wrong = {
        email: 'zoe@example',
        residentialPhone: '418 555',
        mobilePhone: '1',
        workPhone: '22',
      };
      await fillForm(page, { subject: 'Autre sujet', ...must, ...wrong, memberFirstName: unique });
      await sendTo(page, language);
      const { invalidEmail, invalidPhone } = word;
      await expect
        .poll(() => fieldErrors(page))
        .toEqual({
          email: invalidEmail,
          residentialPhone: invalidPhone,
          mobilePhone: invalidPhone,
          workPhone: invalidPhone,
        });
      await expect(page.locator('[name=email]')).toHaveValue(wrong.email);
      await expect(page.locator('[name=question]')).toHaveValue(must.question);
      await expect(page.locator('[name=consent]')).toBeChecked();
    });

    const visited = topics.filter(([formId]) => (formId % 2 === 0) === javaScriptEnabled);
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

test('filters characters out of names and numbers, and reports them without a script', async ({
  page,
  browser,
}) => {
  const typed = { memberFirstName: 'Marie-Ève 2', memberNumberBase: '10-00', workPhonePost: 'p. 12' };
  await page.goto(address('E2E_SITE') + words.fr.path);
  await hydrated(page);
  await fillForm(page, typed);
  await expect(page.locator('[name=memberFirstName]')).toHaveValue('Marie Ève ');
  await expect(page.locator('[name=memberNumberBase]')).toHaveValue('1000');
  await expect(page.locator('[name=workPhonePost]')).toHaveValue('12');

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(address('E2E_SITE') + words.fr.path);
  await fillForm(plain, typed);
  await plain.locator('[name=question]').evaluate((text) => text.removeAttribute('maxlength'));
  await plain.locator('[name=question]').fill('x'.repeat(1001));
  await sendTo(plain, 'fr');
  expect(await fieldErrors(plain)).toMatchObject({
    memberFirstName: words.fr.lettersOnly,
    memberNumberBase: words.fr.digitsOnly,
    workPhonePost: words.fr.digitsOnly,
    question: words.fr.tooLong,
  });
  await plain.close();
});

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

  test(`contact us names the pages of its topics (${language})`, async ({ page, request }) => {
    await page.goto(address('E2E_SITE') + word.path);
    const links = page.getByRole('main').locator(`a[href^="${word.path}/"]`);
    await expect(links).toHaveCount(topics.length);
    for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))) {
      const html = await (await request.get(address('E2E_SITE') + href)).text();
      expect(html).toContain('name="residentialPhone"');
    }
  });
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

test('the confirmation of both languages says so in both to who sent nothing here', async ({ page }) => {
  await page.goto(address('E2E_SITE') + sentPath);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmation d’envoi');
  await expect(page.locator('main [lang="en"]').getByRole('heading')).toHaveText('Confirmation of receipt');
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'English', exact: true })).toHaveAttribute(
    'href',
    `${sentPath}?langue=en`,
  );
});
