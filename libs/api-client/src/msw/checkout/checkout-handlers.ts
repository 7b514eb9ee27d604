import type { HttpHandler } from 'msw';
import {
  acceptGift,
  checkOrderAttempt,
  createQuote,
  getGift,
  getOrderAttempt,
  getPaymentSettings,
  idempotencyKey,
  idempotencyKeyHeader,
  orderRequest,
  type PaymentSettings,
  placeOrder,
  previewQuote,
  type Quote,
  quoteRequest,
  type SiteLinks,
} from '../../contract/index.ts';
import { mockMembers } from '../accounts/mock-members.ts';
import { type Asked, handlerAt, invalid, Refused } from '../handle.ts';
import { mockAccountLink } from '../members/password-handlers.ts';
import { mockLinks } from '../mock-links.ts';
import { mockPrices } from '../price-handlers.ts';
import { afterAttempt, type MockCheckout } from './mock-checkouts.ts';
import { mockGiftToken, type PlacedOrder, placeMockOrder } from './mock-orders.ts';
import { type MockPrice, type MockPricing, mockQuote, previewMockQuote } from './mock-quote.ts';
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

  const on = handlerAt(baseUrl);

  async function readQuoteRequest(asked: Asked) {
    const fields = await asked.fields(quoteRequest);
    const isOfMember = fields.flow === 'modify-my-membership' || fields.flow === 'renewal';
    if (isOfMember && !isSignedIn) throw new Refused('unauthenticated');
    return fields;
  }
  function priced({ quote, errors }: MockPrice) {
    if (errors) throw invalid(errors);
    return { quote };
  }
  function orderOf(asked: Asked) {
    const order = attempts.get(asked.param('attemptId'));
    if (!order) throw new Refused('not_found');
    return order;
  }
  function checkGift(asked: Asked) {
    if (asked.param('token') !== mockGiftToken) throw new Refused('not_found');
  }

  return [
    on(createQuote, async (asked) => {
      const request = await readQuoteRequest(asked);
      const { quote } = priced(mockQuote(request, `quote-${quotes.size + 1}`, pricing));
      quotes.set(quote.id, quote);
      return { quote };
    }),
    on(previewQuote, async (asked) => priced(await previewMockQuote(await readQuoteRequest(asked), pricing))),
    on(placeOrder, async (asked) => {
      const { data: key } = idempotencyKey.safeParse(asked.request.headers.get(idempotencyKeyHeader));
      if (key === undefined) throw new Refused('invalid_idempotency_key');
      const earlier = byKey.get(key);
      if (earlier) return { attempt: earlier.attempt };
      const { quoteId, payment, mandate, locale } = await asked.fields(orderRequest);
      const quote = quotes.get(quoteId);
      if (!quote) throw invalid({ quoteId: 'expired' });
      if (!payment && quote.payments.length > 0) throw invalid({ payment: 'required' });
      if (payment?.method === 'bank' && !mandate) throw invalid({ mandate: 'required' });
      const order = placeMockOrder(quote, payment, {
        attemptId: `attempt-${attempts.size + 1}`,
        giftPath: links.gift[locale].replace(':token', mockGiftToken),
      });
      byKey.set(key, order);
      attempts.set(order.attempt.attemptId, order);
      return { attempt: order.attempt };
    }),
    on(getOrderAttempt, (asked) => ({ attempt: orderOf(asked).attempt })),
    on(checkOrderAttempt, (asked) => {
      const order = orderOf(asked);
      const id = asked.param('attemptId');
      const { ending, checkoutId = '' } = order;
      const checkout = checkouts.get(checkoutId);
      if (checkout?.state.order?.attemptId === id) checkouts.set(checkoutId, afterAttempt(checkout, ending));
      attempts.set(id, { ...order, attempt: ending });
      return { attempt: ending };
    }),
    on(getPaymentSettings, () => paymentSettings),
    on(getGift, (asked) => {
      checkGift(asked);
      return {
        gift: {
          giverName: 'Ève Tremblay',
          recipientFirstName: 'Zoé',
          codeOptionAdhesion: 'PLUS',
          message: 'Bonne route, et bon anniversaire!',
          state: giftState,
        },
      };
    }),
    on(acceptGift, (asked) => {
      checkGift(asked);
      const isFirst = giftState === 'waiting';
      giftState = 'accepted';
      return {
        memberNumber: '1000000909',
        from: '2026-11-23',
        to: '2027-11-22',
        ...(isFirst && { link: mockAccountLink(links) }),
      };
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
}
