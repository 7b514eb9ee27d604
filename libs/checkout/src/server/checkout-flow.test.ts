import {
  createAccountLink,
  getOrderAttempt,
  placeCheckout,
  previewQuote,
  saveCheckout,
} from '@jalon/api-client/contract';
import { mockCard, mockGiftToken, mockOptionPrices, mockResumeToken } from '@jalon/api-client/msw';
import { type ClubConfig, defaultClub } from '@jalon/club';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { defaultCheckoutPaths } from '../flow-pages.ts';
import { checkoutFields, checkoutIntents } from '../kit/checkout-post.ts';
import { mockCheckout, refusing } from '../testing/mock-checkout.ts';
import { sampleClub, sampleMerchant } from '../testing/sample-checkout.ts';
import { additionalMember, address, registration } from '../testing/step-answers.ts';
import { apiUrl, pageOf, type StepBrowser } from '../testing/step-browser.ts';

// The pages of the steps, visited by a browser without scripts that keeps cookies and follows redirects.

const { openBrowser, requests, use } = mockCheckout();

const textsOf = (sent: readonly Request[]) =>
  Promise.all(sent.map(async (request) => request.url + (await request.clone().text())));

/** The orders that the API received. */
const orders = () =>
  Promise.all(
    requests()
      .filter(({ url }) => /\/api\/checkouts\/[^/]+\/order$/.test(url))
      .map((request) => request.clone().json()),
  );

const choices = { termSelected: 'annual', paymentSelected: 'card', renewalSelected: 'true' };
const payment = { ...choices, payment: JSON.stringify(mockCard) };
const accepted = { contractAccepted: 'true' };

interface Answered {
  readonly club?: ClubConfig;
  /** The answers of the step of the associate members. */
  readonly people?: Readonly<Record<string, string>>;
}

/** Answers every step up to the payment. */
async function toPayment({ people = {}, ...options }: Answered = {}) {
  const browser = openBrowser(options);
  await browser.post('/fr/adhesion', registration);
  await browser.post('/fr/adhesion/membre-additionnel', people);
  await browser.post('/fr/adhesion/adresse', address);
  return browser;
}

/** Answers every step up to the review. */
async function toReview({ card = mockCard, ...answered }: Answered & { readonly card?: object } = {}) {
  const browser = await toPayment(answered);
  const page = await browser.post('/fr/adhesion/paiement', { ...choices, payment: JSON.stringify(card) });
  return { browser, review: pageOf(page, 'review') };
}

const confirm = (review: { quote: { id: string } }) => ({ ...accepted, quoteId: review.quote.id });
const reviewPath = '/fr/adhesion/revision';

/** The API refuses the next order. */
const refuseOrder = (status: number, errors: object = {}) =>
  use(refusing(placeCheckout.path, status, { errors, once: true }));
const states = (browser: StepBrowser) =>
  JSON.parse(decodeURIComponent(browser.cookies.get('flowsStates') ?? '{}'));

