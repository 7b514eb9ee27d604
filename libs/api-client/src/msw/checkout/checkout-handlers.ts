import type { HttpHandler } from 'msw';
import {
  acceptGift,
  checkOrderAttempt,
  getGift,
  getOrderAttempt,
  getPaymentSettings,
  type PaymentSettings,
  previewQuote,
  quoteRequest,
  type SiteLinks,
} from '../../contract/index.ts';
import { mockMembers } from '../accounts/mock-members.ts';
import { type Asked, handlerAt, invalid, Refused } from '../handle.ts';
import { mockAccountLink } from '../members/password-handlers.ts';
import { mockLinks } from '../mock-links.ts';
import { mockPrices } from '../price-handlers.ts';
import { afterAttempt, type MockCheckout } from './mock-checkouts.ts';
import { mockGiftToken, type PlacedOrder } from './mock-orders.ts';
import { type MockPricing, mockQuote } from './mock-quote.ts';
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

/** Handlers that price, keep unfinished checkouts and place their orders like the API, in memory. */
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
  const attempts = new Map<string, PlacedOrder>();
  const checkouts = new Map<string, MockCheckout>();
  const pages = new Map<string, MockPage>();
  let giftState: 'waiting' | 'accepted' = 'waiting';

  const on = handlerAt(baseUrl);

  function orderOf(asked: Asked) {
    const order = attempts.get(asked.param('attemptId'));
    if (!order) throw new Refused('not_found');
    return order;
  }
  function checkGift(asked: Asked) {
    if (asked.param('token') !== mockGiftToken) throw new Refused('not_found');
  }

  return [
    on(previewQuote, async (asked) => {
      const fields = await asked.fields(quoteRequest);
      const isOfMember = fields.flow === 'modify-my-membership' || fields.flow === 'renewal';
      if (isOfMember && !isSignedIn) throw new Refused('unauthenticated');
      const { quote, errors } = await mockQuote(fields, pricing);
      if (errors) throw invalid(errors);
      return { quote };
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
