import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type CheckoutOrder,
  checkoutOrder,
  isSamePrice,
  type OrderRequest,
} from '@jalon/api-client/contract';
import { orderDetailsOf } from '@jalon/checkout/schemas';
import { ApiError } from '../../../platform/server/errors.ts';
import { readBody } from '../../../platform/server/read-body.ts';
import {
  afterRefusal,
  answersOf,
  type CheckoutState,
  isOrdered,
  isOthers,
  type KeptCheckout,
  type NotedOrder,
  paymentChoicesIn,
  paymentOf,
  priceCheckout,
  withOrder,
} from '../../checkouts/index.ts';
import { previewOf, type StoreQuote } from '../../quotes/index.ts';
import { type PlaceOptions, placeOrder } from './place-order.ts';

export interface PlaceCheckoutOptions extends PlaceOptions {
  readonly storeQuote: StoreQuote;
}

/** A press on Pay. */
export interface CheckoutCall {
  /** The secret id of the checkout. */
  readonly secret: string;
  readonly body: unknown;
  /** From the session, if there is one. */
  readonly memberNumber: string | undefined;
  /** The IP address, stored with the acceptances. */
  readonly ip: string;
}

type Errors = Readonly<Record<string, string>>;

/**
 * Places the order of a checkout, and resolves with its attempt. The order is noted in the checkout before it is placed, and removed
 * only if it was refused: after a lost answer or a crash, the next press sends the same order.
 * @throws ApiError `invalid_fields` with errors that the checkout then has too
 */
export async function placeCheckout(options: PlaceCheckoutOptions, call: CheckoutCall): Promise<string> {
  const request = readBody(checkoutOrder, call.body);
  const kept = await options.checkouts.find(call.secret);
  if (!kept || isOthers(kept, call.memberNumber)) throw new ApiError('not_found');
  const { placed, order } = isOrdered(kept.state)
    ? kept.state
    : await noteOrder(options, call, kept, request);
  const attemptId = placed ?? order?.attemptId;
  if (attemptId !== undefined) return attemptId;
  if (!order) throw new Error('The order was not noted');
  return sendOrder(options, call, kept.rowId, order);
}

type NewOrder =
  | { readonly kind: 'order'; readonly order: NotedOrder; readonly owner: string | undefined }
  | { readonly kind: 'refused'; readonly errors: Errors };

const refused = (errors: Errors): NewOrder => ({ kind: 'refused', errors });

/**
 * Prices a checkout and notes its order, under the row's lock: of simultaneous presses, the first one's order counts. Returns the
 * state with an order.
 * @throws ApiError
 */
async function noteOrder(
  options: PlaceCheckoutOptions,
  { secret, memberNumber }: CheckoutCall,
  kept: KeptCheckout,
  request: CheckoutOrder,
): Promise<CheckoutState> {
  const { database, checkouts } = options;
  const made = await makeOrder(options, kept, request, memberNumber);
  const noted = await database.transaction(async (transaction) => {
    const current = await checkouts.lock(transaction, secret);
    if (!current) throw new ApiError('not_found');
    if (isOrdered(current.state)) return { state: current.state };
    const result = refusalSince(current, kept) ?? made;
    const state =
      result.kind === 'order'
        ? withOrder(current.state, result.order, result.owner)
        : afterRefusal(current.state, result.errors);
    await checkouts.write(transaction, { ...current, state });
    return { state, errors: result.kind === 'refused' ? result.errors : undefined };
  });
  if (noted.errors) throw new ApiError('invalid_fields', { errors: noted.errors });
  return noted.state;
}

/** The order of a checkout for its present price, or why there is none. Stores its quote. */
async function makeOrder(
  options: PlaceCheckoutOptions,
  kept: KeptCheckout,
  { quoteId, locale, returnPath, contract, mandate, entered }: CheckoutOrder,
  signedIn: string | undefined,
): Promise<NewOrder> {
  const { checkout } = kept;
  const price = await priceCheckout(options.pricing, checkout, signedIn);
  if (price.kind === 'refused') return refused(price.errors);
  const answers = answersOf(checkout.data);
  if (price.kind === 'unpriced' || !answers) return refused({ codeOptionAdhesion: 'required' });
  const shown = previewOf(price.price.priced);
  if (shown.id !== quoteId) {
    return refused({ quoteId: isSamePrice(shown, { id: quoteId }) ? 'expired' : 'changed' });
  }
  const isDue = shown.payments.length > 0;
  const payment = isDue ? await paymentOf(kept, options.gateway) : undefined;
  const isFromPage = kept.state.payment === undefined;
  // Someone else may have typed it: only the gateway's page leads back with the secret.
  if (isDue && (!payment || (isFromPage && !isSecret(entered, kept.state.entered))))
    return refused({ payment: 'required' });
  const stored = await options.storeQuote(price.price);
  const request: OrderRequest = {
    quoteId: stored.id,
    locale,
    returnPath,
    details: orderDetailsOf(checkout.flow, answers),
    ...(payment && { payment }),
    renewalSelected: paymentChoicesIn(checkout).renewalSelected,
    contract,
    ...(payment?.method === 'bank' && mandate && { mandate }),
  };
  const key = randomBytes(24).toString('base64url');
  const hostedPage = payment && isFromPage ? kept.state.hostedPage : undefined;
  return { kind: 'order', order: { key, request, hostedPage }, owner: price.price.memberNumber };
}

function isSecret(given: string | undefined, secret: string | undefined): boolean {
  if (given === undefined || secret === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** The refusal of an order whose checkout has changed since it was read; undefined if it has not. */
function refusalSince(current: KeptCheckout, former: KeptCheckout): NewOrder | undefined {
  const ordered = ({ checkout, state: { payment, hostedPage } }: KeptCheckout) => [
    checkout,
    payment,
    hostedPage,
  ];
  if (isDeepStrictEqual(ordered(current), ordered(former))) return undefined;
  // The payment of a simultaneous press was declined.
  const isDeclined = current.state.declined !== undefined && former.state.declined === undefined;
  return refused(isDeclined ? { payment: 'required' } : { quoteId: 'changed' });
}

/** Places a noted order. Refused, it is removed; after any other failure it stays, because it may have been placed. */
async function sendOrder(
  options: PlaceCheckoutOptions,
  { secret, memberNumber, ip }: CheckoutCall,
  checkoutId: string,
  { key, request, hostedPage }: NotedOrder,
): Promise<string> {
  try {
    const call = { body: request, idempotencyKey: key, memberNumber, ip, checkoutId, hostedPage };
    return await placeOrder(options, call);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid_fields') throw error;
    const attemptId = await removeOrder(options, secret, key, error.errors ?? {});
    if (attemptId === undefined) throw error;
    return attemptId;
  }
}

/** Removes a refused order, unless a simultaneous press has placed it: then resolves with its attempt. */
async function removeOrder(
  { database, checkouts }: PlaceCheckoutOptions,
  secret: string,
  key: string,
  errors: Errors,
): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    const kept = await checkouts.lock(transaction, secret);
    if (kept?.state.placed !== undefined) return kept.state.placed;
    const order = kept?.state.order;
    if (!kept || order?.key !== key || order.attemptId !== undefined) return order?.attemptId;
    await checkouts.write(transaction, { ...kept, state: afterRefusal(kept.state, errors) });
    return undefined;
  });
}