describe('the steps', () => {
  it('lead one after the other to the receipt, and the flow is flushed', async () => {
    const { browser, review } = await toReview();
    expect(states(browser).register).toEqual({
      registration: 'done',
      addMember: 'done',
      address: 'done',
      payment: 'done',
      review: 'idle',
    });
    const page = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({ kind: 'receipt', isProcessing: false });
    const [order, ...others] = await orders();
    expect(order).toMatchObject({ quoteId: review.quote.id, returnPath: reviewPath });
    expect(order).not.toHaveProperty('membershipNames');
    expect(others).toEqual([]);
    expect([...browser.cookies.keys()]).toEqual(['checkout-register']);
    expect(states(browser)).toEqual({});
  });

  it.each([reviewPath, '/en/registration/payment', '/fr/adhesion/adresse'])(
    'a visitor who opens %s first is sent to the first step',
    async (path) => {
      const browser = openBrowser();
      expect(await browser.visit(path)).toMatchObject({ kind: 'choice' });
      expect(await browser.visit(`${path}?type=PLUS`)).toMatchObject({ kind: 'step', step: 'registration' });
    },
  );

  it('end with a contract in the name of the club’s own seller', async () => {
    const merchant = { ...sampleMerchant, name: 'Club Boréal inc.' };
    const { review } = await toReview({ club: { ...sampleClub, checkout: { merchant } } });
    const text = JSON.stringify(review.agreements);
    expect(review.agreements).toMatchObject({ contracts: [{ locale: 'fr' }], mandates: [] });
    expect(text).toContain('Club Boréal inc.');
    expect(text).not.toContain(sampleMerchant.name);
  });

  it('end with no contract in another name when the club has no seller: the error names the setting', async () => {
    await expect(toReview({ club: defaultClub })).rejects.toThrow(/checkout\.merchant/);
  });

  it('keep the answers and show the errors', async () => {
    const { refused } = await openBrowser().post('/fr/adhesion', {
      ...registration,
      email: 'zoe',
      firstName: '',
    });
    expect(refused?.posted?.errors).toMatchObject({ email: expect.any(String), firstName: 'required' });
    expect(refused?.posted?.values).toMatchObject({ email: 'zoe', lastName: 'Côté' });
  });

  it('go back to an answered step, and on from there', async () => {
    const { browser } = await toReview();
    const page = await browser.visit('/fr/adhesion/adresse');
    expect(page).toMatchObject({ kind: 'step', step: 'address', answers: { city: 'Québec' } });
    const edited = await browser.post('/fr/adhesion/adresse', { ...address, city: 'Lévis' });
    expect(edited).toMatchObject({ kind: 'review', data: { step3: { city: 'Lévis' } } });
    expect(await browser.visit('/en/registration/address')).toMatchObject({ answers: { city: 'Lévis' } });
  });

  it('follow each other when an answered step is edited before the rest is answered', async () => {
    const browser = openBrowser();
    await browser.post('/fr/adhesion', registration);
    await browser.post('/fr/adhesion/membre-additionnel', {});
    const page = await browser.post('/fr/adhesion', { ...registration, firstName: 'Ève' });
    expect(page).toMatchObject({ kind: 'step', step: 'addMember' });
  });

  it('take type, term and code from the address', async () => {
    const browser = openBrowser();
    const page = await browser.visit('/fr/adhesion?type=PREM&term=monthly&promo=bienvenue');
    expect(page).toMatchObject({
      answers: { membership: { codeOptionAdhesion: 'PREM' } },
      quote: { codeOptionAdhesion: 'PREM', termSelected: 'monthly', promoCode: 'BIENVENUE' },
      here: { en: '/en/registration?type=PREM&term=monthly&promo=bienvenue' },
    });
    await browser.post('/fr/adhesion?term=monthly&promo=bienvenue', registration);
    const next = await browser.visit('/fr/adhesion/membre-additionnel');
    expect(next).toMatchObject({ quote: { termSelected: 'monthly', promoCode: 'BIENVENUE' } });
  });

  it('add a member at a press, without a script, who is in the price and in the order', async () => {
    const browser = openBrowser();
    const path = '/fr/adhesion/membre-additionnel';
    await browser.post('/fr/adhesion', registration);
    const { refused } = await browser.post(path, { 'additionalMembers.add': '' });
    expect(refused?.posted).toMatchObject({ errors: {}, values: { additionalMembers: [{}] } });
    const { 'membership.codeOptionAdhesion': _type, email: _email, ...person } = registration;
    const noah = { ...person, firstName: 'Noah', phoneNumber: '', phoneNumberType: '' };
    const next = await browser.post(
      path,
      Object.fromEntries(Object.entries(noah).map(([name, value]) => [`additionalMembers.0.${name}`, value])),
    );
    expect(next).toMatchObject({ kind: 'step', step: 'address' });
    await browser.post('/fr/adhesion/adresse', address);
    expect(await browser.post('/fr/adhesion/paiement', payment)).toMatchObject({
      kind: 'review',
      data: { step2: { additionalMembers: [{ firstName: 'Noah' }] } },
      // The type, and one member more.
      quote: { priceData: { subTotal: 16_800 + 6_000 } },
    });
  });

  it('know the prices of the options for a year, as the term has them', async () => {
    const browser = openBrowser();
    const year = { optionPrices: { additionalMember: 6_000, vrOption: 3_000 } };
    expect(await browser.visit('/fr/adhesion?type=PLUS')).toMatchObject(year);
    expect(await browser.visit('/fr/adhesion?type=PLUS&term=monthly')).toMatchObject(year);
  });

  it('say that a code is unknown at its field', async () => {
    const { browser } = await toReview();
    const { refused } = await browser.post('/fr/adhesion/paiement', { ...payment, promoCode: 'RIEN' });
    expect(refused?.posted?.errors).toEqual({ promoCode: 'unknown' });
  });

  it('lose nothing while the API is unavailable', async () => {
    const { browser } = await toReview();
    use(http.all(`${apiUrl}/*`, () => HttpResponse.error()));
    expect(await browser.visit('/fr/adhesion/adresse')).toMatchObject({ kind: 'unavailable' });
    const { refused } = await browser.post('/fr/adhesion/adresse', { ...address, city: 'Lévis' });
    expect(refused).toMatchObject({ isAway: true, posted: { values: { city: 'Lévis' } } });
  });

  it('answer without the API when it takes longer than the host waits', async () => {
    use(http.post(apiUrl + previewQuote.path, () => delay('infinite')));
    const browser = openBrowser({ api: { baseUrl: apiUrl, timeout: 50 } });
    const page = await browser.visit('/fr/adhesion?type=PLUS');
    expect(page).toMatchObject({ kind: 'step', step: 'registration' });
  });

  it('wait for the price where the term is chosen', async () => {
    const { browser } = await toReview();
    use(http.post(apiUrl + previewQuote.path, () => HttpResponse.error()));
    expect(await browser.visit('/fr/adhesion/paiement')).toMatchObject({ kind: 'unavailable' });
    expect(await browser.visit('/fr/adhesion/adresse')).toMatchObject({ kind: 'step', isUnpriced: true });
  });

  it('without script, the gateway’s page takes the card and leads back', async () => {
    const browser = await toPayment();
    await browser.post('/fr/adhesion/paiement', choices);
    const back = new URL(browser.lastRedirect).searchParams.get('back') ?? '';
    expect(back).toBe('/fr/adhesion/paiement?entered=mock-secret-of-page-1&page=hosted-page-1');
    expect(await browser.visit('/fr/adhesion/paiement?page=another-page')).toMatchObject({ kind: 'step' });
    const review = pageOf(await browser.visit(back), 'review');
    expect(review.reference).toMatchObject({ lastFour: '4242' });
    const { entered = '' } = review;
    expect(await browser.post(reviewPath, { ...confirm(review), entered })).toMatchObject({
      kind: 'receipt',
    });
  });

  it('without script, take no card that another person typed on the gateway’s page', async () => {
    const browser = await toPayment();
    await browser.post('/fr/adhesion/paiement', choices);
    const atPayment = { kind: 'step', step: 'payment' };
    // Who had the page made knows its id, but not the secret in the address to which it leads back.
    expect(await browser.visit('/fr/adhesion/paiement?page=hosted-page-1')).toMatchObject(atPayment);
    const guessed = pageOf(await browser.visit(`${reviewPath}?entered=guessed-secret-of-page`), 'review');
    const { entered = '' } = guessed;
    expect(await browser.post(reviewPath, { ...confirm(guessed), entered })).toMatchObject(atPayment);
    expect(await browser.post('/fr/adhesion/paiement', choices)).toMatchObject({ kind: 'unavailable' });
    expect(browser.lastRedirect).toContain('mock-secret-of-page-2');
  });
});

