import type { HttpHandler } from 'msw';
import {
  type CheckoutSaved,
  checkoutOrder,
  checkoutRequest,
  checkResumeLink,
  createAccountLink,
  createCheckout,
  createCheckoutPage,
  deleteCheckout,
  enteredParameter,
  getCheckout,
  hostedPageParameter,
  hostedPageRequest,
  isSamePrice,
  keepPayment,
  mailResumeLink,
  type OrderAnswer,
  type PaymentMethod,
  placeCheckout,
  resumeCheckout,
  resumeLinkRequest,
  resumeRequest,
  type SiteLinks,
  saveCheckout,
} from '../../contract/index.ts';
import { type Asked, checkAddress, handlerAt, invalid, Refused, success } from '../handle.ts';
import { mockAccountLink } from '../members/password-handlers.ts';
import {
  afterAttempt,
  afterRefusal,
  afterSave,
  errorsAt,
  isOrdered,
  type MockCheckout,
  methodIn,
  peopleOf,
  quoteRequestIn,
  shown,
} from './mock-checkouts.ts';
import { mockAccount, mockCard, mockGiftToken, type PlacedOrder, placeMockOrder } from './mock-orders.ts';
import { type MockPrice, type MockPricing, mockQuote } from './mock-quote.ts';

/** The token of a mailed link that works once a checkout was kept, until it is used. */
export const mockResumeToken = 'mock-resume-token';

/** What the handlers of a checkout share, in memory. */
export interface MockCheckoutStore {
  readonly checkouts: Map<string, MockCheckout>;
  readonly attempts: Map<string, PlacedOrder>;
  /** The gateway’s pages by their ids. */
  readonly pages: Map<string, MockPage>;
}

/** A page of the gateway, with the secret of the address to which it leads back. */
export interface MockPage {
  readonly method: PaymentMethod;
  readonly entered: string;
}

export interface SavedCheckoutOptions {
  readonly baseUrl: string;
  readonly isSignedIn: boolean;
  readonly pricing: MockPricing;
  readonly store: MockCheckoutStore;
  readonly links: Pick<SiteLinks, 'gift' | 'newPassword'>;
  /** The origin of the gateway’s pages. */
  readonly pageOrigin: string;
}

/** Handlers that keep unfinished checkouts and place their orders like the API, in memory. */
export function savedCheckoutHandlers(options: SavedCheckoutOptions): HttpHandler[] {
  const { store } = options;
  const { checkouts, pages } = store;
  const on = handlerAt(options.baseUrl);
  return [
    on(createCheckout, (asked) => save(options, asked, undefined)),
    on(saveCheckout, (asked) => save(options, asked, asked.param('checkoutId'))),
    on(getCheckout, (asked) => {
      const [, checkout] = checkoutOf(asked, store);
      return { checkout: shown(checkout, paymentOf(checkout, store)) };
    }),
    on(deleteCheckout, (asked) => {
      const id = asked.param('checkoutId');
      const checkout = checkouts.get(id);
      if (checkout && !checkout.isLinkMailed && !isOrdered(checkout)) checkouts.delete(id);
      return success;
    }),
    on(placeCheckout, (asked) => place(options, asked)),
    on(createAccountLink, (asked) => {
      const [, { saved, state }] = checkoutOf(asked, store);
      if (saved.flow !== 'register' || state.placed === undefined) throw new Refused('not_found');
      return { link: mockAccountLink(options.links) };
    }),
    on(createCheckoutPage, async (asked) => {
      const { method, returnPath } = await asked.fields(hostedPageRequest);
      const [checkoutId, checkout] = checkoutOf(asked, store);
      const id = `hosted-page-${pages.size + 1}`;
      const entered = `mock-secret-of-page-${pages.size + 1}`;
      pages.set(id, { method, entered });
      const { payment: _, declined: __, ...state } = checkout.state;
      checkouts.set(checkoutId, { ...checkout, state: { ...state, hostedPage: id } });
      const back = new URLSearchParams({ [enteredParameter]: entered, [hostedPageParameter]: id });
      const query = new URLSearchParams({ method, back: `${returnPath}?${back}` });
      return { id, url: `${options.pageOrigin}/page?${query}` };
    }),
    on(keepPayment, (asked) => {
      checkoutOf(asked, store);
      return success;
    }),
    on(mailResumeLink, async (asked) => {
      checkAddress(await asked.fields(resumeLinkRequest));
      // The same answer for an unknown checkout, as in the API.
      const id = asked.param('checkoutId');
      const checkout = checkouts.get(id);
      if (checkout) checkouts.set(id, { ...checkout, isLinkMailed: true, isResumed: undefined });
      return success;
    }),
    on(checkResumeLink, async (asked) => {
      resumable((await asked.fields(resumeRequest)).token);
      return success;
    }),
    on(resumeCheckout, async (asked) => {
      const { token, page } = await asked.fields(resumeRequest);
      const again = [...checkouts].find(([, { resumedBy }]) => page !== undefined && resumedBy === page);
      if (again) return { id: again[0], checkout: shown(again[1], paymentOf(again[1], store)) };
      const [formerId, checkout] = resumable(token);
      const id = crypto.randomUUID();
      checkouts.delete(formerId);
      checkouts.set(id, { ...checkout, isLinkMailed: undefined, isResumed: true, resumedBy: page });
      return { id, checkout: shown(checkout, paymentOf(checkout, store)) };
    }),
  ];

  function resumable(token: string) {
    const [entry] = checkouts;
    const isOpen = entry && !entry[1].isResumed && entry[1].state.placed === undefined;
    if (token !== mockResumeToken || !isOpen) throw invalid({ token: 'expired' });
    return entry;
  }
}

