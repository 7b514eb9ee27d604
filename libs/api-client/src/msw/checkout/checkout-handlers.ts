import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  acceptGift,
  type CheckoutDone,
  createCheckout,
  createHostedPage,
  createQuote,
  type DeclineReason,
  deleteCheckout,
  type GiftAccepted,
  type GiftAnswer,
  getCheckout,
  getGift,
  getHostedPage,
  getOrderAttempt,
  getPaymentSettings,
  type HostedPageCreated,
  type HostedPageResult,
  hostedPageRequest,
  idempotencyKey,
  idempotencyKeyHeader,
  mailResumeLink,
  type OrderAnswer,
  type OrderAttempt,
  orderRequest,
  type PaymentReference,
  type PaymentSettings,
  placeOrder,
  type Quote,
  quoteRequest,
  type Receipt,
  resumeCheckout,
  resumeLinkRequest,
  resumeRequest,
  type SavedCheckout,
  saveCheckout,
  savedCheckout,
} from '../../contract/index.ts';
import { mockMembers } from '../members/mock-members.ts';
import { mockPrices } from '../price-handlers.ts';
import { readFields } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { type MockPricing, mockQuote } from './mock-quote.ts';

export interface MockCheckoutOptions extends Partial<MockPricing> {
  /** The payment settings. Default: the sandbox on `http://localhost:3002`, both methods. */
  readonly paymentSettings?: PaymentSettings;
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
  /** The signed-in member, for the flows of members. Default: a member. */
  readonly isSignedIn?: boolean;
}

/** The outcome of cards and accounts by their last four digits, as in the sandbox gateway. */
export const mockOutcomes: Readonly<Record<string, Pick<OrderAttempt, 'state' | 'reason'>>> = {
  '0002': { state: 'declined', reason: 'declined' },
  '9995': { state: 'declined', reason: 'insufficientFunds' },
  '0069': { state: 'declined', reason: 'expiredCard' },
  '0127': { state: 'declined', reason: 'incorrectSecurityCode' },
  '3178': { state: 'challenge' },
  '3184': { state: 'challenge' },
  '0341': { state: 'unknown' },
};

/** The token of a gift’s link that always works. */
export const mockGiftToken = 'mock-gift-token';
/** The token of a mailed link that always works once a checkout was kept. */
export const mockResumeToken = 'mock-resume-token';

const sandbox: PaymentSettings = {
  gateway: 'sandbox',
  methods: ['card', 'bank'],
  origin: 'http://localhost:3002',
};

interface PlacedOrder {
  readonly attempt: OrderAttempt;
  /** The answer when the attempt is asked for again. */
  readonly ending: OrderAttempt;
}