describe('a new member', () => {
  const choose = { intent: checkoutIntents.account };
  const link = /^\/fr\/nouveau-mot-de-passe\?token=mock-account-token&new=$/;

  async function paid(answered?: Answered) {
    const { browser, review } = await toReview(answered);
    const receipt = pageOf(await browser.post(reviewPath, confirm(review)), 'receipt');
    return { browser, receipt };
  }

  it('goes from the receipt to the choice of a password', async () => {
    const { browser, receipt } = await paid();
    expect(receipt.account).toBe('open');
    await browser.post(receipt.path, choose);
    expect(browser.lastRedirect).toMatch(link);
    await browser.post(receipt.here.en, choose);
    expect(browser.lastRedirect).toMatch(/^\/en\/new-password\?token=/);
  });

  it('can do so as soon as the membership system has numbered the member', async () => {
    const { browser, receipt } = await paid();
    const unnumbered = { ...receipt.receipt, memberNumber: undefined };
    const attempt = { attemptId: receipt.attemptId, state: 'succeeded', receipt: unnumbered };
    use(http.get(apiUrl + getOrderAttempt.path, () => HttpResponse.json({ attempt })));
    expect(await browser.visit(receipt.path)).toMatchObject({ kind: 'receipt', account: 'soon' });
    expect(await openBrowser().visit(receipt.path)).not.toHaveProperty('account');
  });

  it('can’t do so from another browser, which only knows the address of the receipt', async () => {
    const { receipt } = await paid();
    const other = openBrowser();
    for (const page of [await other.visit(receipt.path), await other.post(receipt.path, choose)]) {
      expect(page).toMatchObject({ kind: 'receipt', receipt: { memberNumber: '1000000909' } });
      expect(page).not.toHaveProperty('account');
    }
  });

  it('signs in when there is an account already', async () => {
    const { browser, receipt } = await paid();
    use(refusing(createAccountLink.path, 422, { errors: { account: 'exists' } }));
    await browser.post(receipt.path, choose);
    expect(browser.lastRedirect).toBe('/fr/connexion');
  });

  it.each([404, 503])('keeps the receipt when no link is made: %s', async (status) => {
    const { browser, receipt } = await paid();
    use(refusing(createAccountLink.path, status));
    expect(await browser.post(receipt.path, choose)).toMatchObject({ kind: 'receipt', account: 'failed' });
  });

  it('gets the numbers of the members who joined too, also when one has no link', async () => {
    const { receipt } = await paid({ people: additionalMember });
    expect(receipt.receipt.additionalMembers).toEqual([{ firstName: 'Noé', memberNumber: '1000000917' }]);
  });

  it('who accepts a gift gets the link once', async () => {
    const gift = `/fr/cadeau/${mockGiftToken}`;
    const first = await openBrowser().post(gift, {});
    expect(first).toMatchObject({ kind: 'gift', accepted: { link: { fr: expect.stringMatching(link) } } });
    const again = await openBrowser().post(gift, {});
    expect(again).toMatchObject({ accepted: { memberNumber: '1000000909' } });
    expect(JSON.stringify(again)).not.toContain('token=');
  });

  it('who gives or renews chooses no password', async () => {
    const { browser, receipt } = await paid();
    const elsewhere = receipt.path.replace(reviewPath, '/fr/offrir-une-adhesion/revision');
    expect(await browser.visit(elsewhere)).not.toHaveProperty('account');
  });
});

