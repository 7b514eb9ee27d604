import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type CheckoutOrder, isSamePrice, quoteMinutes } from '@jalon/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import {
  afterRefusal,
  isOrdered,
  isOthers,
  type KeptCheckout,
  type NotedOrder,
  paymentOf,
  priceCheckout,
  withOrder,
} from '../../checkouts/index.ts';
import { previewOf } from '../../quotes/index.ts';
import { paymentAttempts } from '../orders.tables.ts';
import { type PlaceOptions, placeOrder } from './place-order.ts';

/** A press on Pay. */
export interface CheckoutCall {
  /** The secret id of the checkout. */
  readonly secret: string;
  readonly request: CheckoutOrder;
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
export async function placeCheckout(options: PlaceOptions, call: CheckoutCall): Promise<string> {
  const found = await options.checkouts.find(call.secret);
  if (!found || isOthers(found, call.memberNumber)) throw new ApiError('not_found');
  const kept = isOrdered(found.state) ? found : await noteOrder(options, call, found);
  const { placed, order } = kept.state;
  const attemptId = placed ?? order?.attemptId;
  if (attemptId !== undefined) return attemptId;
  if (!order) throw new Error('The order was not noted');
  return sendOrder(options, call, kept, order);
}

type NewOrder =
  | { readonly kind: 'order'; readonly order: NotedOrder; readonly owner: string | undefined }
  | { readonly kind: 'refused'; readonly errors: Errors };

const refused = (errors: Errors): NewOrder => ({ kind: 'refused', errors });

/**
 * Prices a checkout and notes its order, under the row's lock: of simultaneous presses, the first one's order counts. Returns the
 * checkout with an order.
 * @throws ApiError
 */
async function noteOrder(
  options: PlaceOptions,
  { secret, request, memberNumber }: CheckoutCall,
  kept: KeptCheckout,
): Promise<KeptCheckout> {
  const { database, checkouts } = options;
  const made = await makeOrder(options, kept, request, memberNumber);
  const noted = await database.transaction(async (transaction) => {
    const current = await checkouts.lock(transaction, secret);
    if (!current) throw new ApiError('not_found');
    if (isOrdered(current.state)) return { kept: current };
    const result = refusalSince(current, kept) ?? made;
    const state =
      result.kind === 'order'
        ? withOrder(current.state, result.order, result.owner)
        : afterRefusal(current.state, result.errors);
    const changed = { ...current, state };
    await checkouts.write(transaction, changed);
    return { kept: changed, errors: result.kind === 'refused' ? result.errors : undefined };
  });
  if (noted.errors) throw new ApiError('invalid_fields', { errors: noted.errors });
  if (isOthers(noted.kept, memberNumber)) throw new ApiError('not_found');
  return noted.kept;
}

/** The order of a checkout for its present price, or why there is none. */
async function makeOrder(
  options: PlaceOptions,
  kept: KeptCheckout,
  { quoteId, locale, returnPath, contract, mandate, entered }: CheckoutOrder,
  signedIn: string | undefined,
): Promise<NewOrder> {
  const price = await priceCheckout(options.pricing, kept.checkout, signedIn);
  if (price.kind === 'refused') return refused(price.errors);
  if (price.kind === 'unpriced') return refused({ codeOptionAdhesion: 'required' });
  const shown = previewOf(price.priced);
  if (shown.id !== quoteId) {
    return refused({ quoteId: isSamePrice(shown, { id: quoteId }) ? 'expired' : 'changed' });
  }
  const isDue = shown.payments.length > 0;
  const payment = isDue ? await paymentOf(kept, options.gateway) : undefined;
  const isFromPage = kept.state.payment === undefined;
  // Someone else may have typed it: only the gateway's page leads back with the secret.
  if (isDue && (!payment || (isFromPage && !isSecret(entered, kept.state.entered))))
    return refused({ payment: 'required' });
  const order: NotedOrder = {
    id: randomUUID(),
    quote: { ...shown, expiresAt: await quoteExpiry(options.database) },
    locale,
    returnPath,
    payment,
    hostedPage: payment && isFromPage ? kept.state.hostedPage : undefined,
    contract,
    mandate: payment?.method === 'bank' ? mandate : undefined,
  };
  return { kind: 'order', order, owner: price.memberNumber };
}

/** By the clock of the database, which also dates the orders and ends of memberships that a quote may not include. */
async function quoteExpiry({ pool }: Database): Promise<string> {
  const text = 'SELECT now() + make_interval(mins => $1) AS at';
  const { rows } = await pool.query<{ at: Date }>(text, [quoteMinutes]);
  if (!rows[0]) throw new Error('The database has no clock');
  return rows[0].at.toISOString();
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
  options: PlaceOptions,
  { memberNumber, ip }: CheckoutCall,
  kept: KeptCheckout,
  order: NotedOrder,
): Promise<string> {
  try {
    return await placeOrder(options, { kept, order, memberNumber, ip });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'invalid_fields')
      await removeOrder(options, kept.secret, order.id, error.errors ?? {});
    // A simultaneous press may have been first, and its attempt the reason for the refusal.
    const attemptId = await attemptOfOrder(options.database, order.id);
    if (attemptId === undefined) throw error;
    return attemptId;
  }
}

/** The attempt of an order of a checkout, if it was placed. */
async function attemptOfOrder({ db }: Database, orderId: string): Promise<string | undefined> {
  const { id, orderId: ofOrder, scheduledPaymentId } = paymentAttempts;
  const isOfOrder = and(eq(ofOrder, orderId), isNull(scheduledPaymentId));
  const [found] = await db.select({ id }).from(paymentAttempts).where(isOfOrder);
  return found?.id;
}

/** Removes a refused order, unless a simultaneous press has placed or replaced it. */
async function removeOrder(
  { database, checkouts }: PlaceOptions,
  secret: string,
  orderId: string,
  errors: Errors,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const kept = await checkouts.lock(transaction, secret);
    const order = kept?.state.order;
    if (!kept || order?.id !== orderId || order.attemptId !== undefined) return;
    await checkouts.write(transaction, { ...kept, state: afterRefusal(kept.state, errors) });
  });
}
