import {
  type ApiClientOptions,
  type CallError,
  checkOrderAttempt,
  createQuote,
  isCallError,
  placeOrder,
} from '@jalon/api-client';
import type { OrderRequest, PaymentReference, QuoteRequest } from '@jalon/api-client/contract';
import { createStore } from 'zustand/vanilla';
import type { SentOrder } from '../checkout-data.ts';
import type { Tokenised } from './payment-port.ts';
import { type PaymentEvent, type PaymentState, paymentBegins, paymentReducer } from './payment-state.ts';

/** Milliseconds between two requests for an attempt whose outcome is open, and their maximum number. */
export const checkDelay = 2_000;
export const checksMaximum = 45;

export type OrderToPay = Omit<OrderRequest, 'quoteId' | 'payment'>;

export interface CheckoutPaymentOptions {
  readonly api?: ApiClientOptions | undefined;
  /**
   * Stores the sent order, so that the next page asks for its outcome instead of paying again; undefined
   * removes it.
   */
  readonly remember?: ((order: SentOrder | undefined) => void) | undefined;
  /** Waits before the next request. Default: {@link checkDelay}. */
  readonly wait?: (() => Promise<void>) | undefined;
}

export interface PayOptions {
  readonly order: OrderToPay;
  /** The card or account, or the gateway’s fields that give one; neither if nothing is due. */
  readonly payment?: PaymentReference | undefined;
  readonly tokenise?: (() => Promise<Tokenised>) | undefined;
}

export type CheckoutPayment = ReturnType<typeof createCheckoutPayment>;

/**
 * One checkout’s payment, without React: its state and its actions. Several presses send one order; while the
 * outcome is open, the API is asked for the attempt by its id, and nothing is charged again.
 */
export function createCheckoutPayment({ api = {}, remember, wait = pause }: CheckoutPaymentOptions = {}) {
  const store = createStore<PaymentState>()(() => paymentBegins);
  let request: QuoteRequest | undefined;
  /** The last request, repeated with the same key if its answer was lost. */
  let sent: { readonly order: OrderRequest; readonly key: string } | undefined;
  let isStopped = false;

  /** Whether the event changed the state. */
  function tell(event: PaymentEvent): boolean {
    const before = store.getState();
    const next = paymentReducer(before, event);
    if (next !== before) store.setState(next, true);
    return next !== before;
  }

  async function quote(asked: QuoteRequest) {
    request = asked;
    if (tell({ type: 'quote' })) await askForQuote();
  }

  async function askForQuote() {
    if (!request) return;
    const asked = request;
    const answer = await createQuote(asked, api);
    // The visitor has made another choice meanwhile.
    if (asked !== request) return askForQuote();
    tell(
      isCallError(answer)
        ? { type: 'notQuoted', errors: answer.errors }
        : { type: 'quoted', quote: answer.quote },
    );
  }

  async function pay({ order, payment, tokenise }: PayOptions) {
    const state = store.getState();
    const paid = state.status === 'ready' || state.status === 'declined' ? state.quote : undefined;
    const isDue = (paid?.payments.length ?? 0) > 0;
    const asksFields = isDue && !payment && tokenise !== undefined;
    if (!paid || !tell({ type: 'pay', tokenise: asksFields })) return;
    let reference = isDue ? payment : undefined;
    if (asksFields) {
      const tokenised = await tokenise();
      if (tokenised.status !== 'tokenised') {
        const generic = tokenised.status === 'invalid' ? 'paymentInvalid' : 'paymentFailed';
        tell({ type: 'notTokenised', errors: { generic } });
        return;
      }
      reference = tokenised.payment;
      tell({ type: 'tokenised' });
    }
    sent = {
      key: newKey(),
      order: { ...order, quoteId: paid.id, ...(reference && { payment: reference }) },
    };
    remember?.({ idempotencyKey: sent.key, quoteId: paid.id });
    await send();
    await follow();
  }

  async function send() {
    if (!sent) return;
    const { order, key } = sent;
    const answer = await placeOrder(order, { ...api, idempotencyKey: key });
    if (!isCallError(answer)) {
      const { attemptId } = answer.attempt;
      remember?.({ idempotencyKey: key, quoteId: order.quoteId, attemptId });
      tell({ type: 'answered', attempt: answer.attempt });
    } else if (isRefusal(answer)) {
      // The API answered that it did not accept the order.
      remember?.(undefined);
      tell({ type: 'refused', errors: answer.errors });
      if (store.getState().status === 'quoting') await askForQuote();
    } else {
      tell({ type: 'lost' });
    }
  }

  /** Asks the API for the state of the attempt. Never charges. */
  async function check() {
    const state = store.getState();
    if (!('attemptId' in state) || state.attemptId === undefined) {
      if (state.status === 'unknown') await send();
      return;
    }
    const answer = await checkOrderAttempt(state.attemptId, api);
    tell(isCallError(answer) ? { type: 'lost' } : { type: 'answered', attempt: answer.attempt });
  }

  /** Repeats the request until the outcome is known, a challenge must be passed, or the maximum is reached. */
  async function follow() {
    for (let asked = 0; asked < checksMaximum && isOpen() && !isStopped; asked += 1) {
      await wait();
      if (isOpen() && !isStopped) await check();
    }
    if (isSettled()) remember?.(undefined);
  }

  const isOpen = () => ['confirming', 'unknown'].includes(store.getState().status);
  const isSettled = () => ['succeeded', 'processing', 'declined'].includes(store.getState().status);

  return {
    store,
    quote,
    pay,
    /** The visitor presses “check again”. */
    async checkAgain() {
      await check();
      await follow();
    },
    /** Continues an order that an earlier page sent: by its attempt, or by sending it again with its key. */
    async resume(
      { attemptId, idempotencyKey, quoteId }: Partial<SentOrder>,
      order?: OrderToPay & { payment?: PaymentReference | undefined },
    ) {
      if (idempotencyKey && quoteId && order) sent = { key: idempotencyKey, order: { ...order, quoteId } };
      if (!attemptId && !sent) return;
      if (!tell({ type: 'resume', attemptId })) return;
      isStopped = false;
      await check();
      await follow();
    },
    /** The visitor leaves the page: no more requests. */
    stop() {
      isStopped = true;
    },
  };
}

/** Whether the API took no order. One with other content may have been taken under the same key. */
function isRefusal({ httpStatus, code }: CallError): boolean {
  return httpStatus >= 400 && httpStatus < 500 && httpStatus !== 429 && code !== 'invalid_idempotency_key';
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, checkDelay));
}

/** 128 random bits as letters: digits alone could look like a card number. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => String.fromCharCode(97 + (byte & 15)))
    .join('');
}