describe('a mailed link', () => {
  const link = `/fr/reprendre/${mockResumeToken}`;

  it('continues at the second press of a page whose first answer was lost, and for no other page', async () => {
    await openBrowser().post('/fr/adhesion', registration);
    const other = openBrowser();
    const { page = '' } = pageOf(await other.visit(link), 'resume');
    const press = { [checkoutFields.page]: page };
    expect(await other.post(link, press)).toMatchObject({ kind: 'step', step: 'addMember' });
    // The browser never got the cookies.
    other.cookies.clear();
    expect(await other.post(link, press)).toMatchObject({ kind: 'step', step: 'addMember' });
    const strange = { [checkoutFields.page]: crypto.randomUUID() };
    expect(await openBrowser().post(link, strange)).toMatchObject({ kind: 'resume', state: 'over' });
  });

  it('is not pressed by a page of another site, which could repeat it', async () => {
    await openBrowser().post('/fr/adhesion', registration);
    const { checkout } = openBrowser();
    const request = new Request(`http://club.test${link}`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ [checkoutFields.page]: crypto.randomUUID() }),
    });
    expect(await checkout.post(request)).toMatchObject({ status: 403, view: { state: 'ready' } });
    expect(await openBrowser().post(link, {})).toMatchObject({ kind: 'step' });
  });

  it('continues elsewhere at a press, once, and the first browser starts again', async () => {
    const first = openBrowser();
    await first.post('/fr/adhesion', registration);
    const id = first.cookies.get('checkout-register');
    const other = openBrowser();
    for (let times = 0; times < 2; times += 1) {
      expect(await other.visit(link)).toMatchObject({ kind: 'resume', state: 'ready' });
    }
    expect(other.cookies.size).toBe(0);
    expect(await other.post(link, {})).toMatchObject({ kind: 'step', step: 'addMember' });
    expect(other.cookies.get('checkout-register')).not.toBe(id);
    const typed = { ...address, city: 'Lévis' };
    await other.post('/fr/adhesion/membre-additionnel', {});
    expect(await other.post('/fr/adhesion/adresse', typed)).toMatchObject({ step: 'payment' });
    expect(JSON.stringify(await first.visit('/fr/adhesion/adresse'))).not.toContain('Lévis');
    for (const page of [await other.visit(link), await openBrowser().post(link, {})]) {
      expect(page).toMatchObject({ kind: 'resume', state: 'over' });
    }
  });
});

