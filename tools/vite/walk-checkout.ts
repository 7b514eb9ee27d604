import { expect, type Page } from 'playwright/test';

// A visitor of a checkout in a browser: on the site and on the hosts that install the library.

/** Cards of the sandbox gateway. */
export const cards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002760003184',
} as const;

const flowPaths = {
  register: { fr: '/fr/adhesion', en: '/en/registration' },
  'gift-a-membership': { fr: '/fr/offrir-une-adhesion', en: '/en/gift-a-membership' },
  'modify-my-membership': { fr: '/fr/modifier-mon-adhesion', en: '/en/modify-my-membership' },
  renewal: { fr: '/fr/renouvellement', en: '/en/renewal' },
} as const;

const stepEnds = {
  registration: { fr: '', en: '' },
  addMember: { fr: '/membre-additionnel', en: '/additional-member' },
  address: { fr: '/adresse', en: '/address' },
  payment: { fr: '/paiement', en: '/payment' },
  review: { fr: '/revision', en: '/review' },
} as const;

function stepPath(flow: keyof typeof flowPaths, step: keyof typeof stepEnds) {
  const [base, end] = [flowPaths[flow], stepEnds[step]];
  return { fr: base.fr + end.fr, en: base.en + end.en };
}

/** The pages of a new member, in a language. */
const pathsIn = (language: 'fr' | 'en') => ({
  register: stepPath('register', 'registration')[language],
  addMember: stepPath('register', 'addMember')[language],
  payment: stepPath('register', 'payment')[language],
  review: stepPath('register', 'review')[language],
});
export const paths = { fr: pathsIn('fr'), en: pathsIn('en') };

/** The buttons of the bank’s page. */
export const texts = {
  fr: { approve: 'Approuver', refuse: 'Refuser', cancel: 'Annuler' },
  en: { approve: 'Approve', refuse: 'Refuse', cancel: 'Cancel' },
} as const;

/** The heading of the receipt. */
export const thanks = {
  register: {
    fr: 'Merci! Votre adhésion est confirmée.',
    en: 'Thank you! Your membership is confirmed.',
  },
  'gift-a-membership': { fr: 'Merci! Votre cadeau est prêt.', en: 'Thank you! Your gift is ready.' },
  'modify-my-membership': { fr: 'Votre adhésion est modifiée.', en: 'Your membership has been changed.' },
  renewal: { fr: 'Votre adhésion est renouvelée.', en: 'Your membership has been renewed.' },
} as const;

export type Flow = keyof typeof thanks;
export type Language = keyof typeof paths;

