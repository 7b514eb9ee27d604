import type { OrderRequest, PaymentReference, QuoteRequest } from '@jalon/api-client/contract';
import { createCheckoutHandlers, mockCard } from '@jalon/api-client/msw';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CheckoutPaymentOptions, createCheckoutPayment, type OrderToPay } from './checkout-payment.ts';

const baseUrl = 'http://api.test';
const orders: { key: string | null; body: OrderRequest }[] = [];
const checks: string[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  orders.length = 0;
  checks.length = 0;
  server.use(...createCheckoutHandlers({ baseUrl }));
  server.use(
    http.post(`${baseUrl}/api/orders`, async ({ request }) => {
      const body = (await request.clone().json()) as OrderRequest;
      orders.push({ key: request.headers.get('idempotency-key'), body });
    }),
    http.post(
      `${baseUrl}/api/orders/attempts/:id/check`,
      ({ params }) => void checks.push(String(params.id)),
    ),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const request: QuoteRequest = {
  flow: 'register',
  codeOptionAdhesion: 'PLUS',
  termSelected: 'annual',
  indOptionVR: false,
  additionalMembers: [],
};
const order: OrderToPay = {
  locale: 'fr',
  returnPath: '/fr/revision',
  details: {},
  renewalSelected: true,
  contract: { version: '1', locale: 'fr' },
};
const card = (lastFour: string) => ({ ...mockCard, lastFour }) as PaymentReference;

function begin(options: CheckoutPaymentOptions = {}) {
  const remember = vi.fn();
  const payment = createCheckoutPayment({
    api: { baseUrl },
    wait: async () => undefined,
    remember,
    ...options,
  });
  return { ...payment, remember, status: () => payment.store.getState().status };
}

async function beginReady(options?: CheckoutPaymentOptions) {
  const payment = begin(options);
  await payment.quote(request);
  expect(payment.status()).toBe('ready');
  return payment;
}

it('three presses send one order', async () => {
  const { pay, status } = await beginReady();
  await Promise.all([1, 2, 3].map(() => pay({ order, payment: mockCard })));
  expect(status()).toBe('succeeded');
  expect(orders).toHaveLength(1);
});

it('three presses ask the gateway’s fields once, and send their token', async () => {
  const tokenise = vi.fn(async () => ({ status: 'tokenised', payment: card('4444') }) as const);
  const { pay } = await beginReady();
  await Promise.all([1, 2, 3].map(() => pay({ order, tokenise })));
  expect(tokenise).toHaveBeenCalledOnce();
  expect(orders.map(({ body }) => body.payment?.lastFour)).toEqual(['4444']);
});

it.each([
  ['invalid', 'paymentInvalid'],
  ['failed', 'paymentFailed'],
] as const)('fields that are %s send nothing, and can be corrected', async (status, generic) => {
  const payment = await beginReady();
  await payment.pay({ order, tokenise: async () => ({ status }) });
  expect(orders).toEqual([]);
  expect(payment.store.getState()).toMatchObject({ status: 'ready', errors: { generic } });
  await payment.pay({ order, tokenise: async () => ({ status: 'tokenised', payment: mockCard }) });
  expect(payment.status()).toBe('succeeded');
});

it.each([
  ['0002', 'declined'],
  ['9995', 'insufficientFunds'],
  ['0069', 'expiredCard'],
  ['0127', 'incorrectSecurityCode'],
])(
  'the card …%s is declined with its reason, and another card is another order',
  async (lastFour, reason) => {
    const { pay, store } = await beginReady();
    await pay({ order, payment: card(lastFour) });
    expect(store.getState()).toMatchObject({ status: 'declined', reason });
    await pay({ order, payment: mockCard });
    expect(store.getState().status).toBe('succeeded');
    expect(new Set(orders.map(({ key }) => key)).size).toBe(2);
  },
);

it('an unknown outcome is asked for by the attempt’s id, and nothing is sent again', async () => {
  const { pay, status, remember } = await beginReady();
  await pay({ order, payment: card('0341') });
  expect(status()).toBe('succeeded');
  expect(orders).toHaveLength(1);
  expect(checks).toEqual(['attempt-1']);
  expect(remember.mock.lastCall).toEqual([undefined]);
});

it('an answer that was lost is asked for again with the same key and the same body', async () => {
  let answered = 0;
  server.use(
    http.post(`${baseUrl}/api/orders`, async ({ request }) => {
      const body = (await request.clone().json()) as OrderRequest;
      orders.push({ key: request.headers.get('idempotency-key'), body });
      answered += 1;
      return answered === 1 ? HttpResponse.error() : undefined;
    }),
  );
  const { pay, status, remember } = await beginReady();
  await pay({ order, payment: mockCard });
  expect(status()).toBe('succeeded');
  const [first, again] = orders;
  expect(again).toEqual(first);
  const kept = { idempotencyKey: first?.key, quoteId: first?.body.quoteId };
  expect(remember).toHaveBeenNthCalledWith(1, kept);
});

it('stops asking after a while, and asks again when the visitor wants to', async () => {
  let isAway = true;
  server.use(http.post(`${baseUrl}/api/orders`, () => (isAway ? HttpResponse.error() : undefined)));
  const { pay, status, checkAgain } = await beginReady();
  await pay({ order, payment: mockCard });
  expect(status()).toBe('unknown');
  isAway = false;
  await checkAgain();
  expect(status()).toBe('succeeded');
});

it('a challenge is waited for without a question, and the page that comes back asks by the attempt’s id', async () => {
  const { pay, store } = await beginReady();
  await pay({ order, payment: card('3184') });
  expect(store.getState()).toMatchObject({ status: 'challenge', attemptId: 'attempt-1' });
  expect(checks).toEqual([]);
  const next = begin();
  await next.resume({ attemptId: 'attempt-1' });
  expect(next.status()).toBe('succeeded');
  expect(orders).toHaveLength(1);
});

it('a page that was reloaded before the answer sends the same order under the same key', async () => {
  const first = await beginReady();
  await first.pay({ order, payment: mockCard });
  const [sent] = orders;
  const next = begin();
  await next.resume(
    { idempotencyKey: sent?.key ?? '', quoteId: sent?.body.quoteId ?? '' },
    { ...order, payment: mockCard },
  );
  expect(next.status()).toBe('succeeded');
  expect(orders[1]).toEqual(sent);
});

it('an order whose key the API knows with other content is not forgotten: it may be paid', async () => {
  const begun = begin();
  server.use(
    http.post(`${baseUrl}/api/orders`, () =>
      HttpResponse.json(
        { status: 'error', code: 'invalid_idempotency_key', errors: { generic: 'tryAgainLater' } },
        { status: 400 },
      ),
    ),
  );
  await begun.resume({ idempotencyKey: 'abcdefghijklmnop', quoteId: 'quote-1' }, { ...order, locale: 'en' });
  expect(begun.status()).toBe('unknown');
  expect(begun.remember).not.toHaveBeenCalled();
});

describe('a price that changed meanwhile', () => {
  it('stops the payment, and the difference is shown', async () => {
    const { pay, store } = await beginReady();
    server.use(
      http.post(`${baseUrl}/api/orders`, () =>
        HttpResponse.json(
          { status: 'error', code: 'invalid_fields', errors: { quoteId: 'changed' } },
          { status: 422 },
        ),
      ),
      ...createCheckoutHandlers({
        baseUrl,
        prices: [{ codeOptionAdhesion: 'PLUS', price: { yearly_price: 17_000 } }],
      }).slice(0, 1),
    );
    await pay({ order, payment: mockCard });
    const state = store.getState();
    expect(state).toMatchObject({
      status: 'ready',
      quote: { priceData: { subTotal: 17_000 } },
      before: { priceData: { subTotal: 16_800 } },
    });
  });
});

it('an error at a field is given back, and nothing is remembered as sent', async () => {
  const { pay, store, remember } = await beginReady();
  server.use(
    http.post(`${baseUrl}/api/orders`, () =>
      HttpResponse.json(
        { status: 'error', code: 'invalid_fields', errors: { 'details.registration.email': 'invalidEmail' } },
        { status: 422 },
      ),
    ),
  );
  await pay({ order, payment: mockCard });
  expect(store.getState()).toMatchObject({ errors: { 'details.registration.email': 'invalidEmail' } });
  expect(remember.mock.lastCall).toEqual([undefined]);
});

it('a bank debit that is processed is an outcome', async () => {
  const { pay, status } = await beginReady();
  const bank = { method: 'bank', token: 'tok_12345678', bankName: 'Caisse', lastFour: '6789' } as const;
  await pay({ order: { ...order, mandate: { version: '1', locale: 'fr' } }, payment: bank });
  expect(status()).toBe('processing');
});

it('shows an error of the quote at its field', async () => {
  const { quote, store } = begin();
  await quote({ ...request, promoCode: 'ETE2025' });
  expect(store.getState()).toEqual({ status: 'idle', errors: { promoCode: 'expired' } });
});