describe('one order', () => {
  it('is placed by three presses at once, Back and a reload', async () => {
    const { browser, review } = await toReview();
    const pages = await Promise.all([1, 2, 3].map(() => browser.post(reviewPath, confirm(review))));
    for (const page of pages) expect(page).toMatchObject({ kind: 'receipt' });
    expect(await browser.post(reviewPath, confirm(review))).toMatchObject({ kind: 'receipt' });
    expect(await browser.visit(reviewPath)).toMatchObject({ kind: 'receipt' });
    const paths = new Set([...pages, await browser.visit(reviewPath)].map(({ path }) => path));
    expect(paths.size).toBe(1);
  });

  it('begins again at the first step after it is paid', async () => {
    const { browser, review } = await toReview();
    await browser.post(reviewPath, confirm(review));
    expect(await browser.visit('/fr/adhesion')).toMatchObject({ kind: 'choice' });
    expect(await browser.post('/fr/adhesion', registration)).toMatchObject({ step: 'addMember' });
  });

  it('is placed when the answer was lost, also after a reload', async () => {
    const { browser, review } = await toReview();
    use(http.post(apiUrl + placeCheckout.path, () => HttpResponse.error(), { once: true }));
    const lost = await browser.post(reviewPath, confirm(review));
    expect(lost).toMatchObject({ kind: 'review', refused: { isUnresolved: true } });
    expect(await browser.visit(reviewPath)).toMatchObject({ kind: 'review' });
    expect(await browser.post(reviewPath, confirm(review))).toMatchObject({ kind: 'receipt' });
    const [lostOrder, ...again] = await orders();
    expect(again).toEqual([lostOrder]);
  });

  it.each([403, 429])('can be edited after the API refused to read it (%i)', async (status) => {
    const { browser, review } = await toReview();
    refuseOrder(status);
    expect((await browser.post(reviewPath, confirm(review))).refused).toEqual({ isAway: true });
    const page = await browser.post('/fr/adhesion/adresse', { ...address, city: 'Lévis' });
    expect(page).toMatchObject({ kind: 'review', isUnresolved: false, data: { step3: { city: 'Lévis' } } });
  });

  it.each<Record<string, string>>([
    { quoteId: 'used' },
    { quoteId: 'changed' },
    { contract: 'changed' },
    { mandate: 'changed' },
    { flow: 'notActive' },
  ])('returns to the review when the API refuses it and no field is in error: %o', async (errors) => {
    const { browser, review } = await toReview();
    refuseOrder(422, errors);
    expect(await browser.post(reviewPath, confirm(review))).toMatchObject({ kind: 'review' });
  });

  it('that cannot be priced anymore does not lead in a circle', async () => {
    const { browser } = await toReview();
    use(refusing(previewQuote.path, 422, { errors: { flow: 'notActive' } }));
    expect(await browser.visit(reviewPath)).toMatchObject({ kind: 'unavailable' });
  });

  it('waits for the visitor when the price has changed, and shows the former one', async () => {
    const { browser, review } = await toReview();
    // A press on the page of another price.
    const page = await browser.post(reviewPath, { ...accepted, quoteId: 'another-price' });
    expect(page).toMatchObject({ kind: 'review', notPlaced: 'changed' });
    expect(await browser.post(reviewPath, confirm(review))).toMatchObject({ kind: 'receipt' });
  });

  it('shows the difference after a step was edited', async () => {
    const { browser, review } = await toReview();
    const page = await browser.post('/fr/adhesion/paiement', { ...choices, promoCode: 'bienvenue' });
    expect(page).toMatchObject({ kind: 'review', before: { priceData: review.quote.priceData } });
    const back = await browser.post('/fr/adhesion/adresse', { ...address, city: 'Lévis' });
    expect(back.kind === 'review' && back.before).toBeUndefined();
  });

  it('says at its field that another order used up the code meanwhile', async () => {
    const { browser } = await toReview();
    const withCode = { ...payment, promoCode: 'bienvenue' };
    const review = pageOf(await browser.post('/fr/adhesion/paiement', withCode), 'review');
    expect(review.quote.promoCode).toBe('BIENVENUE');
    const usedUp = http.post(apiUrl + previewQuote.path, async ({ request }) => {
      const { promoCode } = (await request.clone().json()) as { promoCode?: string };
      const answer = { status: 'error', code: 'invalid_fields', errors: { promoCode: 'used' } };
      return promoCode ? HttpResponse.json(answer, { status: 422 }) : undefined;
    });
    use(usedUp);
    refuseOrder(422, { promoCode: 'used' });
    const page = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({ kind: 'step', step: 'payment', errors: { promoCode: 'used' } });
    // Without the code, the order is placed.
    const without = { ...payment, promoCode: '' };
    const again = pageOf(await browser.post('/fr/adhesion/paiement', without), 'review');
    expect(await browser.post(reviewPath, confirm(again))).toMatchObject({ kind: 'receipt' });
  });

  it('leads back to the step of the field that the API refuses', async () => {
    const { browser, review } = await toReview();
    refuseOrder(422, { 'details.registration.email': 'invalid' });
    const page = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({ kind: 'step', step: 'registration' });
  });

  it('is one call of the API', async () => {
    const { browser, review } = await toReview();
    const before = requests().length;
    await browser.checkout.post(
      new Request(`http://club.test${reviewPath}`, {
        method: 'POST',
        headers: { cookie: Array.from(browser.cookies, (pair) => pair.join('=')).join('; ') },
        body: new URLSearchParams(confirm(review)),
      }),
    );
    const calls = requests().slice(before);
    expect(calls.map(({ method, url }) => [method, url.split('/').at(-1)])).toEqual([['POST', 'order']]);
  });
});