/** The checkout that the path names, with its id. */
function checkoutOf(asked: Asked, { checkouts }: MockCheckoutStore): [string, MockCheckout] {
  const id = asked.param('checkoutId');
  const checkout = checkouts.get(id);
  if (!checkout) throw new Refused('not_found');
  return [id, checkout];
}

/** The card or account of a checkout: the one that was entered, or that of the gateway’s page. */
function paymentOf({ saved, state }: MockCheckout, { pages }: MockCheckoutStore) {
  if (state.payment) return state.payment;
  const page = pages.get(state.hostedPage ?? '');
  if (page === undefined || page.method !== methodIn(saved)) return undefined;
  return page.method === 'card' ? mockCard : mockAccount;
}

/** The card or account of a checkout, for the person who entered it. */
function usablePayment(checkout: MockCheckout, store: MockCheckoutStore, entered: string | undefined) {
  const { payment, hostedPage = '' } = checkout.state;
  const isOwn = payment !== undefined || store.pages.get(hostedPage)?.entered === entered;
  return isOwn ? paymentOf(checkout, store) : undefined;
}

const isOfMember = ({ saved: { flow } }: Pick<MockCheckout, 'saved'>) =>
  flow === 'modify-my-membership' || flow === 'renewal';

/** The price of a checkout’s answers, or errors; neither if it can’t be computed. */
async function priceOf(
  saved: MockCheckout['saved'],
  { pricing, isSignedIn }: SavedCheckoutOptions,
): Promise<Partial<MockPrice>> {
  if (isOfMember({ saved }) && !isSignedIn) return {};
  const { request, errors } = quoteRequestIn(saved);
  if (request) return mockQuote(request, pricing);
  return errors ? { errors } : {};
}

async function save(
  options: SavedCheckoutOptions,
  asked: Asked,
  checkoutId: string | undefined,
): Promise<CheckoutSaved> {
  const { checkouts } = options.store;
  const fields = await asked.fields(checkoutRequest);
  if (hasNumbers(fields.data)) throw invalid({ data: 'forbidden' });
  const price = await priceOf(fields, options);
  const former = checkoutId === undefined ? undefined : checkouts.get(checkoutId);
  if (checkoutId !== undefined && !former) throw new Refused('not_found');
  if (former && isOrdered(former)) throw invalid({ flow: 'paymentProcessing' });
  const errors = fields.step === undefined ? {} : errorsAt(fields.step, price.errors ?? {});
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const id = checkoutId ?? crypto.randomUUID();
  checkouts.set(id, afterSave(former, fields, price.quote));
  return { id, ...(price.quote && { quote: price.quote }) };
}

async function place(options: SavedCheckoutOptions, asked: Asked): Promise<OrderAnswer> {
  const { checkouts, attempts } = options.store;
  const fields = await asked.fields(checkoutOrder);
  const [checkoutId, known] = checkoutOf(asked, options.store);
  if (isOfMember(known) && !options.isSignedIn && !isOrdered(known)) throw new Refused('unauthenticated');
  const { quote, errors: unpriced } = await priceOf(known.saved, options);
  // Read again: another press may have been first.
  const checkout = checkouts.get(checkoutId) ?? known;
  const { placed, order } = checkout.state;
  const former = attempts.get(placed ?? order?.attemptId ?? '');
  if (former) return { attempt: former.attempt };

  const payment =
    quote && quote.payments.length > 0 ? usablePayment(checkout, options.store, fields.entered) : undefined;
  const errors = quote
    ? (refusalOf(quote.id, fields.quoteId) ??
      (quote.payments.length > 0 && !payment ? { payment: 'required' } : undefined) ??
      (payment?.method === 'bank' && !fields.mandate ? { mandate: 'required' } : undefined))
    : (unpriced ?? { codeOptionAdhesion: 'required' });
  if (!quote || errors) {
    checkouts.set(checkoutId, afterRefusal(checkout, errors ?? {}));
    throw invalid(errors ?? {});
  }
  const giftPath = options.links.gift[fields.locale].replace(':token', mockGiftToken);
  const attemptId = `attempt-${attempts.size + 1}`;
  const people = peopleOf(known.saved);
  const made = { ...placeMockOrder(quote, payment, { attemptId, giftPath, people }), checkoutId };
  attempts.set(made.attempt.attemptId, made);
  checkouts.set(checkoutId, afterAttempt(checkout, made.attempt));
  return { attempt: made.attempt };
}

function refusalOf(present: string, seen: string): Readonly<Record<string, string>> | undefined {
  if (present === seen) return undefined;
  return { quoteId: isSamePrice({ id: present }, { id: seen }) ? 'expired' : 'changed' };
}

/** Whether the answers of a checkout have fields for the numbers of a card or an account. */
function hasNumbers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => ['cardNumber', 'cardDate', 'bank'].includes(name) || hasNumbers(inner),
  );
}
