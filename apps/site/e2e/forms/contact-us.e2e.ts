import { fillForm } from '../support/forms.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

const sentPath = '/confirmation-envoi-formulaire';

const words = {
  fr: {
    path: '/fr/nous-joindre',
    policyPath: '/fr/a-propos/politique-de-confidentialite',
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

test('leads from the consent to the policy and back with everything that was typed, and is replaced by the confirmation', async ({
  page,
  unique,
}) => {
  const word = words.en;
  await page.goto(`${address('E2E_SITE')}/en`);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: word.title }).click();
  await page.waitForURL(address('E2E_SITE') + word.path);
  await hydrated(page);
  await fillForm(page, { subject: 'Autre sujet', ...must, ...may, memberFirstName: unique });
  await page.getByRole('main').getByRole('link', { name: word.policy }).click();
  await page.waitForURL(address('E2E_SITE') + word.policyPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.policyTitle);
  await page.goBack();
  await expect(page.locator('[name=memberFirstName]')).toHaveValue(unique);
  await expect(page.locator('[name=subject]')).toHaveValue('Autre sujet');
  await expect(page.locator('[name=question]')).toHaveValue(must.question);
  await expect(page.locator('[name=consent]')).toBeChecked();
  await expect(page.locator('[name=promo_offer_consent]')).toBeChecked();

  await hydrated(page);
  await page.getByRole('button', { name: word.send }).click();
  await page.waitForURL(address('E2E_SITE') + sentPath);
  await page.goBack();
  await expect(page).toHaveURL(`${address('E2E_SITE')}/en`);
});

test('the privacy policy leads to who answers for it', async ({ request }) => {
  for (const { path, policyPath, contact } of [words.fr, words.en]) {
    const html = await (await request.get(address('E2E_SITE') + policyPath)).text();
    expect(html).toMatch(/<main[\s\S]*<a [^>]*href="mailto:[^"]+@/);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${contact}`));
    expect(html).toMatch(new RegExp(`<footer[\\s\\S]*href="${policyPath}"`));
  }
});