describe('a payment', () => {
  it('that is declined leads to the payment step, and another card makes another order', async () => {
    const { browser, review } = await toReview({ card: { ...mockCard, lastFour: '9995' } });
    const page = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({ kind: 'step', step: 'payment', declined: 'insufficientFunds' });
    expect(page).not.toHaveProperty('reference');
    const again = pageOf(await browser.post('/fr/adhesion/paiement', payment), 'review');
    expect(await browser.post(reviewPath, confirm(again))).toMatchObject({ kind: 'receipt' });
  });

  const check = { [checkoutFields.intent]: checkoutIntents.check };

  it('that the bank wants to check is sent there once, and ends when the buyer returns', async () => {
    const { browser, review } = await toReview({ card: { ...mockCard, lastFour: '3184' } });
    const challenge = await browser.post(reviewPath, confirm(review));
    expect(challenge).toMatchObject({ kind: 'challenge', goesOn: true });
    const back = browser.lastRedirect.replace('&challenge=1', '');
    expect(await browser.visit(back)).toMatchObject({ kind: 'attempt', state: 'confirming' });
    expect(await browser.post(back, check)).toMatchObject({ kind: 'receipt' });
    expect(states(browser)).toEqual({});
  });

  it('that the bank refuses leads to the payment step with what was typed', async () => {
    const { browser, review } = await toReview({ card: { ...mockCard, lastFour: '3178' } });
    await browser.post(reviewPath, confirm(review));
    const page = await browser.post(browser.lastRedirect.replace('&challenge=1', ''), check);
    expect(page).toMatchObject({ kind: 'step', step: 'payment', declined: 'insufficientFunds' });
    expect(await browser.visit('/fr/adhesion')).toMatchObject({ answers: { firstName: 'Zoé' } });
  });

  it('whose outcome is unknown is asked for again, and not paid twice meanwhile', async () => {
    const { browser, review } = await toReview({ card: { ...mockCard, lastFour: '0341' } });
    const page = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({ kind: 'attempt', state: 'unknown' });
    // Every step leads to the attempt while it is open.
    expect(await browser.visit('/fr/adhesion/adresse')).toMatchObject({ kind: 'attempt' });
    expect(await browser.post('/fr/adhesion/adresse', address)).toMatchObject({ kind: 'attempt' });
    expect(await browser.post(page.path, check)).toMatchObject({ kind: 'receipt' });
    expect(await orders()).toHaveLength(1);
  });
});

