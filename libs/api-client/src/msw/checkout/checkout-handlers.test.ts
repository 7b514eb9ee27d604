import { beforeEach, describe, expect, it } from 'vitest';
import { mockServer } from '../../../../../tools/vite/mock-server.ts';
import {
  call,
  checkOrderAttempt,
  createCheckout,
  createCheckoutPage,
  getCheckout,
  getGift,
  getOrderAttempt,
  isCallError,
  placeCheckout,
  previewQuote,
  saveCheckout,
} from '../../client/index.ts';
import {
  type CheckoutOrder,
  type CheckoutRequest,
  orderAnswer,
  type PaymentReference,
  type QuoteRequest,
  quoteAnswer,
} from '../../contract/index.ts';
import { checkoutCases } from '../../contract-suite/index.ts';
import { createCheckoutHandlers } from './checkout-handlers.ts';
import { mockCard } from './mock-orders.ts';

const baseUrl = 'http://api.test';
const api = { baseUrl };
const server = mockServer();
beforeEach(() => server.use(...createCheckoutHandlers({ baseUrl })));

const request: QuoteRequest = {
  flow: 'register',
  codeOptionAdhesion: 'PLUS',
  termSelected: 'annual',
  indOptionVR: true,
  additionalMembers: [{ indOptionVR: false }],
};

async function quoteOf(changes: Partial<QuoteRequest> = {}) {
  const answer = await call(previewQuote, { body: { ...request, ...changes } }, api);
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
  it('cap the club dollars of a member', async () => {
    const quote = await quoteOf({ flow: 'renewal', montantDollarsCAAUtilise: 99_999 });
    expect(quote.priceData.montantDollarsCAAUtilise).toBe(4_250);
    expect(quote.lines.at(-1)).toEqual({ kind: 'clubDollars', amount: -4_250 });
  });
});

describe('a mock checkout', () => {
  const data = {
    step1: { membership: { codeOptionAdhesion: 'PLUS' }, indOptionVR: true },
    step2: { additionalMembers: [{ indOptionVR: false }], addedMembers: [{ indOptionVR: false }] },
  };
  const checkout = { flow: 'register', locale: 'fr', data, progress: {} } as const;
  const order = { locale: 'fr', returnPath: '/fr', contract: { version: '1', locale: 'fr' } } as const;

  async function keep(body: CheckoutRequest) {
    const answer = await call(createCheckout, { body }, api);
    if (isCallError(answer)) throw new Error(JSON.stringify(answer.errors));
    return answer;
  }
  const read = (checkoutId: string) => call(getCheckout, { params: { checkoutId } }, api);
  const place = (checkoutId: string, body: CheckoutOrder) =>
    call(placeCheckout, { params: { checkoutId }, body }, api);

  it('is paid with the card or account of the gateway’s page, which needs the mandate', async () => {
    const returnPath = '/fr/adhesion/revision';
    const { id, quote } = await keep(checkout);
    const page = await call(
      createCheckoutPage,
      { params: { checkoutId: id }, body: { method: 'bank', locale: 'fr', returnPath } },
      api,
    );
    if (isCallError(page)) throw new Error(page.code);
    const back = new URL(new URL(page.url).searchParams.get('back') ?? '', baseUrl);
    const entered = back.searchParams.get('entered') ?? '';
    expect(await read(id)).not.toHaveProperty('checkout.payment');
    const byBank = { ...checkout, data: { ...data, stepPayment: { paymentSelected: 'bank' } } };
    await call(saveCheckout, { params: { checkoutId: id }, body: byBank }, api);
    expect(await read(id)).toMatchObject({ checkout: { payment: { lastFour: '6789' } } });
    const seen = { ...order, quoteId: quote?.id ?? '', entered };
    const guessed = { ...seen, entered: 'guessed-secret-of-page' };
    expect(await place(id, guessed)).toMatchObject({ errors: { payment: 'required' } });
    expect(await place(id, seen)).toMatchObject({ errors: { mandate: 'required' } });
    expect(await read(id)).toMatchObject({ checkout: { notPlaced: 'changed' } });
    const answer = await place(id, { ...seen, mandate: order.contract });
    expect(answer).toMatchObject({ attempt: { state: 'processing' } });
  });

  it.each([
    ['4242', 'succeeded', 'succeeded', { placed: expect.any(String) }],
    ['0002', 'declined', 'declined', { declined: 'declined' }],
    ['3184', 'challenge', 'succeeded', { placed: expect.any(String) }],
    ['3178', 'challenge', 'declined', { declined: 'insufficientFunds' }],
    ['0341', 'unknown', 'succeeded', { placed: expect.any(String) }],
  ])('with a card that ends with %s is %s, and %s by the check of its attempt', async (lastFour, ...ends) => {
    const [state, later, settled] = ends;
    const { id, quote } = await keep({ ...checkout, payment: { ...mockCard, lastFour } as PaymentReference });
    const { attempt } = orderAnswer.parse(await place(id, { ...order, quoteId: quote?.id ?? '' }));
    expect(attempt.state).toBe(state);
    const { attemptId } = attempt;
    expect(await call(getOrderAttempt, { params: { attemptId } }, api)).toEqual({ attempt });
    expect(await call(checkOrderAttempt, { params: { attemptId } }, api)).toMatchObject({
      attempt: { state: later },
    });
    const kept = await read(id);
    expect(kept).toMatchObject({ checkout: settled });
    expect(kept).not.toHaveProperty('checkout.order');
  });

  it('of a member has a price and an order with a session only', async () => {
    const renewal = { ...checkout, flow: 'renewal', payment: mockCard } as const;
    const { id, quote } = await keep(renewal);
    expect(quote?.flow).toBe('renewal');
    server.use(...createCheckoutHandlers({ baseUrl, isSignedIn: false }));
    const signedOut = await keep(renewal);
    expect(signedOut).not.toHaveProperty('quote');
    const seen = { ...order, quoteId: quote?.id ?? '' };
    expect(await place(signedOut.id, seen)).toMatchObject({ code: 'unauthenticated' });
    expect(await call(previewQuote, { body: { ...request, flow: 'renewal' } }, api)).toMatchObject({
      httpStatus: 401,
    });
    expect(await place(id, seen)).toMatchObject({ code: 'not_found' });
  });
});

it('no token but its own opens the gift', async () => {
  expect(await call(getGift, { params: { token: 'other' } }, api)).toMatchObject({ code: 'not_found' });
});
