import type {
  Checkout,
  CheckoutOrder,
  DeclineReason,
  PaymentReference,
  Quote,
} from '@jalon/api-client/contract';
import { fieldOfError } from '@jalon/checkout/schemas';
import type { DraftState } from '../../platform/drafts/draft-store.ts';

/** An order of a checkout that is being placed. The answers of the checkout are its details, and can't change meanwhile. */
export interface NotedOrder extends Pick<CheckoutOrder, 'locale' | 'returnPath' | 'contract' | 'mandate'> {
  /** The id of its row: the order is placed once, however often it is sent. */
  readonly id: string;
  /** The price that the person saw. An order that a former release noted has none, and is reviewed again. */
  readonly quote?: Quote | undefined;
  /** Absent when nothing is due. */
  readonly payment?: PaymentReference | undefined;
  /** The gateway's page on which its card or account was typed. */
  readonly hostedPage?: string | undefined;
  /** Written in the transaction that starts the attempt. Absent: there is none. */
  readonly attemptId?: string | undefined;
}

/** The part of a checkout that the API writes: price, payment and order. Encrypted together with the host's part. */
export interface CheckoutState
  extends DraftState,
    Pick<Checkout, 'quote' | 'before' | 'placed' | 'errors' | 'notPlaced' | 'declined'> {
  readonly payment?: PaymentReference | undefined;
  /** The gateway's page that was made for this checkout, and the secret of the address to which it leads back. */
  readonly hostedPage?: string | undefined;
  readonly entered?: string | undefined;
  /** When `payment` was entered or `hostedPage` was made, in milliseconds. */
  readonly paymentAt?: number | undefined;
  readonly order?: NotedOrder | undefined;
}

/** Whether an order of the checkout is being paid or is paid: its answers can't change any more. */
export const isOrdered = ({ order, placed }: CheckoutState) => order !== undefined || placed !== undefined;

export interface SavedAnswers {
  /** The signed-in member, in the flows of members. */
  readonly owner: string | undefined;
  /** A card or account that was just entered. */
  readonly payment: PaymentReference | undefined;
  /** How the answers say that the order is paid. */
  readonly method: PaymentReference['method'];
  readonly quote: Quote | undefined;
  /** Whether the payment step was done before: the price of the former answers was reviewed. */
  readonly wasReviewed: boolean;
  /** In milliseconds. */
  readonly now: number;
}

/** The state after other answers were saved. */
export function afterSave(state: CheckoutState, saved: SavedAnswers): CheckoutState {
  const { errors: _, notPlaced: __, resumed: ___, declined, ...kept } = state;
  const isEntered = saved.payment !== undefined;
  const payment = isEntered ? saved.payment : kept.payment;
  return {
    ...kept,
    owner: saved.owner ?? kept.owner,
    payment: payment?.method === saved.method ? payment : undefined,
    hostedPage: isEntered ? undefined : kept.hostedPage,
    entered: isEntered ? undefined : kept.entered,
    paymentAt: isEntered ? saved.now : kept.paymentAt,
    declined: isEntered ? undefined : declined,
    quote: saved.quote,
    before: (saved.wasReviewed && kept.quote) || kept.before,
  };
}

/** The state after a page of the gateway was made for another card or account. */
export function afterPage(
  state: CheckoutState,
  page: { readonly hostedPage: string; readonly entered: string; readonly now: number },
): CheckoutState {
  const { payment: _, errors: __, notPlaced: ___, declined: ____, ...kept } = state;
  return { ...kept, hostedPage: page.hostedPage, entered: page.entered, paymentAt: page.now };
}

/** The state with an order that is about to be placed, by the signed-in member in the flows of members. */
export function withOrder(
  { errors: _, notPlaced: __, ...kept }: CheckoutState,
  order: NotedOrder,
  owner: string | undefined,
): CheckoutState {
  return { ...kept, owner: owner ?? kept.owner, order };
}

/** The state after its order was refused: with the errors at fields, or why it was not placed. */
export function afterRefusal(
  { order: _, errors: __, notPlaced: ___, ...kept }: CheckoutState,
  errors: Readonly<Record<string, string>>,
): CheckoutState {
  const { quoteId } = errors;
  const names = Object.keys(errors);
  if (quoteId !== undefined || names.every((name) => fieldOfError(name).step === 'review')) {
    return { ...kept, notPlaced: quoteId === 'expired' || quoteId === 'used' ? quoteId : 'changed' };
  }
  const isPaymentRefused = errors.payment !== 'required' && names.some((name) => /^payment\b/.test(name));
  return { ...(isPaymentRefused ? withoutPayment(kept) : kept), errors };
}

/** In milliseconds: the shortest time for which a gateway keeps a card or account that was entered (the sandbox). */
const paymentLife = 15 * 60_000;

/** The state after a declined payment: another order can be placed, with another card or account. */
export function afterDecline(
  { order: _, errors: __, notPlaced: ___, ...kept }: CheckoutState,
  reason: DeclineReason,
  now: number,
): CheckoutState {
  // Gateways only report that they could not process it. Entered again, it works.
  const isLate = kept.paymentAt !== undefined && now - kept.paymentAt >= paymentLife;
  const declined = reason === 'processingError' && isLate ? 'detailsExpired' : reason;
  return { ...withoutPayment(kept), declined };
}

/** The state after its order was paid, or accepted by the bank. */
export function afterPayment({ owner }: CheckoutState, attemptId: string): CheckoutState {
  return { owner, placed: attemptId };
}

function withoutPayment({
  payment: _,
  paymentAt: __,
  hostedPage: ___,
  entered: ____,
  ...kept
}: CheckoutState): CheckoutState {
  return kept;
}
