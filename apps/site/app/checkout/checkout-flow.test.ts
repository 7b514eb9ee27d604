import { createQuote, getMembershipPrices, placeOrder, saveCheckout } from '@jalon/api-client/contract';
import { createCheckoutHandlers, mockCard, mockOptionPrices, mockPrices } from '@jalon/api-client/msw';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkoutFields, checkoutIntents } from './checkout-post.ts';
import { textVersions } from './payment/order.server.ts';
import { apiUrl, openBrowser, type StepBrowser } from './testing/step-browser.ts';

// The pages of the steps, visited by a browser without scripts that keeps cookies and follows redirects.

const server = setupServer();
/** The orders that the API received, each with its key and body. */
let orders: { key: string | null; body: Record<string, unknown> }[] = [];
beforeAll(() => server.listen());
beforeEach(() => {
  orders = [];
  server.use(
    ...createCheckoutHandlers({ baseUrl: apiUrl }),
    http.get(apiUrl + getMembershipPrices.path, () =>
      HttpResponse.json({ date: '2026-11-23', prices: mockPrices, options: mockOptionPrices }),
    ),
  );
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'POST' || !request.url.endsWith(placeOrder.path)) return;
    orders.push({ key: request.headers.get('idempotency-key'), body: await request.clone().json() });
  });
});
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

const registration = {
  greetings: 'F',
  firstName: 'Zoé',
  lastName: 'Côté',
  birthYear: '1984',
  birthMonth: '5',
  email: 'zoe@example.org',
  phoneNumber: '418 555-0101',
  phoneNumberType: 'mobile',
  'membership.codeOptionAdhesion': 'PLUS',
};
const address = { address: '455 3e Avenue', city: 'Québec', postalCode: 'G1L 2W2' };
const choices = { termSelected: 'annual', paymentSelected: 'card', renewalSelected: 'true' };
const payment = { ...choices, payment: JSON.stringify(mockCard) };
const accepted = { contractAccepted: 'true' };

/** Answers every step up to the review. */
async function toReview(more: Readonly<Record<string, string>> = {}, card: object = mockCard) {
  const browser = openBrowser();
  await browser.post('/fr/adhesion', { ...registration, ...more });
  await browser.post('/fr/adhesion/membre-additionnel', {});
  await browser.post('/fr/adhesion/adresse', address);
  const { page } = await browser.post('/fr/adhesion/paiement', {
    ...payment,
    payment: JSON.stringify(card),
  });
  if (page?.kind !== 'review') throw new Error(`The review was not reached: ${page?.path}`);
  return { browser, review: page };
}

const confirm = (review: { quote: { id: string } }) => ({ ...accepted, quoteId: review.quote.id });
const reviewPath = '/fr/adhesion/revision';

/** The API refuses the next order with these errors. */
const refuseOrder = (errors: Readonly<Record<string, string>>) =>
  http.post(
    apiUrl + placeOrder.path,
    () => HttpResponse.json({ status: 'error', code: 'invalid_fields', errors }, { status: 422 }),
    { once: true },
  );
