import {
  type CheckoutOrder,
  type CheckoutRequest,
  checkOrderAttempt,
  createCheckout,
  getOrderAttempt,
  type OrderAttempt,
  type PaymentReference,
  placeCheckout,
  previewQuote,
  type Quote,
  type QuoteRequest,
} from '@jalon/api-client/contract';
import { contractVersion } from '@jalon/checkout/schemas';
import { mandateVersion } from '@jalon/membership/legal';
import { tokens } from './fake-gateway.ts';
import { recentToken } from './sessions.ts';
import type { TestApi } from './test-api.ts';

/** Internals that tests of other features use. */
export { createCheckoutStore } from '../features/checkouts/checkout-drafts.ts';
export { clubDollarReservations } from '../features/members/club-dollars.tables.ts';
export { members, memberships } from '../features/members/members.tables.ts';
export { personalOrders } from '../features/orders/personal-orders.ts';
export { setPrice } from '../features/prices/price-list.ts';
export { computePrice, toPriceData } from '../features/quotes/money/price.ts';
export { promoCodeUses } from '../features/quotes/quotes.tables.ts';

export const registerQuote: QuoteRequest = {
  flow: 'register',
  codeOptionAdhesion: 'PLUS',
  termSelected: 'annual',
  indOptionVR: false,
  additionalMembers: [{ indOptionVR: false }],
};

const additional = {
  greetings: 'M',
  firstName: 'Léo',
  lastName: 'Tremblay',
  birthYear: '1986',
  birthMonth: '11',
  email: '',
  phoneNumber: '',
  phoneNumberType: '',
  indOptionVR: false,
};

const registration = {
  greetings: 'F',
  firstName: 'Maude',
  lastName: 'Tremblay',
  email: 'maude.tremblay@example.org',
  phoneNumber: '4185550199',
  phoneNumberType: 'mobile',
  birthYear: '1984',
  birthMonth: '5',
  indOptionVR: false,
  membership: { codeOptionAdhesion: 'PLUS' },
};

const address = {
  address: '455 3e Avenue',
  unit: '',
  city: 'Québec',
  postalCode: 'G1L2W2',
  indAdresseNormalise: true,
};

/** Details that match {@link registerQuote}. */
export const registerDetails = { registration, additionalMembers: [additional], address, stepCodes: {} };

export const giftQuote: QuoteRequest = { ...registerQuote, flow: 'gift-a-membership', additionalMembers: [] };
export const giftDetails = {
  registration,
  additionalMembers: [],
  address,
  giver: { firstName: 'Ève', lastName: 'Giroux', email: 'eve.giroux@example.org', phoneNumber: '' },
  gift: { message: 'Bonne route !', sendOn: '', delivery: 'email' },
};

/** A modification of Zoé’s membership: one more person. */
export const modifyQuote: QuoteRequest = {
  flow: 'modify-my-membership',
  codeOptionAdhesion: 'PLUS',
  termSelected: 'annual',
  indOptionVR: true,
  additionalMembers: [{ indOptionVR: false }],
};
export const modifyDetails = {
  registration: { indOptionVR: true, membership: { codeOptionAdhesion: 'PLUS' } },
  addedMembers: [additional],
  modifiedMembers: [],
};

export const card = (token: string = tokens.succeeds) => ({
  method: 'card' as const,
  token,
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2031,
});
export const bank = (token: string = tokens.processing) => ({
  method: 'bank' as const,
  token,
  bankName: 'Banque d’essai',
  lastFour: '6789',
});

export const contract = { version: contractVersion, locale: 'fr' } as const;
export const mandate = { version: mandateVersion, locale: 'fr' } as const;

type Api = Pick<TestApi, 'baseUrl' | 'store'>;

export interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly quote: Quote;
  readonly attempt: OrderAttempt;
}