/**
 * Waits until the islands that load by themselves respond: until then the page works as without JavaScript. The
 * others load when they are touched. A host without islands has only to be loaded.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      Array.from(document.querySelectorAll('[data-load=idle]')).every((slot) =>
        Object.keys(slot).some((key) => key.startsWith('__reactContainer')),
      ),
  );
}

/** One visit of a checkout. */
export interface Visit {
  readonly page: Page;
  readonly language: Language;
  readonly script: boolean;
  /** The present address of a page that was renamed. */
  readonly rename?: ((path: string) => string) | undefined;
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Presses the submit button of the step’s form. */
export async function goOn({ page }: Visit, step: string): Promise<void> {
  await page.locator(`form[id$="-${step}"] button[type="submit"]:not([name], [aria-hidden])`).click();
}

/** Waits until a step’s page is shown and its script is running. */
export async function at({ page, script, rename }: Visit, path: string): Promise<void> {
  // After the bank’s answer, the outcome may be asked for a few times.
  await expect(page).toHaveURL(new RegExp(`${rename?.(path) ?? path}(\\?.*)?$`), { timeout: 15_000 });
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

/** Fills in the giver and the card, which is printed. */
async function fillGift({ page }: Visit): Promise<void> {
  await field(page, 'giver.firstName').fill('Ève');
  await field(page, 'giver.lastName').fill('Roy');
  await field(page, 'giver.email').fill('eve@example.org');
  await page.locator('[name="gift.delivery"][value="print"]').check();
  await field(page, 'gift.message').fill('Bonne route');
}

export async function fillAddress({ page }: Visit): Promise<void> {
  await field(page, 'address').fill('455 3e Avenue');
  await field(page, 'city').fill('Québec');
  await field(page, 'postalCode').fill('G1L 2W2');
}

/** How an order is paid: by default with a card that is accepted. */
export interface Pay {
  readonly method?: 'card' | 'bank' | undefined;
  /** Default: the one that the page proposes. */
  readonly term?: 'annual' | 'monthly' | undefined;
  readonly number?: string | undefined;
}

/** Types the numbers in the gateway’s frame, or on its page without a script, and continues to the review. */
export async function pay(visit: Visit, { method = 'card', term, number }: Pay = {}): Promise<void> {
  const { page, script } = visit;
  if (term) await page.locator(`[name="termSelected"][value="${term}"]`).check();
  await page.locator(`[name="paymentSelected"][value="${method}"]`).check();
  if (!script) await goOn(visit, 'payment');
  const fields = script ? page.frameLocator('iframe') : page.locator('main');
  const card = number ?? cards.accepted;
  const numbers: Readonly<Record<string, string>> =
    method === 'card'
      ? // American Express has four digits.
        { number: card, expiry: '12/30', code: card.startsWith('3') ? '1234' : '123' }
      : { institution: '000', transit: '11000', account: number ?? '000123456789' };
  for (const [name, typed] of Object.entries(numbers)) await fields.locator(`[name="${name}"]`).fill(typed);
  if (script) await goOn(visit, 'payment');
  else await page.locator('button.main').click();
}

/** Checks the required acceptances of the review. */
export async function accept({ page }: Visit): Promise<void> {
  // The address changes before the step is drawn; the button comes after the boxes.
  await expect(page.locator('form[id$="-review"] button[type="submit"]:not([name])')).toBeVisible();
  for (const box of await page.locator('form[id$="-review"] input[type="checkbox"]').all()) await box.check();
}

/** The path of the first page of a flow. */
export function firstPath(flow: Flow, language: Language): string {
  return stepPath(flow, flow === 'renewal' ? 'payment' : 'registration')[language];
}

const flowSteps = {
  register: ['registration', 'addMember', 'address', 'payment'],
  'gift-a-membership': ['registration', 'addMember', 'address', 'payment'],
  'modify-my-membership': ['registration', 'addMember', 'payment'],
  renewal: ['payment'],
} as const;

export interface Answers {
  /** Of the new member. */
  readonly firstName?: string | undefined;
  /** The type to which a member changes. */
  readonly type?: string | undefined;
  readonly pay?: Pay | undefined;
  /** Called on each step before it is answered. */
  readonly before?: (step: string) => Promise<void>;
}

/** Answers every step of a flow, whose first page is open, up to the review. */
export async function answerSteps(
  visit: Visit,
  flow: Flow,
  { firstName = 'Zoé', type = 'PLUS', pay: payment, before }: Answers = {},
): Promise<void> {
  const { page, language } = visit;
  for (const step of flowSteps[flow]) {
    await at(visit, stepPath(flow, step)[language]);
    await before?.(step);
    if (step === 'payment') {
      await pay(visit, payment);
      continue;
    }
    if (step === 'registration') {
      if (flow === 'modify-my-membership') {
        await page.locator(`[name="membership.codeOptionAdhesion"][value="${type}"]`).check();
      } else await fillPerson(visit, firstName);
      if (flow === 'gift-a-membership') await fillGift(visit);
    }
    if (step === 'address') await fillAddress(visit);
    await goOn(visit, step);
  }
  await at(visit, stepPath(flow, 'review')[language]);
}

/** Presses the button that pays. */
export const confirm = (visit: Visit) => goOn(visit, 'review');

/** What the person answers to the bank. */
export type BankAnswer = 'approve' | 'refuse' | 'cancel';

/** Answers the bank’s challenge, in the dialog or on its page without a script. */
export async function answerBank({ page, language, script }: Visit, answer: BankAnswer): Promise<void> {
  const dialog = page.getByRole('dialog');
  const bank = script ? dialog.frameLocator('iframe') : page.locator('main');
  const button = bank.getByRole('button', { name: texts[language][answer], exact: true });
  await button.waitFor();
  // A press on a frame that still moves would miss the button.
  if (script)
    await dialog.evaluate((opened) =>
      Promise.all(opened.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  await button.click();
}
