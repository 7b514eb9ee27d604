import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  type AccountLinkAnswer,
  type CheckoutAnswer,
  type CheckoutDone,
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
  type HostedPageCreated,
  hostedPageParameter,
  hostedPageRequest,
  isSamePrice,
  keepPayment,
  mailResumeLink,
  type OrderAnswer,
  type PaymentKept,
  type PaymentMethod,
  placeCheckout,
  resumeCheckout,
  resumeLinkRequest,
  resumeRequest,
  type SiteLinks,
  saveCheckout,
} from '../../contract/index.ts';
import { mockAccountLink } from '../members/password-handlers.ts';
import { readFields } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
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
import { type MockPrice, type MockPricing, previewMockQuote } from './mock-quote.ts';

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
  const { baseUrl, store } = options;
  const { checkouts } = store;
  return [
    http.post(baseUrl + createCheckout.path, ({ request }) => save(options, request, undefined)),
    http.put(baseUrl + saveCheckout.path, ({ request, params }) =>
      save(options, request, String(params.checkoutId)),
    ),
    http.get(baseUrl + getCheckout.path, ({ params }) => {
      const checkout = checkouts.get(String(params.checkoutId));
      if (!checkout) return refuse({ code: 'not_found' });
      const answer: CheckoutAnswer = { checkout: shown(checkout, paymentOf(checkout, store)) };
      return HttpResponse.json(answer);
    }),
    http.delete(baseUrl + deleteCheckout.path, ({ params }) => {
      const id = String(params.checkoutId);
      const checkout = checkouts.get(id);
      if (checkout && !checkout.isLinkMailed && !isOrdered(checkout)) checkouts.delete(id);
      return HttpResponse.json({ status: 'success' } satisfies CheckoutDone);
    }),
    http.post(baseUrl + placeCheckout.path, ({ request, params }) =>
      place(options, request, String(params.checkoutId)),
    ),
    http.post(baseUrl + createAccountLink.path, ({ params }) => {
      const checkout = checkouts.get(String(params.checkoutId));
      const isNew = checkout?.saved.flow === 'register' && checkout.state.placed !== undefined;
      if (!isNew) return refuse({ code: 'not_found' });
      return HttpResponse.json({ link: mockAccountLink(options.links) } satisfies AccountLinkAnswer);
    }),
    http.post(baseUrl + createCheckoutPage.path, async ({ request, params }) => {
      const { fields, refusal } = await readFields(hostedPageRequest, request);
      if (refusal) return refuse(refusal);
      const checkoutId = String(params.checkoutId);
      const checkout = checkouts.get(checkoutId);
      if (!checkout) return refuse({ code: 'not_found' });
      const { pages } = store;
      const id = `hosted-page-${pages.size + 1}`;
      const entered = `mock-secret-of-page-${pages.size + 1}`;
      pages.set(id, { method: fields.method, entered });
      const { payment: _, declined: __, ...state } = checkout.state;
      checkouts.set(checkoutId, { ...checkout, state: { ...state, hostedPage: id } });
      const back = new URLSearchParams({ [enteredParameter]: entered, [hostedPageParameter]: id });
      const query = new URLSearchParams({ method: fields.method, back: `${fields.returnPath}?${back}` });
      return HttpResponse.json({
        id,
        url: `${options.pageOrigin}/page?${query}`,
      } satisfies HostedPageCreated);
    }),
    http.post(baseUrl + keepPayment.path, ({ params }) => {
      const checkout = checkouts.get(String(params.checkoutId));
      if (!checkout) return refuse({ code: 'not_found' });
      return HttpResponse.json({ status: 'success' } satisfies PaymentKept);
    }),
    http.post(baseUrl + mailResumeLink.path, async ({ request, params }) => {
      const { fields, refusal } = await readFields(resumeLinkRequest, request);
      if (refusal) return refuse(refusal);
      if (!/^[^@\s,;]+@[^@\s,;]+\.[^@\s,;]+$/.test(fields.email.trim())) {
        return refuse({ code: 'invalid_fields', errors: { email: 'invalid' } });
      }
      // The same answer for an unknown checkout, as in the API.
      const id = String(params.checkoutId);
      const checkout = checkouts.get(id);
      if (checkout) checkouts.set(id, { ...checkout, isLinkMailed: true, isResumed: undefined });
      return HttpResponse.json({ status: 'success' } satisfies CheckoutDone);
    }),
    http.post(baseUrl + checkResumeLink.path, async ({ request }) => {
      const { fields, refusal } = await readFields(resumeRequest, request);
      if (refusal) return refuse(refusal);
      if (!resumable(fields.token)) {
        return refuse({ code: 'invalid_fields', errors: { token: 'expired' } });
      }
      return HttpResponse.json({ status: 'success' } satisfies CheckoutDone);
    }),
    http.post(baseUrl + resumeCheckout.path, async ({ request }) => {
      const { fields, refusal } = await readFields(resumeRequest, request);
      if (refusal) return refuse(refusal);
      const again = [...checkouts].find(
        ([, { resumedBy }]) => fields.page !== undefined && resumedBy === fields.page,
      );
      if (again) {
        const [id, checkout] = again;
        return HttpResponse.json({ id, checkout: shown(checkout, paymentOf(checkout, store)) });
      }
      const entry = resumable(fields.token);
      if (!entry) {
        return refuse({ code: 'invalid_fields', errors: { token: 'expired' } });
      }
      const [formerId, checkout] = entry;
      const id = crypto.randomUUID();
      checkouts.delete(formerId);
      checkouts.set(id, { ...checkout, isLinkMailed: undefined, isResumed: true, resumedBy: fields.page });
      return HttpResponse.json({ id, checkout: shown(checkout, paymentOf(checkout, store)) });
    }),
  ];

  function resumable(token: string) {
    const [entry] = checkouts;
    const isOpen = entry && !entry[1].isResumed && entry[1].state.placed === undefined;
    return token === mockResumeToken && isOpen ? entry : undefined;
  }
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
  if (request) return previewMockQuote(request, pricing);
  return errors ? { errors } : {};
}

