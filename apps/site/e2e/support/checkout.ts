import type { Page } from 'playwright/test';
import { expect, hydrated } from './test.ts';

/** Cards of the sandbox gateway. */
export const cards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  challenge: '4000002760003184',
} as const;

export const paths = {
  fr: {
    register: '/fr/adhesion',
    addMember: '/fr/adhesion/membre-additionnel',
    address: '/fr/adhesion/adresse',
    payment: '/fr/adhesion/paiement',
    review: '/fr/adhesion/revision',
  },
  en: {
    register: '/en/registration',
    addMember: '/en/registration/additional-member',
    address: '/en/registration/address',
    payment: '/en/registration/payment',
    review: '/en/registration/review',
  },
} as const;

export const texts = {
  fr: {
    thanks: 'Merci! Votre adhésion est confirmée.',
    approve: 'Approuver',
    refuse: 'Refuser',
    cancel: 'Annuler',
    returned: 'Le paiement a été refusé',
    processing: 'Le débit de votre compte prend quelques jours',
    frame: { number: 'Numéro de carte' },
  },
  en: {
    thanks: 'Thank you! Your membership is confirmed.',
    approve: 'Approve',
    refuse: 'Refuse',
    cancel: 'Cancel',
    returned: 'The payment was declined',
    processing: 'The debit from your account takes a few days',
    frame: { number: 'Card number' },
  },
} as const;

export type Language = keyof typeof paths;

/** One visit of a checkout. */
export interface Visit {
  readonly page: Page;
  readonly language: Language;
  readonly script: boolean;
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Presses the submit button of the step’s form. */
export async function goOn({ page }: Visit, step: string): Promise<void> {
  await page.locator(`form[id$="-${step}"] button[type="submit"]:not([name])`).click();
}

/** Waits until a step’s page is shown and its script is running. */
export async function at({ page, script }: Visit, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}(\\?.*)?$`));
  if (script) await hydrated(page);
}

/** Fills in the first step. */
export async function fillPerson({ page }: Visit, firstName: string): Promise<void> {
  await field(page, 'greetings').first().check();
  await field(page, 'firstName').fill(firstName);
  await field(page, 'lastName').fill('Tremblay-Côté');
  await field(page, 'birthMonth').selectOption('5');
  await field(page, 'birthYear').fill('1984');
  await field(page, 'email').fill('zoe@example.org');
  await field(page, 'phoneNumber').fill('418 555-0101');
  await field(page, 'phoneNumberType').selectOption('mobile');
}

export async function fillAddress({ page }: Visit): Promise<void> {
  await field(page, 'address').fill('455 3e Avenue');
  await field(page, 'city').fill('Québec');
  await field(page, 'postalCode').fill('G1L 2W2');
}

/** Types a card in the gateway’s frame, or on its page without a script, and continues to the review. */
export async function pay(visit: Visit, card: string, method: 'card' | 'bank' = 'card'): Promise<void> {
  const { page, script } = visit;
  await page.locator(`[name="paymentSelected"][value="${method}"]`).check();
  if (!script) await goOn(visit, 'payment');
  const fields = script ? page.frameLocator('iframe') : page.locator('main');
  if (method === 'card') {
    await fields.locator('[name="number"]').fill(card);
    await fields.locator('[name="expiry"]').fill('12/30');
    // American Express has four digits.
    await fields.locator('[name="code"]').fill(card.startsWith('3') ? '1234' : '123');
  } else {
    await fields.locator('[name="institution"]').fill('000');
    await fields.locator('[name="transit"]').fill('11000');
    await fields.locator('[name="account"]').fill(card);
  }
  if (script) await goOn(visit, 'payment');
  else await page.locator('button.main').click();
}

/** Checks the required acceptances of the review. */
export async function accept({ page }: Visit): Promise<void> {
  for (const box of await page.locator('form[id$="-review"] input[type="checkbox"]').all()) await box.check();
}

/** Goes through `register` up to the review. */
export async function toReview(
  visit: Visit,
  card: string,
  firstName: string,
  query = '?type=PLUS',
  method: 'card' | 'bank' = 'card',
) {
  const { page, language } = visit;
  const path = paths[language];
  const { origin } = new URL(page.url());
  await page.goto(origin + path.register + query);
  await at(visit, path.register);
  await fillPerson(visit, firstName);
  await goOn(visit, 'registration');
  await at(visit, path.addMember);
  await goOn(visit, 'addMember');
  await at(visit, path.address);
  await fillAddress(visit);
  await goOn(visit, 'address');
  await at(visit, path.payment);
  await pay(visit, card, method);
  await at(visit, path.review);
}

/** Presses the button that pays. */
export const confirm = (visit: Visit) => goOn(visit, 'review');