/** Calls the API; `member` is the number of the signed-in member. */
export async function call(
  { baseUrl, store }: Api,
  { method, path }: { readonly method: string; readonly path: string },
  {
    body,
    member,
    headers,
  }: {
    readonly body?: unknown;
    readonly member?: string | undefined;
    readonly headers?: Record<string, string>;
  } = {},
): Promise<Answer> {
  const token = member && (await recentToken(store, member));
  const response = await fetch(baseUrl + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { ...(await response.json()), status: response.status };
}

export const at = (one: { readonly method: string; readonly path: string }, id: string) => ({
  ...one,
  path: one.path.replace(':checkoutId', id),
});

/** A price of the API. */
export async function askQuote(api: Api, request: QuoteRequest, member?: string): Promise<Quote> {
  const { quote, ...answer } = await call(api, previewQuote, { body: request, member });
  if (!quote) throw new Error(JSON.stringify(answer));
  return quote;
}

export interface Saved {
  readonly id: string;
  readonly quote: Quote;
}

/** Keeps a checkout; returns its id and price. */
export async function keepCheckout(api: Api, body: CheckoutRequest, member?: string): Promise<Saved> {
  const answer = await call(api, createCheckout, { body, member });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer as Answer & Saved;
}

export interface Pressing extends Partial<CheckoutOrder> {
  readonly member?: string | undefined;
}

/** Presses on Pay. A price that was refused when the checkout was saved is refused again. */
export function press(
  api: Api,
  { id, quote }: { readonly id: string; readonly quote?: Pick<Quote, 'id'> },
  { member, ...order }: Pressing = {},
): Promise<Answer> {
  const body = {
    quoteId: quote?.id ?? '',
    locale: 'fr',
    returnPath: '/fr/adhesion/revision',
    contract,
    ...order,
  };
  return call(api, at(placeCheckout, id), { body, member });
}

/** Changes to the order of the fixtures, which a card pays. */
export interface Placing extends Pressing {
  readonly details?: Details | undefined;
  readonly payment?: PaymentReference | undefined;
  readonly renewalSelected?: boolean | undefined;
}

interface Details {
  readonly registration?: object;
  /** Where the flow has it. */
  readonly address?: object | undefined;
  readonly giver?: object;
  readonly gift?: object;
  /** The people who are added, in every flow. */
  readonly additionalMembers?: readonly object[];
}

const flowDetails: Readonly<Record<QuoteRequest['flow'], Details>> = {
  register: registerDetails,
  'gift-a-membership': giftDetails,
  'modify-my-membership': {},
  renewal: {},
};

/** Keeps the checkout of an order, as a press on Pay finds it. What is priced comes from the request. */
export async function keepOrder(
  api: Api,
  request: QuoteRequest,
  { details = {}, payment = card(), renewalSelected = true, locale = 'fr', member }: Placing = {},
): Promise<Saved> {
  const { flow, codeOptionAdhesion, termSelected, indOptionVR, modifiedMembers, noMembreRecommande } =
    request;
  const { registration, giver, gift, address } = { ...flowDetails[flow], ...details };
  const added = request.additionalMembers.map((one, index) => ({
    ...additional,
    ...details.additionalMembers?.[index],
    ...one,
  }));
  const data = {
    step1: { ...registration, giver, gift, indOptionVR, membership: { codeOptionAdhesion } },
    step2:
      flow === 'modify-my-membership'
        ? { addedMembers: added, modifiedMembers }
        : { additionalMembers: added },
    step3: address,
    step4: {
      promoCode: request.promoCode,
      montantDollarsCAAUtilise: request.montantDollarsCAAUtilise,
    },
    stepCodes: { noMembreRecommande },
    stepPayment: { termSelected, paymentSelected: payment.method, renewalSelected },
  };
  return keepCheckout(api, { flow, locale, data, progress: {}, payment }, member);
}

interface Ordered extends Answer, Saved {
  /** Empty for an order that is not placed. */
  readonly number: string;
  /** Empty without a gift. */
  readonly giftPath: string;
}

/** Places the order of a request for a price, by a card that is accepted unless `placing` has another one. */
export async function order(
  api: Api,
  request: QuoteRequest,
  { details, payment, renewalSelected, ...pressing }: Placing = {},
): Promise<Ordered> {
  const saved = await keepOrder(api, request, { details, payment, renewalSelected, ...pressing });
  const answer = await press(api, saved, pressing);
  const { orderNumber = '', giftPath = '' } = answer.attempt?.receipt ?? {};
  return { ...saved, ...answer, number: orderNumber, giftPath };
}

/** The state of an attempt after the API has asked the gateway, if its outcome was open. */
export async function attempt(api: TestApi, attemptId: string): Promise<OrderAttempt> {
  const path = checkOrderAttempt.path.replace(':attemptId', attemptId);
  return (await call(api, { ...checkOrderAttempt, path })).attempt;
}

/** The stored state of an attempt. */
export async function storedAttempt(api: TestApi, attemptId: string): Promise<OrderAttempt> {
  const path = getOrderAttempt.path.replace(':attemptId', attemptId);
  return (await call(api, { ...getOrderAttempt, path })).attempt;
}
