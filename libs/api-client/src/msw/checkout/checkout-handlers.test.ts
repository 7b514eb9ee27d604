import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptGift,
  checkOrderAttempt,
  createCheckout,
  createHostedPage,
  createQuote,
  deleteCheckout,
  getCheckout,
  getGift,
  getHostedPage,
  getOrderAttempt,
  getPaymentSettings,
  isCallError,
  mailResumeLink,
  placeOrder,
  resumeCheckout,
  saveCheckout,
} from '../../client/index.ts';
import {
  giftAnswer,
  type OrderRequest,
  orderAnswer,
  type PaymentReference,
  paymentSettings,
  type QuoteRequest,
  quoteAnswer,
} from '../../contract/index.ts';
import { checkoutCases } from '../../contract-suite/index.ts';
import { createCheckoutHandlers } from './checkout-handlers.ts';
import { mockCard, mockGiftToken } from './mock-orders.ts';
import { mockResumeToken } from './saved-checkout-handlers.ts';

const baseUrl = 'http://api.test';
const api = { baseUrl };
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => server.use(...createCheckoutHandlers({ baseUrl })));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const request: QuoteRequest = {
  flow: 'register',
  codeOptionAdhesion: 'PLUS',
  termSelected: 'annual',
  indOptionVR: true,
  additionalMembers: [{ indOptionVR: false }],
};

async function quoteOf(changes: Partial<QuoteRequest> = {}) {
  const answer = await createQuote({ ...request, ...changes }, api);
  if (isCallError(answer)) throw new Error(JSON.stringify(answer.errors));
  return quoteAnswer.parse(answer).quote;
}

describe('the handlers follow the contract of unfinished checkouts', () => {
  const cards = {
    accepted: mockCard,
    declined: { ...mockCard, lastFour: '9995' },
    challenged: { ...mockCard, lastFour: '3184' },
  };
  const contract = { version: '1', locale: 'fr' } as const;
  it.each(checkoutCases)('$title', ({ run }) => run({ baseUrl, cards, contract }));
});

describe('the mock prices', () => {
  it('add up, with the taxes rounded once', async () => {
    const { lines, priceData } = await quoteOf();
    expect(lines.map(({ amount }) => amount)).toEqual([16_800, 3_000, 6_000]);
    expect(priceData).toMatchObject({ subTotal: 25_800, gst: 1_290, qst: 2_574, totalYear: 29_664 });
  });

  it('divide into twelve payments, with the rest on the first', async () => {
    const { payments, priceData } = await quoteOf({ termSelected: 'monthly', promoCode: 'route25' });
    expect(payments).toHaveLength(12);
    expect(payments.reduce((total, { amount }) => total + amount, 0)).toBe(priceData.totalYear);
    expect(new Set(payments.slice(1).map(({ amount }) => amount))).toEqual(new Set([priceData.totalMonth]));
  });

  it.each([
    [{ promoCode: 'ETE2025' }, { promoCode: 'expired' }],
    [{ promoCode: 'RIEN' }, { promoCode: 'unknown' }],
    [{ noMembreRecommande: '42' }, { noMembreRecommande: 'unknown' }],
    [{ codeOptionAdhesion: 'NONE' }, { codeOptionAdhesion: 'unknown' }],
  ])('refuse %j', async (changes, errors) => {
    expect(await createQuote({ ...request, ...changes }, api)).toMatchObject({ errors, httpStatus: 422 });
  });

  it('cap the club dollars of a member', async () => {
    const quote = await quoteOf({ flow: 'renewal', montantDollarsCAAUtilise: 99_999 });
    expect(quote.priceData.montantDollarsCAAUtilise).toBe(4_250);
    expect(quote.lines.at(-1)).toEqual({ kind: 'clubDollars', amount: -4_250 });
  });
});

async function order(lastFour: string, key: string, changes: Partial<OrderRequest> = {}) {
  const payment = { ...mockCard, lastFour } as PaymentReference;
  const { id } = await quoteOf();
  const body: OrderRequest = {
    quoteId: id,
    locale: 'fr',
    returnPath: '/fr/adhesion/revision',
    details: {},
    payment,
    renewalSelected: true,
    contract: { version: '1', locale: 'fr' },
    ...changes,
  };
  return placeOrder(body, { ...api, idempotencyKey: key.padEnd(20, '0') });
}

