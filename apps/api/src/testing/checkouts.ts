import { randomUUID } from 'node:crypto';
import {
  checkOrderAttempt,
  createQuote,
  getOrderAttempt,
  type OrderAttempt,
  type OrderRequest,
  placeOrder,
  type Quote,
  type QuoteRequest,
} from '@jalon/api-client/contract';
import { contractVersion } from '@jalon/checkout/schemas';
import { mandateVersion } from '@jalon/membership/legal';
import { tokens } from './fake-gateway.ts';
import { recentToken } from './sessions.ts';
import type { TestApi } from './test-api.ts';

/** Internals that tests of other features use. */
export { clubDollarReservations } from '../features/members/club-dollars.tables.ts';
export { members, memberships } from '../features/members/members.tables.ts';
export { setPrice } from '../features/prices/price-list.ts';
export { computePrice, toPriceData } from '../features/quotes/money/price.ts';
export { promoCodeUses, quotes } from '../features/quotes/quotes.tables.ts';

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

export interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly quote: Quote;
  readonly attempt: OrderAttempt;
}

/** Calls the API; `member` is the number of the signed-in member. */
export async function call(
  { baseUrl, store }: Pick<TestApi, 'baseUrl' | 'store'>,
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

/** A quote of the API. */
export async function askQuote(api: TestApi, request: QuoteRequest, member?: string): Promise<Quote> {
  const { quote, ...answer } = await call(api, createQuote, { body: request, member });
  if (!quote) throw new Error(JSON.stringify(answer));
  return quote;
}

export interface Placing extends Partial<Omit<OrderRequest, 'quoteId'>> {
  readonly key?: string;
  readonly member?: string | undefined;
}

/** Places an order with a card that is accepted, by default. */
export function order(
  api: Pick<TestApi, 'baseUrl' | 'store'>,
  quoteId: string,
  { key = randomUUID(), member, ...request }: Placing = {},
): Promise<Answer> {
  return call(api, placeOrder, {
    member,
    headers: { 'idempotency-key': key },
    body: {
      quoteId,
      locale: 'fr',
      returnPath: '/fr/revision?onglet=1',
      details: registerDetails,
      payment: card(),
      renewalSelected: true,
      contract,
      ...request,
    },
  });
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
