import type { Page } from 'playwright/test';
import { fillForm } from '../support/forms.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

const sentPath = '/confirmation-envoi-formulaire';

const words = {
  fr: {
    path: '/fr/nous-joindre',
    title: 'Nous joindre',
    send: 'Envoyer le message',
    policyPath: '/fr/a-propos/politique-de-confidentialite',
    policy: 'politique de confidentialité',
    contact: 'écrivez-nous',
  },
  en: {
    path: '/en/contact-us',
    title: 'Contact us',
    send: 'Send the message',
    policyPath: '/en/a-propos/politique-de-confidentialite',
    policy: 'privacy policy',
    policyTitle: 'Privacy policy',
    contact: 'write to us',
  },
} as const;
const sendTo = (page: Page, language: 'fr' | 'en') =>
  page.getByRole('button', { name: words[language].send }).click();

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

test('the privacy policy leads to who answers for it', async ({ request }) => {
  for (const { path, policyPath, contact } of [words.fr, words.en]) {
    const html = await (await request.get(address('E2E_SITE') + policyPath)).text();
    expect(html).toMatch(/<main[\s\S]*<a [^>]*href="mailto:[^"]+@/);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${contact}`));
    expect(html).toMatch(new RegExp(`<footer[\\s\\S]*href="${policyPath}"`));
  }
});