/** The API answers the next order with a status, without reading it. */
const answerOrder = (status: number) =>
  http.post(
    apiUrl + placeOrder.path,
    () => HttpResponse.json({ status: 'error', code: 'rate_limited', errors: {} }, { status }),
    { once: true },
  );
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
    const { page } = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({
      kind: 'attempt',
      attempt: { state: 'succeeded', receipt: { quote: { id: review.quote.id } } },
    });
    expect(orders).toHaveLength(1);
    expect(orders[0]?.body).toMatchObject({
      details: {
        registration: { firstName: 'Zoé', phoneNumber: '4185550101' },
        additionalMembers: [],
        address: { postalCode: expect.stringMatching(/^G1L ?2W2$/) },
      },
      payment: mockCard,
      renewalSelected: true,
      membershipName: { fr: 'Jalon Plus', en: 'Jalon Plus' },
    });
    expect([...browser.cookies.keys()]).toEqual(['placed-register']);
    expect(states(browser)).toEqual({});
  });

  it.each([reviewPath, '/en/registration/payment', '/fr/adhesion/adresse'])(
    'a visitor who opens %s first is sent to the first step',
    async (path) => {
      const browser = openBrowser();
      expect(await browser.visit(path)).toMatchObject({ kind: 'choose' });
      expect(await browser.visit(`${path}?type=PLUS`)).toMatchObject({ kind: 'step', step: 'registration' });
    },
  );

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
    const { page: edited } = await browser.post('/fr/adhesion/adresse', { ...address, city: 'Lévis' });
    expect(edited).toMatchObject({ kind: 'review', data: { step3: { city: 'Lévis' } } });
    expect(await browser.visit('/en/registration/address')).toMatchObject({ answers: { city: 'Lévis' } });
  });

  it('follow each other when an answered step is edited before the rest is answered', async () => {
    const browser = openBrowser();
    await browser.post('/fr/adhesion', registration);
    await browser.post('/fr/adhesion/membre-additionnel', {});
    const { page } = await browser.post('/fr/adhesion', { ...registration, firstName: 'Ève' });
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
    server.use(http.all(`${apiUrl}/*`, () => HttpResponse.error()));
    expect(await browser.visit('/fr/adhesion/adresse')).toMatchObject({ kind: 'unavailable' });
    const { refused } = await browser.post('/fr/adhesion/adresse', { ...address, city: 'Lévis' });
    expect(refused).toMatchObject({ isAway: true, posted: { values: { city: 'Lévis' } } });
    server.resetHandlers();
  });

  it('wait for the price where the term is chosen', async () => {
    const { browser } = await toReview();
    server.use(http.post(apiUrl + createQuote.path, () => HttpResponse.error()));
    expect(await browser.visit('/fr/adhesion/paiement')).toMatchObject({ kind: 'unavailable' });
    expect(await browser.visit('/fr/adhesion/adresse')).toMatchObject({ kind: 'step', isUnpriced: true });
  });

  it('without script, the gateway’s page takes the card and leads back', async () => {
    const browser = openBrowser();
    await browser.post('/fr/adhesion', registration);
    await browser.post('/fr/adhesion/membre-additionnel', {});
    await browser.post('/fr/adhesion/adresse', address);
    await browser.post('/fr/adhesion/paiement', choices);
    expect(browser.lastRedirect).toBe('http://localhost:3002/page?method=card');
    expect(await browser.visit('/fr/adhesion/paiement?page=another-page')).toMatchObject({ kind: 'step' });
    expect(await browser.visit('/fr/adhesion/paiement?page=hosted-page-1')).toMatchObject({
      kind: 'review',
      reference: { lastFour: '4242' },
    });
  });
});