async function save(
  options: SavedCheckoutOptions,
  request: Request,
  checkoutId: string | undefined,
): Promise<Response> {
  const { checkouts } = options.store;
  const { fields, refusal } = await readFields(checkoutRequest, request);
  if (refusal) return refuse(refusal);
  if (hasNumbers(fields.data)) return refuse({ code: 'invalid_fields', errors: { data: 'forbidden' } });
  const price = await priceOf(fields, options);
  const former = checkoutId === undefined ? undefined : checkouts.get(checkoutId);
  if (checkoutId !== undefined && !former) return refuse({ code: 'not_found' });
  if (former && isOrdered(former)) {
    return refuse({ code: 'invalid_fields', errors: { flow: 'paymentProcessing' } });
  }
  const errors = fields.step === undefined ? {} : errorsAt(fields.step, price.errors ?? {});
  if (Object.keys(errors).length > 0) return refuse({ code: 'invalid_fields', errors });
  const id = checkoutId ?? crypto.randomUUID();
  checkouts.set(id, afterSave(former, fields, price.quote));
  return HttpResponse.json({ id, ...(price.quote && { quote: price.quote }) } satisfies CheckoutSaved);
}

async function place(options: SavedCheckoutOptions, request: Request, checkoutId: string): Promise<Response> {
  const { checkouts, attempts } = options.store;
  const { fields, refusal } = await readFields(checkoutOrder, request);
  if (refusal) return refuse(refusal);
  const known = checkouts.get(checkoutId);
  if (!known) return refuse({ code: 'not_found' });
  if (isOfMember(known) && !options.isSignedIn && !isOrdered(known)) {
    return refuse({ code: 'unauthenticated' });
  }
  const { quote, errors: unpriced } = await priceOf(known.saved, options);
  // Read again: another press may have been first.
  const checkout = checkouts.get(checkoutId) ?? known;
  const { placed, order } = checkout.state;
  const former = attempts.get(placed ?? order?.attemptId ?? '');
  if (former) return answer(former);

  const payment =
    quote && quote.payments.length > 0 ? usablePayment(checkout, options.store, fields.entered) : undefined;
  const errors = quote
    ? (refusalOf(quote.id, fields.quoteId) ??
      (quote.payments.length > 0 && !payment ? { payment: 'required' } : undefined) ??
      (payment?.method === 'bank' && !fields.mandate ? { mandate: 'required' } : undefined))
    : (unpriced ?? { codeOptionAdhesion: 'required' });
  if (!quote || errors) {
    checkouts.set(checkoutId, afterRefusal(checkout, errors ?? {}));
    return refuse({ code: 'invalid_fields', errors: errors ?? {} });
  }
  const giftPath = options.links.gift[fields.locale].replace(':token', mockGiftToken);
  const attemptId = `attempt-${attempts.size + 1}`;
  const people = peopleOf(known.saved);
  const made = { ...placeMockOrder(quote, payment, { attemptId, giftPath, people }), checkoutId };
  attempts.set(made.attempt.attemptId, made);
  checkouts.set(checkoutId, afterAttempt(checkout, made.attempt));
  return answer(made);
}

function refusalOf(present: string, seen: string): Readonly<Record<string, string>> | undefined {
  if (present === seen) return undefined;
  return { quoteId: isSamePrice({ id: present }, { id: seen }) ? 'expired' : 'changed' };
}

function answer({ attempt }: PlacedOrder): Response {
  return HttpResponse.json({ attempt } satisfies OrderAnswer);
}

/** Whether the answers of a checkout have fields for the numbers of a card or an account. */
function hasNumbers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => ['cardNumber', 'cardDate', 'bank'].includes(name) || hasNumbers(inner),
  );
}