/** Handlers that quote, take orders and keep unfinished checkouts like the API, in memory. */
export function createCheckoutHandlers({
  baseUrl = '*',
  paymentSettings = sandbox,
  isSignedIn = true,
  ...given
}: MockCheckoutOptions = {}): HttpHandler[] {
  const pricing: MockPricing = {
    prices: mockPrices,
    vrOption: 3_000,
    additionalMember: 6_000,
    promoCodes: {
      BIENVENUE: { percent: 10 },
      ROUTE25: { amount: 2_500 },
      ETE2025: { error: 'expired' },
      UNEFOIS: { percent: 50 },
    },
    referringMembers: mockMembers.map(({ memberNumber }) => memberNumber),
    clubDollars: 4_250,
    ...given,
  };
  const quotes = new Map<string, Quote>();
  const byKey = new Map<string, PlacedOrder>();
  const attempts = new Map<string, PlacedOrder>();
  const checkouts = new Map<string, SavedCheckout>();
  let giftState: 'waiting' | 'accepted' = 'waiting';

  return [
    http.post(baseUrl + createQuote.path, async ({ request }) => {
      const { fields, refusal } = await readFields(quoteRequest, request);
      if (refusal) return refuse(refusal);
      const isOfMember = fields.flow === 'modify-my-membership' || fields.flow === 'renewal';
      if (isOfMember && !isSignedIn) return refuse({ code: 'unauthenticated' });
      const { quote, errors } = mockQuote(fields, `quote-${quotes.size + 1}`, pricing);
      if (errors) return refuse({ code: 'invalid_fields', errors });
      quotes.set(quote.id, quote);
      return HttpResponse.json({ quote });
    }),
    http.post(baseUrl + placeOrder.path, async ({ request }) => {
      const key = idempotencyKey.safeParse(request.headers.get(idempotencyKeyHeader));
      if (!key.success) return refuse({ code: 'invalid_idempotency_key' });
      const earlier = byKey.get(key.data);
      if (earlier) return answer(earlier.attempt);
      const { fields, refusal } = await readFields(orderRequest, request);
      if (refusal) return refuse(refusal);
      const quote = quotes.get(fields.quoteId);
      if (!quote) return refuse({ code: 'invalid_fields', errors: { quoteId: 'expired' } });
      const { payment } = fields;
      if (!payment && quote.payments.length > 0) {
        return refuse({ code: 'invalid_fields', errors: { payment: 'required' } });
      }
      if (payment?.method === 'bank' && !fields.mandate) {
        return refuse({ code: 'invalid_fields', errors: { mandate: 'required' } });
      }
      const order = place(quote, payment, `attempt-${attempts.size + 1}`);
      byKey.set(key.data, order);
      attempts.set(order.attempt.attemptId, order);
      return answer(order.attempt);
    }),
    http.get(baseUrl + getOrderAttempt.path, ({ params }) => {
      const order = attempts.get(String(params.attemptId));
      return order ? answer(order.ending) : refuse({ code: 'not_found' });
    }),
    http.get(baseUrl + getPaymentSettings.path, () => HttpResponse.json(paymentSettings)),
    http.post(baseUrl + createHostedPage.path, async ({ request }) => {
      const { fields, refusal } = await readFields(hostedPageRequest, request);
      if (refusal) return refuse(refusal);
      const url = `${paymentSettings.origin}/page?method=${fields.method}`;
      return HttpResponse.json({ id: 'hosted-page-1', url } satisfies HostedPageCreated);
    }),
    http.get(baseUrl + getHostedPage.path, ({ params }) =>
      params.pageId === 'hosted-page-1'
        ? HttpResponse.json({ state: 'complete', payment: mockCard } satisfies HostedPageResult)
        : refuse({ code: 'not_found' }),
    ),
    http.get(baseUrl + getGift.path, ({ params }) => {
      if (params.token !== mockGiftToken) return refuse({ code: 'not_found' });
      const gift = {
        giverName: 'Ève Tremblay',
        recipientFirstName: 'Zoé',
        codeOptionAdhesion: 'PLUS',
        message: 'Bonne route, et bon anniversaire!',
        state: giftState,
      } as const;
      return HttpResponse.json({ gift } satisfies GiftAnswer);
    }),
    http.post(baseUrl + acceptGift.path, ({ params }) => {
      if (params.token !== mockGiftToken) return refuse({ code: 'not_found' });
      giftState = 'accepted';
      return HttpResponse.json({
        memberNumber: '1000000909',
        from: '2026-11-23',
        to: '2027-11-22',
      } satisfies GiftAccepted);
    }),
    http.post(baseUrl + createCheckout.path, async ({ request }) => {
      const { fields, refusal } = await readFields(savedCheckout, request);
      if (refusal) return refuse(refusal);
      if (holdsNumbers(fields.data)) return refuse({ code: 'invalid_fields', errors: { data: 'forbidden' } });
      const id = crypto.randomUUID();
      checkouts.set(id, fields);
      return HttpResponse.json({ id });
    }),
    http.put(baseUrl + saveCheckout.path, async ({ request, params }) => {
      const { fields, refusal } = await readFields(savedCheckout, request);
      if (refusal) return refuse(refusal);
      if (holdsNumbers(fields.data)) return refuse({ code: 'invalid_fields', errors: { data: 'forbidden' } });
      const id = String(params.checkoutId);
      if (!checkouts.has(id)) return refuse({ code: 'not_found' });
      checkouts.set(id, fields);
      return HttpResponse.json({ id });
    }),
    http.get(baseUrl + getCheckout.path, ({ params }) => {
      const checkout = checkouts.get(String(params.checkoutId));
      return checkout ? HttpResponse.json({ checkout }) : refuse({ code: 'not_found' });
    }),
    http.delete(baseUrl + deleteCheckout.path, ({ params }) => {
      checkouts.delete(String(params.checkoutId));
      return HttpResponse.json({ status: 'success' } satisfies CheckoutDone);
    }),
    http.post(baseUrl + mailResumeLink.path, async ({ request }) => {
      const { fields, refusal } = await readFields(resumeLinkRequest, request);
      if (refusal) return refuse(refusal);
      // The same answer for an unknown checkout, as in the API.
      if (/^[^@\s,;]+@[^@\s,;]+\.[^@\s,;]+$/.test(fields.email.trim())) {
        return HttpResponse.json({ status: 'success' } satisfies CheckoutDone);
      }
      return refuse({ code: 'invalid_fields', errors: { email: 'invalid' } });
    }),
    http.post(baseUrl + resumeCheckout.path, async ({ request }) => {
      const { fields, refusal } = await readFields(resumeRequest, request);
      if (refusal) return refuse(refusal);
      const [entry] = checkouts;
      if (fields.token !== mockResumeToken || !entry) {
        return refuse({ code: 'invalid_fields', errors: { token: 'expired' } });
      }
      return HttpResponse.json({ id: entry[0], checkout: entry[1] });
    }),
  ];

  function answer(attempt: OrderAttempt): Response {
    return HttpResponse.json({ attempt } satisfies OrderAnswer);
  }
}

/** The reference of a card that is accepted. */
export const mockCard: PaymentReference = {
  method: 'card',
  token: 'tok_mock_card_4242',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
};

function place(quote: Quote, payment: PaymentReference | undefined, attemptId: string): PlacedOrder {
  const receipt: Receipt = {
    orderNumber: '2611-0001',
    placedAt: new Date().toISOString(),
    quote,
    priceData: quote.priceData,
    ...(quote.flow === 'gift-a-membership'
      ? { giftPath: `/fr/cadeau/${mockGiftToken}` }
      : { memberNumber: '1000000909' }),
    ...(payment && {
      payment: {
        method: payment.method,
        lastFour: payment.lastFour,
        ...(payment.method === 'card' && { brand: payment.brand }),
      },
    }),
  };
  const paid = {
    attemptId,
    state: payment?.method === 'bank' ? 'processing' : 'succeeded',
    receipt,
  } as const;
  const outcome = payment && mockOutcomes[payment.lastFour];
  if (!outcome) return { attempt: paid, ending: paid };
  const challengeUrl = outcome.state === 'challenge' ? 'http://localhost:3002/challenge' : undefined;
  const attempt = { attemptId, ...outcome, ...(challengeUrl && { challengeUrl }) };
  if (outcome.state === 'declined') return { attempt, ending: attempt };
  return { attempt, ending: payment?.lastFour === '3178' ? declined(attemptId, 'insufficientFunds') : paid };
}

function declined(attemptId: string, reason: DeclineReason): OrderAttempt {
  return { attemptId, state: 'declined', reason };
}

/** Whether the answers of a checkout have fields for the numbers of a card or an account. */
function holdsNumbers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => ['cardNumber', 'cardDate', 'bank'].includes(name) || holdsNumbers(inner),
  );
}
