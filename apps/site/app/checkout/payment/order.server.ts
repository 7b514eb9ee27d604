import { randomBytes } from 'node:crypto';
import {
  type ApiClientOptions,
  type CallError,
  checkOrderAttempt,
  createQuote,
  isCallError,
  placeOrder,
} from '@jalon/api-client';
import type { DeclineReason, OrderAttempt, OrderRequest, Quote } from '@jalon/api-client/contract';
import { contractVersion, orderDetailsOf, quoteRequestOf } from '@jalon/checkout/schemas';
import type { Locale } from '@jalon/i18n';
import { mandateVersion } from '@jalon/membership/legal';
import type { Draft, PendingOrder, SiteState } from '../state/draft.server.ts';

/** The price of the answers so far; undefined before a type is chosen. */
export async function quoteOf(
  { flow, answers }: Pick<Draft, 'flow' | 'answers'>,
  api: ApiClientOptions,
): Promise<Quote | CallError | undefined> {
  const request = quoteRequestOf(flow, answers);
  if (!request) return undefined;
  const answer = await createQuote(request, api);
  return isCallError(answer) ? answer : answer.quote;
}

/** Whether two quotes have the same amounts. Their days differ after midnight, which changes no price. */
export function isSamePrice(one: Quote, other: Quote): boolean {
  const price = ({ lines, priceData, credit, payments, termSelected, codeOptionAdhesion }: Quote) =>
    JSON.stringify([
      lines,
      priceData,
      credit,
      payments.map(({ amount }) => amount),
      termSelected,
      codeOptionAdhesion,
    ]);
  return price(one) === price(other);
}

/** An order for a quote. If the price changed, the previous quote is kept to show the difference. */
export function newOrder(
  fresh: Quote,
  membershipName: PendingOrder['membershipName'],
  former?: PendingOrder,
): PendingOrder {
  const shown = former?.quote ?? former?.before;
  return {
    key: randomBytes(24).toString('base64url'),
    quote: fresh,
    membershipName,
    ...(shown && !isSamePrice(shown, fresh) && { before: shown }),
  };
}

/** In milliseconds: a quote that expires sooner is renewed before the review shows it. */
const leastTimeLeft = 5 * 60_000;

/** Whether the review can still show the order’s quote. An order that may have been received keeps its own. */
export function isFresh(order: PendingOrder): boolean {
  return order.sent === true || (isPlaceable(order) && timeLeft(order) > leastTimeLeft);
}

/**
 * Whether the order can be placed when the visitor confirms the review. The API checks the expiry, because the
 * clock of this process may be wrong.
 */
export const isPlaceable = ({ sent, isStale }: PendingOrder) => sent === true || isStale !== true;

const timeLeft = ({ quote }: PendingOrder) => Date.parse(quote.expiresAt) - Date.now();

export const isNothingDue = ({ payments }: Quote) => payments.length === 0;

/** The versions of the texts that the review shows. */
export const textVersions = { contract: contractVersion, mandate: mandateVersion };

/** Where an order is placed: the language of the accepted texts, and the review, to which the bank returns. */
interface OrderPlace {
  readonly locale: Locale;
  readonly returnPath: string;
}

/** The request that places an order; identical for each repetition. */
function orderRequestOf(
  { flow, answers, site }: Draft,
  order: PendingOrder,
  { locale, returnPath }: OrderPlace,
): OrderRequest {
  const { renewalSelected = true } = answers.stepPayment ?? {};
  const payment = isNothingDue(order.quote) ? undefined : site.payment;
  const { versions = textVersions } = order;
  return {
    quoteId: order.quote.id,
    locale,
    returnPath,
    details: orderDetailsOf(flow, answers),
    ...(payment && { payment }),
    renewalSelected,
    contract: { version: versions.contract, locale },
    ...(order.membershipName && { membershipName: order.membershipName }),
    ...(payment?.method === 'bank' && { mandate: { version: versions.mandate, locale } }),
  };
}

/** Places the order of a draft, or gets its outcome if the API has already received it. */
export async function sendOrder(
  draft: Draft,
  order: PendingOrder,
  place: OrderPlace,
  api: ApiClientOptions,
): Promise<OrderAttempt | CallError> {
  const request = orderRequestOf(draft, order, place);
  const answer = await placeOrder(request, { ...api, idempotencyKey: order.key });
  return isCallError(answer) ? answer : answer.attempt;
}

/** The state of an attempt to pay. */
export async function attemptOf(attemptId: string, api: ApiClientOptions): Promise<OrderAttempt | CallError> {
  const answer = await checkOrderAttempt(attemptId, api);
  return isCallError(answer) ? answer : answer.attempt;
}

export const isPaid = ({ state }: OrderAttempt) => state === 'succeeded' || state === 'processing';

/** Whether an order was sent and its outcome is unknown. */
export const isUnresolved = ({ order }: SiteState) => order?.sent === true;

/** In milliseconds: the shortest time for which a gateway keeps a card or account that was entered (the sandbox). */
const paymentLife = 15 * 60_000;

/** The state after a failed payment: a new order can be placed, with another card or account. */
export function afterDecline(
  {
    order: _order,
    payment: _payment,
    paymentAt,
    hostedPage: _page,
    notPlaced: _notPlaced,
    ...site
  }: SiteState,
  reason: DeclineReason,
) {
  // Gateways only report that they could not process it. Entered again, it works.
  const isLate = paymentAt !== undefined && Date.now() - paymentAt >= paymentLife;
  const declined = reason === 'processingError' && isLate ? 'detailsExpired' : reason;
  return { ...site, declined } satisfies SiteState;
}