it('a card number in a post is never stored', async () => {
  const { browser } = await toReview();
  await browser.post('/fr/adhesion/paiement', {
    ...payment,
    cardNumber: '4242424242424242',
    payment: JSON.stringify({ ...mockCard, cardNumber: '4242424242424242' }),
  });
  const sent = await textsOf(requests());
  expect(sent.length).toBeGreaterThan(4);
  expect(sent.join()).not.toContain('4242424242424242');
  expect([...browser.cookies.values()].join()).not.toContain('4242424242424242');
});

it.each([
  ['/fr/offrir-une-adhesion?type=PLUS', { ...registration, 'gift.delivery': 'print' }, 'gift.message'],
  ['/fr/adhesion', registration, 'stepCodes.noMembreRecommande'],
  ['/fr/adhesion/adresse', address, 'unit'],
  ['/fr/adhesion/adresse', address, 'address'],
  ['/fr/adhesion/paiement', payment, 'promoCode'],
])(
  'a card number typed on %s in a text is refused at its field, and not sent on',
  async (path, form, name) => {
    const { browser } = await toReview();
    const before = requests().length;
    const { refused } = await browser.post(path, { ...form, [name]: '4242 4242 4242 4242' });
    expect(refused?.posted?.errors).toMatchObject({ [name]: 'cardNumber' });
    const sent = await textsOf(requests().slice(before));
    expect([...sent, ...browser.cookies.values()].join()).not.toContain('4242 4242');
  },
);

it('a card number as the address for the link is refused', async () => {
  const { browser } = await toReview();
  const { refused } = await browser.post('/fr/adhesion', {
    [checkoutFields.intent]: checkoutIntents.link,
    [checkoutFields.email]: '4242424242424242@example.org',
  });
  expect(refused).toMatchObject({ link: { error: 'invalid' }, posted: { errors: {} } });
});

it('a checkout that can’t be saved keeps the form', async () => {
  const browser = openBrowser();
  await browser.post('/fr/adhesion', registration);
  use(http.put(apiUrl + saveCheckout.path, () => HttpResponse.error()));
  const { refused } = await browser.post('/fr/adhesion', { ...registration, firstName: 'Ève' });
  expect(refused).toMatchObject({ isAway: true, posted: { values: { firstName: 'Ève' } } });
});

it.each(['/fr/modifier-mon-adhesion', '/en/renewal/payment', '/fr/renouvellement/paiement?promo=ROUTE25'])(
  'a page for members says so to a visitor who opens %s, and how to sign in and come back to it',
  async (path) => {
    expect(await openBrowser().visit(path)).toMatchObject({
      kind: 'membersOnly',
      links: { signIn: expect.stringContaining(`?r=${encodeURIComponent(path)}`) },
    });
  },
);

describe('the price of what is typed', () => {
  const ask = { [checkoutFields.intent]: checkoutIntents.price };

  it('is shown before the step is sent, which keeps what was typed and saves nothing', async () => {
    const browser = openBrowser();
    const typed = { firstName: 'Zoé', indOptionVR: 'true' };
    const page = await browser.post('/fr/adhesion?type=PLUS', {
      'membership.codeOptionAdhesion': 'PLUS',
      ...typed,
      ...ask,
    });
    expect(page).toMatchObject({
      quote: { priceData: { subTotal: 16_800 + mockOptionPrices.vrOption.yearly_price } },
      refused: { posted: { values: typed, errors: {} } },
    });
    expect(browser.cookies.size).toBe(0);
  });

  it('counts a person whose row was just added', async () => {
    const browser = openBrowser();
    await browser.post('/fr/adhesion', registration);
    const page = await browser.post('/fr/adhesion/membre-additionnel', { 'additionalMembers.add': '' });
    expect(pageOf(page, 'step').quote?.lines.map(({ kind }) => kind)).toContain('additionalMember');
    const again = await browser.visit('/fr/adhesion/membre-additionnel');
    expect(again).toMatchObject({ quote: { lines: [{ kind: 'membership' }] } });
  });

  it('has a code that is applied, or says at its field why it is not', async () => {
    const { browser } = await toReview();
    const apply = (promoCode: string) =>
      browser.post('/fr/adhesion/paiement', { ...choices, promoCode, ...ask });
    expect(await apply('bienvenue')).toMatchObject({
      kind: 'step',
      quote: { promoCode: 'BIENVENUE' },
      refused: { posted: { errors: {} } },
    });
    const unknown = pageOf(await apply('RIEN'), 'step');
    const posted = { errors: { promoCode: 'unknown' }, values: { promoCode: 'RIEN' } };
    expect(unknown.refused).toMatchObject({ posted });
    expect(unknown.quote?.promoCode).toBeUndefined();
    const again = pageOf(await browser.visit('/fr/adhesion/paiement'), 'step');
    expect(again.quote?.promoCode).toBeUndefined();
  });
});

