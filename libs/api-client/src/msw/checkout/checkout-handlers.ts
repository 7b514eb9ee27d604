import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  acceptGift,
  checkOrderAttempt,
  createQuote,
  type GiftAccepted,
  type GiftAnswer,
  getGift,
  getOrderAttempt,
  getPaymentSettings,
  idempotencyKey,
  idempotencyKeyHeader,
  type OrderAnswer,
  type OrderAttempt,
  orderRequest,
  type PaymentSettings,
  placeOrder,
  previewQuote,
  type Quote,
  type QuoteAnswer,
  quoteRequest,
  type SiteLinks,
} from '../../contract/index.ts';
import { mockMembers } from '../members/mock-members.ts';
import { mockAccountLink } from '../members/password-handlers.ts';
import { mockLinks } from '../mock-links.ts';
import { mockPrices } from '../price-handlers.ts';
import { readFields } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { afterAttempt, type MockCheckout } from './mock-checkouts.ts';
import { mockGiftToken, type PlacedOrder, placeMockOrder } from './mock-orders.ts';
import { type MockPricing, mockQuote, previewMockQuote } from './mock-quote.ts';
import { type MockPage, savedCheckoutHandlers } from './saved-checkout-handlers.ts';

export interface MockCheckoutOptions extends Partial<MockPricing> {
  /** The payment settings. Default: the sandbox on `http://localhost:3002`, both methods. */
  readonly paymentSettings?: PaymentSettings;
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
  /** The signed-in member, for the flows of members. Default: a member. */
  readonly isSignedIn?: boolean;
  /** The pages to which its answers lead. Default: `mockLinks`. */
  readonly links?: SiteLinks;
}

const sandbox: PaymentSettings = {
  gateway: 'sandbox',
  methods: ['card', 'bank'],
  origin: 'http://localhost:3002',
};

/** Handlers that quote, take orders and keep unfinished checkouts like the API, in memory. */
export function createCheckoutHandlers({
  baseUrl = '*',
  paymentSettings = sandbox,
  isSignedIn = true,
  links = mockLinks,
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
  const checkouts = new Map<string, MockCheckout>();
  const pages = new Map<string, MockPage>();
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
    http.post(baseUrl + previewQuote.path, async ({ request }) => {
      const { fields, refusal } = await readFields(quoteRequest, request);
      if (refusal) return refuse(refusal);
      const isOfMember = fields.flow === 'modify-my-membership' || fields.flow === 'renewal';
      if (isOfMember && !isSignedIn) return refuse({ code: 'unauthenticated' });
      const { quote, errors } = await previewMockQuote(fields, pricing);
      if (errors) return refuse({ code: 'invalid_fields', errors });
      return HttpResponse.json({ quote } satisfies QuoteAnswer);
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
      const order = placeMockOrder(quote, payment, {
        attemptId: `attempt-${attempts.size + 1}`,
        giftPath: links.gift[fields.locale].replace(':token', mockGiftToken),
      });
      byKey.set(key.data, order);
      attempts.set(order.attempt.attemptId, order);
      return answer(order.attempt);
    }),
    http.get(baseUrl + getOrderAttempt.path, ({ params }) => {
      const order = attempts.get(String(params.attemptId));
      return order ? answer(order.attempt) : refuse({ code: 'not_found' });
    }),
    http.post(baseUrl + checkOrderAttempt.path, ({ params }) => {
      const id = String(params.attemptId);
      const order = attempts.get(id);
      if (!order) return refuse({ code: 'not_found' });
      const { ending, checkoutId = '' } = order;
      const checkout = checkouts.get(checkoutId);
      if (checkout?.state.order?.attemptId === id) checkouts.set(checkoutId, afterAttempt(checkout, ending));
      attempts.set(id, { ...order, attempt: ending });
      return answer(ending);
    }),
    http.get(baseUrl + getPaymentSettings.path, () => HttpResponse.json(paymentSettings)),
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
      const isFirst = giftState === 'waiting';
      giftState = 'accepted';
      return HttpResponse.json({
        memberNumber: '1000000909',
        from: '2026-11-23',
        to: '2027-11-22',
        ...(isFirst && { link: mockAccountLink(links) }),
      } satisfies GiftAccepted);
    }),
    ...savedCheckoutHandlers({
      baseUrl,
      isSignedIn,
      pricing,
      links,
      pageOrigin: paymentSettings.origin,
      store: { checkouts, attempts, pages },
    }),
  ];

  function answer(attempt: OrderAttempt): Response {
    return HttpResponse.json({ attempt } satisfies OrderAnswer);
  }
}