async function attemptOf(...args: Parameters<typeof order>) {
  const answer = await order(...args);
  if (isCallError(answer)) throw new Error(JSON.stringify(answer.errors));
  return orderAnswer.parse(answer).attempt;
}

describe('a mock order', () => {
  it.each([
    ['4242', 'succeeded', 'succeeded'],
    ['0002', 'declined', 'declined'],
    ['3184', 'challenge', 'succeeded'],
    ['3178', 'challenge', 'declined'],
    ['0341', 'unknown', 'succeeded'],
  ])('with a card that ends with %s is %s, and then %s', async (lastFour, state, later) => {
    const attempt = await attemptOf(lastFour, lastFour);
    expect(attempt.state).toBe(state);
    const stored = await getOrderAttempt(attempt.attemptId, api);
    expect(isCallError(stored) || stored.attempt.state).toBe(state);
    const answer = await checkOrderAttempt(attempt.attemptId, api);
    expect(isCallError(answer) || answer.attempt.state).toBe(later);
  });

  it('is placed once for a key', async () => {
    const [first, second] = [await attemptOf('4242', 'same'), await attemptOf('4242', 'same')];
    expect(second).toEqual(first);
  });

  it.each([
    [{ quoteId: 'none' }, { quoteId: 'expired' }],
    [{ payment: undefined }, { payment: 'required' }],
    [
      { payment: { method: 'bank', token: 'tok_12345678', bankName: 'Banque', lastFour: '6789' } },
      { mandate: 'required' },
    ],
  ] as const)('is refused with %j', async (changes, errors) => {
    expect(await order('4242', 'refused', changes)).toMatchObject({ errors });
  });

  it('needs an idempotency key', async () => {
    const { id } = await quoteOf();
    const answer = await placeOrder(
      {
        quoteId: id,
        locale: 'fr',
        returnPath: '/fr/adhesion/revision',
        details: {},
        renewalSelected: true,
        contract: { version: '1', locale: 'fr' },
      },
      { ...api, idempotencyKey: 'x' },
    );
    expect(answer).toMatchObject({ code: 'invalid_idempotency_key' });
  });
});

it('answers what a page needs of the gateway', async () => {
  expect(paymentSettings.parse(await getPaymentSettings(api)).gateway).toBe('sandbox');
  const page = await createHostedPage(
    { method: 'card', locale: 'fr', returnPath: '/fr/adhesion/revision' },
    api,
  );
  expect(await getHostedPage(isCallError(page) ? '' : page.id, api)).toEqual({
    state: 'complete',
    payment: mockCard,
  });
});

it('a gift is accepted by its link', async () => {
  expect(giftAnswer.parse(await getGift(mockGiftToken, api)).gift.state).toBe('waiting');
  expect(await acceptGift(mockGiftToken, api)).toMatchObject({ memberNumber: '1000000909' });
  expect(giftAnswer.parse(await getGift(mockGiftToken, api)).gift.state).toBe('accepted');
  expect(await getGift('other', api)).toMatchObject({ code: 'not_found' });
});

it('an unfinished checkout is kept, and continued from a mailed link', async () => {
  const checkout = { flow: 'register', locale: 'fr', data: { step1: {} }, progress: {} } as const;
  const saved = await createCheckout(checkout, api);
  const id = isCallError(saved) ? '' : saved.id;
  expect(await saveCheckout(id, { ...checkout, locale: 'en' }, api)).toEqual({ id });
  expect(await mailResumeLink(id, { email: 'zoe@example.org', locale: 'fr' }, api)).toEqual({
    status: 'success',
  });
  expect(await resumeCheckout(mockResumeToken, api)).toMatchObject({ id, checkout: { locale: 'en' } });
  expect(await resumeCheckout('old', api)).toMatchObject({ errors: { token: 'expired' } });
  // Its link was mailed.
  await deleteCheckout(id, api);
  expect(await getCheckout(id, api)).toMatchObject({ checkout: { locale: 'en' } });
});