it('the review keeps its card while someone reads it', async () => {
  const { browser } = await toReview();
  const page = await browser.post(reviewPath, { [checkoutFields.intent]: checkoutIntents.keep });
  expect(page).toMatchObject({ kind: 'review', path: reviewPath });
  expect(requests().filter(({ url }) => url.endsWith('/payment/keep'))).toHaveLength(1);
});

it('the card of a gift to print has its address as a QR code, and its page has none', async () => {
  const path = `/fr/cadeau/${mockGiftToken}`;
  const { qrCode } = pageOf(await openBrowser().visit(`${path}?card`), 'gift');
  const dark = new Set(qrCode?.path.match(/(?<=M)\d+ \d+/g));
  // The upper left pattern by which a scanner finds the code, behind a white margin of four squares.
  const row = (y: number) => Array.from({ length: 8 }, (_, x) => (dark.has(`${x + 4} ${y + 4}`) ? '#' : '.'));
  expect(row(0).join('')).toBe('#######.');
  expect(row(1).join('')).toBe('#.....#.');
  expect(row(2).join('')).toBe('#.###.#.');
  expect(qrCode?.size).toBeGreaterThan(21 + 8 - 1);
  expect(await openBrowser().visit(path)).not.toHaveProperty('qrCode');
});

it('a mailed link opens the step with what was typed in it, without a card number', async () => {
  const first = openBrowser();
  await first.post('/fr/adhesion', registration);
  await first.post('/fr/adhesion/membre-additionnel', {});
  await first.post('/fr/adhesion/adresse', {
    city: 'Lévis',
    unit: '4242 4242 4242 4242',
    [checkoutFields.intent]: checkoutIntents.link,
    [checkoutFields.email]: 'zoe@example.org',
  });
  const page = await openBrowser().post(`/fr/reprendre/${mockResumeToken}`, {});
  expect(page).toMatchObject({ kind: 'step', step: 'address', answers: { city: 'Lévis' } });
  expect(JSON.stringify(page)).not.toContain('4242');
});

it('says what an answer is about: the type with all that the club’s content says of it, and the price', async () => {
  const { browser } = await toReview();
  const page = await browser.visit('/fr/adhesion/paiement');
  expect(page).toMatchObject({
    data: {
      step1: {
        id: 'plus',
        membership: {
          id: 'plus',
          codeOptionAdhesion: 'PLUS',
          codeClasseAdhesion: expect.any(String),
          image: expect.any(String),
          emptyCardImage: expect.any(String),
        },
      },
      step4: { cardType: 'visa', priceData: { totalYear: expect.any(Number) } },
    },
  });
});

it.each([
  ['/fr/renouvellement', '/fr/renouvellement/paiement'],
  ['/en/renewal?promo=ROUTE25', '/en/renewal/payment?promo=ROUTE25'],
  ['/en-ca/renewal', '/en/renewal/payment'],
])('%s leads to the first step of the renewal', async (path, first) => {
  const answer = await openBrowser().checkout.load(new Request(`http://club.test${path}`));
  expect(answer).toMatchObject({ kind: 'redirect', location: first });
});

it.each([
  [{ paths: { ...defaultCheckoutPaths, home: undefined } as never }, 'createCheckout needs paths.home'],
  [{ api: {} }, 'createCheckout needs api.baseUrl'],
  [{ club: undefined as never }, 'createCheckout needs club'],
])('a checkout is not created without what the engine needs: %j', (changes, message) => {
  expect(() => openBrowser(changes)).toThrow(message);
});
