import type { DeclineReason, OrderAttempt, Quote, Receipt } from '@jalon/api-client/contract';
import type { FormErrors } from '@jalon/forms/kit/rules';

/** The state of an attempt to pay. `quote` is the price that the visitor sees. */
export type PaymentState =
  | { readonly status: 'idle'; readonly errors?: FormErrors | undefined }
  | { readonly status: 'quoting'; readonly seen?: Quote | undefined }
  | {
      readonly status: 'ready';
      readonly quote: Quote;
      /** The previous quote, if its total was different: the visitor sees the difference before paying. */
      readonly before?: Quote | undefined;
      /** Why the last press did not pay. */
      readonly errors?: FormErrors | undefined;
    }
  | { readonly status: 'tokenising'; readonly quote: Quote }
  | {
      readonly status: 'confirming';
      readonly quote?: Quote | undefined;
      readonly attemptId?: string | undefined;
    }
  | {
      readonly status: 'challenge';
      readonly quote?: Quote | undefined;
      readonly attemptId: string;
      readonly url: string;
    }
  | {
      readonly status: 'unknown';
      readonly quote?: Quote | undefined;
      readonly attemptId?: string | undefined;
    }
  | { readonly status: 'declined'; readonly quote?: Quote | undefined; readonly reason: DeclineReason }
  | { readonly status: 'succeeded' | 'processing'; readonly receipt: Receipt };

export type PaymentEvent =
  /** A price was requested. */
  | { readonly type: 'quote' }
  | { readonly type: 'quoted'; readonly quote: Quote }
  | { readonly type: 'notQuoted'; readonly errors: FormErrors }
  /** The visitor pressed the button. `tokenise`: the gateway’s fields must answer first. */
  | { readonly type: 'pay'; readonly tokenise: boolean }
  | { readonly type: 'tokenised' }
  | { readonly type: 'notTokenised'; readonly errors: FormErrors }
  /** The API reported the state of the attempt. */
  | { readonly type: 'answered'; readonly attempt: OrderAttempt }
  /** The API did not accept an order: nothing was charged. */
  | { readonly type: 'refused'; readonly errors: FormErrors }
  /** No answer: something may have been charged. */
  | { readonly type: 'lost' }
  /** The page continues an order that an earlier page sent. */
  | { readonly type: 'resume'; readonly attemptId?: string | undefined };

export const paymentBegins: PaymentState = { status: 'idle' };

/**
 * The next state of an attempt to pay. An unexpected event changes nothing: a second press during
 * a payment, or a late answer after the outcome.
 */
export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (state.status) {
    case 'idle':
      if (event.type === 'quote') return { status: 'quoting' };
      return event.type === 'resume' ? { status: 'unknown', attemptId: event.attemptId } : state;
    case 'quoting':
      if (event.type === 'quoted') return ready(event.quote, state.seen);
      return event.type === 'notQuoted' ? { status: 'idle', errors: event.errors } : state;
    case 'ready':
    case 'declined':
      if (event.type === 'quote') return { status: 'quoting', seen: state.quote };
      if (event.type !== 'pay' || !state.quote) return state;
      return { status: event.tokenise ? 'tokenising' : 'confirming', quote: state.quote };
    case 'tokenising':
      if (event.type === 'tokenised') return { status: 'confirming', quote: state.quote };
      return event.type === 'notTokenised'
        ? { status: 'ready', quote: state.quote, errors: event.errors }
        : state;
    case 'confirming':
    case 'challenge':
    case 'unknown':
      return whileOpen(state, event);
    case 'succeeded':
    case 'processing':
      return state;
  }
}

type Open = Extract<PaymentState, { status: 'confirming' | 'challenge' | 'unknown' }>;

function whileOpen(state: Open, event: PaymentEvent): PaymentState {
  const { quote, attemptId } = state;
  switch (event.type) {
    case 'answered':
      return outcome(event.attempt, quote);
    case 'lost':
      return state.status === 'challenge' ? state : { status: 'unknown', quote, attemptId };
    case 'refused':
      // An earlier send of this order may have been accepted: only the API knows.
      if (state.status !== 'confirming' || attemptId !== undefined || !quote) return state;
      return event.errors.quoteId === undefined
        ? { status: 'ready', quote, errors: event.errors }
        : { status: 'quoting', seen: quote };
    default:
      return state;
  }
}

function outcome(attempt: OrderAttempt, quote: Quote | undefined): PaymentState {
  const { attemptId, state, challengeUrl, reason = 'declined', receipt } = attempt;
  switch (state) {
    case 'succeeded':
    case 'processing':
      return receipt ? { status: state, receipt } : { status: 'unknown', quote, attemptId };
    case 'declined':
      return { status: state, quote, reason };
    case 'challenge':
      return challengeUrl
        ? { status: state, quote, attemptId, url: challengeUrl }
        : { status: 'unknown', quote, attemptId };
    case 'confirming':
    case 'unknown':
      return { status: state, quote, attemptId };
  }
}

/** A quote whose total differs from the displayed one stops the payment. */
function ready(quote: Quote, seen: Quote | undefined): PaymentState {
  const changed = seen && !samePayments(seen, quote);
  return { status: 'ready', quote, ...(changed && { before: seen }) };
}

function samePayments(one: Quote, other: Quote): boolean {
  return (
    one.priceData.totalYear === other.priceData.totalYear &&
    one.priceData.firstPaymentAmount === other.priceData.firstPaymentAmount &&
    one.termSelected === other.termSelected
  );
}