describe('one order', () => {
  it('is placed by three presses at once, Back and a reload', async () => {
    const { browser, review } = await toReview();
    const answers = await Promise.all([1, 2, 3].map(() => browser.post(reviewPath, confirm(review))));
    const receipt = { kind: 'attempt', attempt: { state: 'succeeded', attemptId: 'attempt-1' } };
    for (const { page } of answers) expect(page).toMatchObject(receipt);
    expect(new Set(orders.map(({ key }) => key)).size).toBe(1);
    expect((await browser.post(reviewPath, confirm(review))).page).toMatchObject(receipt);
    expect(await browser.visit(reviewPath)).toMatchObject(receipt);
    expect(await browser.visit(`${reviewPath}?attempt=attempt-1`)).toMatchObject(receipt);
  });

  it('is placed when the answer was lost, also after a reload', async () => {
    const { browser, review } = await toReview();
    let lost = 0;
    server.use(
      http.post(apiUrl + placeOrder.path, async () => {
        lost += 1;
        return lost === 1 ? HttpResponse.error() : undefined;
      }),
    );
    const { refused } = await browser.post(reviewPath, confirm(review));
    expect(refused).toEqual({ isUnresolved: true });
    const again = await browser.visit(reviewPath);
    expect(again).toMatchObject({ kind: 'review', isUnresolved: true, quote: { id: review.quote.id } });
    const { page } = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({ attempt: { state: 'succeeded' } });
    expect(orders).toHaveLength(2);
    expect(new Set(orders.map(({ key }) => key)).size).toBe(1);
  });

  it('is not placed again by editing a step while its outcome is unknown', async () => {
    const { browser, review } = await toReview();
    server.use(http.post(apiUrl + placeOrder.path, () => HttpResponse.error(), { once: true }));
    await browser.post(reviewPath, confirm(review));
    // The edit is not lost in silence: the review says that the outcome is unknown.
    const unresolved = { kind: 'review', isUnresolved: true, data: { step3: { city: 'Québec' } } };
    expect(await browser.visit('/fr/adhesion/adresse')).toMatchObject(unresolved);
    const { page } = await browser.post('/fr/adhesion/adresse', { ...address, city: 'Lévis' });
    expect(page).toMatchObject(unresolved);
    expect(orders).toHaveLength(1);
    const { page: paid } = await browser.post(reviewPath, confirm(review));
    expect(paid).toMatchObject({ kind: 'attempt', attempt: { state: 'succeeded' } });
    expect(new Set(orders.map(({ key }) => key)).size).toBe(1);
  });

  it('is shown while its outcome is unknown, whatever the browser remembers of the steps', async () => {
    const { browser, review } = await toReview();
    server.use(http.post(apiUrl + placeOrder.path, () => HttpResponse.error(), { once: true }));
    await browser.post(reviewPath, confirm(review));
    browser.cookies.delete('flowsStates');
    expect(await browser.visit('/fr/adhesion/adresse')).toMatchObject({ kind: 'review', isUnresolved: true });
  });

  it.each([403, 429])('can be edited after the API refused to read it (%i)', async (status) => {
    const { browser, review } = await toReview();
    server.use(answerOrder(status));
    expect((await browser.post(reviewPath, confirm(review))).refused).toEqual({ isAway: true });
    const { page } = await browser.post('/fr/adhesion/adresse', { ...address, city: 'Lévis' });
    expect(page).toMatchObject({ kind: 'review', isUnresolved: false, data: { step3: { city: 'Lévis' } } });
  });

  it('stays unresolved when the API refuses to read its repetition', async () => {
    const { browser, review } = await toReview();
    server.use(http.post(apiUrl + placeOrder.path, () => HttpResponse.error(), { once: true }));
    await browser.post(reviewPath, confirm(review));
    server.use(answerOrder(429));
    await browser.post(reviewPath, confirm(review));
    expect(await browser.visit(reviewPath)).toMatchObject({ isUnresolved: true });
  });

  it.each(['used', 'changed', 'expired'])('says that it was not placed: %s', async (reason) => {
    const { browser, review } = await toReview();
    server.use(refuseOrder({ quoteId: reason }));
    const { page } = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({ kind: 'review', notPlaced: reason });
    const { page: edited } = await browser.post('/fr/adhesion/adresse', address);
    expect(edited?.kind === 'review' && edited.notPlaced).toBeUndefined();
  });

  it.each<Record<string, string>>([{ contract: 'changed' }, { mandate: 'changed' }, { flow: 'notActive' }])(
    'returns to the review when an error belongs to no field: %o',
    async (errors) => {
      const { browser, review } = await toReview();
      server.use(refuseOrder(errors));
      const { page } = await browser.post(reviewPath, confirm(review));
      expect(page).toMatchObject({ kind: 'review', notPlaced: 'changed', isUnresolved: false });
    },
  );

  it('that cannot be priced anymore does not lead in a circle', async () => {
    const { browser } = await toReview();
    await browser.post('/fr/adhesion/adresse', { ...address, city: 'Lévis' });
    server.use(
      http.post(apiUrl + createQuote.path, () =>
        HttpResponse.json(
          { status: 'error', code: 'invalid_fields', errors: { flow: 'notActive' } },
          { status: 422 },
        ),
      ),
    );
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    onTestFinished(() => void vi.useRealTimers());
    expect(await browser.visit(reviewPath)).toMatchObject({ kind: 'unavailable' });
  });

  it('is repeated with the accepted versions of the texts after a deployment', async () => {
    const { browser, review } = await toReview();
    server.use(http.post(apiUrl + placeOrder.path, () => HttpResponse.error(), { once: true }));
    await browser.post(reviewPath, confirm(review));
    const { contract } = textVersions;
    textVersions.contract = 'a later version';
    onTestFinished(() => {
      textVersions.contract = contract;
    });
    await browser.post(reviewPath, confirm(review));
    const [first, second] = orders;
    expect(second).toEqual(first);
  });

  it.each([
    ['in the other language', '/en/registration/review', { ...accepted, englishChosen: 'true' }],
    ['from a link that begins with another type', '/fr/adhesion?type=PREM', registration],
  ])('is asked for with the same request %s', async (_where, path, form) => {
    const { browser, review } = await toReview();
    server.use(http.post(apiUrl + placeOrder.path, () => HttpResponse.error(), { once: true }));
    await browser.post(reviewPath, confirm(review));
    await browser.post(path, { ...form, quoteId: review.quote.id });
    const { page } = await browser.visit(reviewPath).then(() => browser.post(reviewPath, confirm(review)));
    expect(page).toMatchObject({ kind: 'attempt', attempt: { state: 'succeeded' } });
    const [first, second] = orders;
    expect(second).toEqual(first);
  });

  it('waits for the visitor when the price has changed, and shows the former one', async () => {
    const { browser, review } = await toReview();
    server.use(
      refuseOrder({ quoteId: 'changed' }),
      http.post(apiUrl + createQuote.path, () => {
        const { quote } = review;
        const priceData = { ...quote.priceData, totalYear: quote.priceData.totalYear + 100 };
        return HttpResponse.json({ quote: { ...quote, id: 'quote-dearer', priceData } });
      }),
    );
    const { page } = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({
      kind: 'review',
      quote: { id: 'quote-dearer' },
      before: { id: review.quote.id },
    });
    // The first press was for the old price.
    expect((await browser.post(reviewPath, confirm(review))).page).toMatchObject({ kind: 'review' });
    expect(orders).toHaveLength(1);
  });

  it('has the same price after midnight, when only the days of its quote differ', async () => {
    const { browser, review } = await toReview();
    const nextDay = (day: string) => new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);
    const { period, payments } = review.quote;
    const tomorrows = {
      ...review.quote,
      id: 'quote-tomorrow',
      period: { from: nextDay(period.from), to: nextDay(period.to) },
      payments: payments.map(({ dueOn, amount }) => ({ dueOn: nextDay(dueOn), amount })),
    };
    server.use(
      refuseOrder({ quoteId: 'expired' }),
      http.post(apiUrl + createQuote.path, () => HttpResponse.json({ quote: tomorrows })),
    );
    const { page } = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({ kind: 'review', quote: { id: 'quote-tomorrow' }, notPlaced: 'expired' });
    expect(page?.kind === 'review' && page.before).toBeUndefined();
  });

  it('shows a new quote when the API says that the first has expired, and is placed for that', async () => {
    const { browser, review } = await toReview();
    server.use(refuseOrder({ quoteId: 'expired' }));
    const { page } = await browser.post(reviewPath, confirm(review));
    if (page?.kind !== 'review') throw new Error('The review is not shown again');
    expect(page.quote.id).not.toBe(review.quote.id);
    expect(page.before).toBeUndefined();
    expect((await browser.post(reviewPath, confirm(page))).page).toMatchObject({ kind: 'attempt' });
    expect(orders.map(({ body }) => body.quoteId)).toEqual([review.quote.id, page.quote.id]);
  });

  it('shows another quote when the visitor comes back shortly before the first one expires', async () => {
    const { browser, review } = await toReview();
    vi.setSystemTime(Date.parse(review.quote.expiresAt) - 60_000);
    onTestFinished(() => void vi.useRealTimers());
    const page = await browser.visit(reviewPath);
    expect(page.kind === 'review' && page.quote.id).not.toBe(review.quote.id);
  });

  it('is placed when the clock of the site is a day fast: the API says when a quote expires', async () => {
    const { browser, review } = await toReview();
    vi.setSystemTime(Date.parse(review.quote.expiresAt) + 24 * 3_600_000);
    onTestFinished(() => void vi.useRealTimers());
    const { page } = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({ kind: 'attempt', attempt: { state: 'succeeded' } });
    expect(orders).toHaveLength(1);
  });

  it('says at its field that another order used up the code meanwhile', async () => {
    const { browser } = await toReview();
    const usedUp = http.post(apiUrl + createQuote.path, async ({ request }) => {
      const { promoCode } = (await request.clone().json()) as { promoCode?: string };
      const answer = { status: 'error', code: 'invalid_fields', errors: { promoCode: 'used' } };
      return promoCode ? HttpResponse.json(answer, { status: 422 }) : undefined;
    });
    const { page: review } = await browser.post('/fr/adhesion/paiement', {
      ...payment,
      promoCode: 'bienvenue',
    });
    if (review?.kind !== 'review') throw new Error('The review was not reached');
    expect(review.quote.promoCode).toBe('BIENVENUE');
    server.use(refuseOrder({ quoteId: 'changed' }), usedUp);
    const { page } = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({ kind: 'step', step: 'payment', errors: { promoCode: 'used' } });
    expect(orders).toHaveLength(1);
    // Without the code, the order is placed.
    const again = (await browser.post('/fr/adhesion/paiement', { ...payment, promoCode: '' })).page;
    if (again?.kind !== 'review') throw new Error('The review was not reached again');
    expect((await browser.post(reviewPath, confirm(again))).page).toMatchObject({
      attempt: { state: 'succeeded' },
    });
  });

  it('leads back to the field that the API refuses', async () => {
    const { browser, review } = await toReview();
    server.use(refuseOrder({ 'details.registration.email': 'invalid' }));
    const { page } = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({ kind: 'step', step: 'registration', errors: { email: 'invalid' } });
  });
});

describe('a payment', () => {
  it('that is declined leads to the payment step, and another card makes another order', async () => {
    const { browser, review } = await toReview({}, { ...mockCard, lastFour: '9995' });
    const { page } = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({
      kind: 'step',
      step: 'payment',
      declined: 'insufficientFunds',
      reference: undefined,
    });
    const again = (await browser.post('/fr/adhesion/paiement', payment)).page;
    if (again?.kind !== 'review') throw new Error('The review was not reached');
    expect((await browser.post(reviewPath, confirm(again))).page).toMatchObject({
      attempt: { state: 'succeeded' },
    });
    expect(new Set(orders.map(({ key }) => key)).size).toBe(2);
  });

  it('that the bank wants to check goes there once, and ends on the way back', async () => {
    const { browser, review } = await toReview({}, { ...mockCard, lastFour: '3184' });
    await browser.post(reviewPath, confirm(review));
    expect(browser.lastRedirect).toBe('/fr/adhesion/revision?attempt=attempt-1&challenge=1');
    expect(await browser.visit('/fr/adhesion/revision?attempt=attempt-1')).toMatchObject({
      attempt: { state: 'succeeded' },
      goesOn: false,
    });
    expect([...browser.cookies.keys()]).toEqual(['placed-register']);
  });

  it('that the bank refuses leads to the payment step with what was typed', async () => {
    const { browser, review } = await toReview({}, { ...mockCard, lastFour: '3178' });
    const { page } = await browser.post(reviewPath, confirm(review));
    expect(page).toMatchObject({ kind: 'step', step: 'payment', declined: 'insufficientFunds' });
    expect(await browser.visit('/fr/adhesion')).toMatchObject({ answers: { firstName: 'Zoé' } });
  });
});

it.each([
  [0, 'processingError'],
  [15 * 60_000, 'detailsExpired'],
])('a payment that fails %i ms after the card was entered says why: %s', async (after, declined) => {
  const { browser, review } = await toReview();
  const attempt = { attemptId: 'attempt-late', state: 'declined', reason: 'processingError' };
  server.use(http.post(apiUrl + placeOrder.path, () => HttpResponse.json({ attempt })));
  vi.setSystemTime(Date.now() + after);
  onTestFinished(() => void vi.useRealTimers());
  const { page } = await browser.post(reviewPath, confirm(review));
  expect(page).toMatchObject({ kind: 'step', step: 'payment', declined, reference: undefined });
});

it('a card number in a post is never stored', async () => {
  const bodies: string[] = [];
  server.events.on('request:start', async ({ request }) => bodies.push(await request.clone().text()));
  const { browser } = await toReview();
  await browser.post('/fr/adhesion/paiement', {
    ...payment,
    cardNumber: '4242424242424242',
    payment: JSON.stringify({ ...mockCard, cardNumber: '4242424242424242' }),
  });
  expect(bodies.length).toBeGreaterThan(4);
  expect(bodies.join()).not.toContain('4242424242424242');
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
    const sent: string[] = [];
    server.events.on('request:start', async ({ request }) => {
      sent.push(request.url + (await request.clone().text()));
    });
    const { refused } = await browser.post(path, { ...form, [name]: '4242 4242 4242 4242' });
    expect(refused?.posted?.errors).toMatchObject({ [name]: 'cardNumber' });
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
  server.use(http.put(apiUrl + saveCheckout.path, () => HttpResponse.error()));
  const { refused } = await browser.post('/fr/adhesion', { ...registration, firstName: 'Ève' });
  expect(refused).toMatchObject({ isAway: true, posted: { values: { firstName: 'Ève' } } });
});

describe('a page for members', () => {
  it.each(['/fr/modifier-mon-adhesion', '/en/renewal/payment', '/fr/renouvellement/paiement?promo=ROUTE25'])(
    'says so to a visitor who opens %s, and how to sign in and come back to it',
    async (path) => {
      expect(await openBrowser().visit(path)).toMatchObject({
        kind: 'membersOnly',
        signInPath: expect.stringContaining(`?r=${encodeURIComponent(path)}`),
      });
    },
  );
});
