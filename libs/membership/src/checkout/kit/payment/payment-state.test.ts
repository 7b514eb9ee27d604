import type { OrderAttempt, Receipt } from '@jalon/api-client/contract';
import { describe, expect, it } from 'vitest';
import { monthlyQuote, sampleQuote } from '../../testing/sample-checkout.ts';
import { type PaymentEvent, type PaymentState, paymentReducer } from './payment-state.ts';

const quote = sampleQuote;
const dearer = {
  ...quote,
  id: 'quote-3',
  priceData: { ...quote.priceData, totalYear: 17_000, firstPaymentAmount: 17_000 },
};
const renewed = { ...quote, id: 'quote-4' };
const receipt: Receipt = {
  orderNumber: '1',
  placedAt: '2026-11-23T15:00:00Z',
  quote,
  priceData: quote.priceData,
};
const attemptId = 'attempt-1';
const url = 'https://bank.example/challenge';
const attempt = (changes: Partial<OrderAttempt>): OrderAttempt => ({
  attemptId,
  state: 'unknown',
  ...changes,
});

const states = {
  idle: { status: 'idle' },
  quoting: { status: 'quoting' },
  requoting: { status: 'quoting', seen: quote },
  ready: { status: 'ready', quote },
  tokenising: { status: 'tokenising', quote },
  confirming: { status: 'confirming', quote },
  confirmingAttempt: { status: 'confirming', quote, attemptId },
  challenge: { status: 'challenge', quote, attemptId, url },
  unknown: { status: 'unknown', quote, attemptId },
  unanswered: { status: 'unknown', quote, attemptId: undefined },
  declined: { status: 'declined', quote, reason: 'declined' },
  succeeded: { status: 'succeeded', receipt },
  processing: { status: 'processing', receipt },
} as const satisfies Record<string, PaymentState>;

const events = {
  quote: { type: 'quote' },
  quoted: { type: 'quoted', quote },
  quotedDearer: { type: 'quoted', quote: dearer },
  notQuoted: { type: 'notQuoted', errors: { promoCode: 'expired' } },
  pay: { type: 'pay', tokenise: false },
  payWithFields: { type: 'pay', tokenise: true },
  tokenised: { type: 'tokenised' },
  notTokenised: { type: 'notTokenised', errors: { generic: 'paymentInvalid' } },
  answeredSucceeded: { type: 'answered', attempt: attempt({ state: 'succeeded', receipt }) },
  answeredProcessing: { type: 'answered', attempt: attempt({ state: 'processing', receipt }) },
  answeredDeclined: { type: 'answered', attempt: attempt({ state: 'declined', reason: 'expiredCard' }) },
  answeredChallenge: { type: 'answered', attempt: attempt({ state: 'challenge', challengeUrl: url }) },
  answeredConfirming: { type: 'answered', attempt: attempt({ state: 'confirming' }) },
  answeredUnknown: { type: 'answered', attempt: attempt({ state: 'unknown' }) },
  refusedQuote: { type: 'refused', errors: { quoteId: 'changed' } },
  refusedField: { type: 'refused', errors: { 'details.address.city': 'required' } },
  lost: { type: 'lost' },
  resume: { type: 'resume', attemptId },
} as const satisfies Record<string, PaymentEvent>;

type StateName = keyof typeof states;
type EventName = keyof typeof events;

const answers: Partial<Record<EventName, PaymentState>> = {
  answeredSucceeded: states.succeeded,
  answeredProcessing: states.processing,
  answeredDeclined: { status: 'declined', quote, reason: 'expiredCard' },
  answeredChallenge: states.challenge,
  answeredConfirming: states.confirmingAttempt,
  answeredUnknown: states.unknown,
};

/** Every change of state; any other event changes nothing. */
const changes: Record<StateName, Partial<Record<EventName, PaymentState>>> = {
  idle: { quote: states.quoting, resume: { status: 'unknown', attemptId } },
  quoting: {
    quoted: states.ready,
    quotedDearer: { status: 'ready', quote: dearer },
    notQuoted: { status: 'idle', errors: { promoCode: 'expired' } },
  },
  requoting: {
    quoted: states.ready,
    quotedDearer: { status: 'ready', quote: dearer, before: quote },
    notQuoted: { status: 'idle', errors: { promoCode: 'expired' } },
  },
  ready: { quote: states.requoting, pay: states.confirming, payWithFields: states.tokenising },
  tokenising: {
    tokenised: states.confirming,
    notTokenised: { status: 'ready', quote, errors: { generic: 'paymentInvalid' } },
  },
  confirming: {
    ...answers,
    refusedQuote: states.requoting,
    refusedField: { status: 'ready', quote, errors: { 'details.address.city': 'required' } },
    lost: states.unanswered,
  },
  // The first request started an attempt: a rejected repetition does not change it.
  confirmingAttempt: { ...answers, lost: states.unknown },
  challenge: answers,
  unknown: { ...answers, lost: states.unknown },
  unanswered: { ...answers, lost: states.unanswered },
  declined: { quote: states.requoting, pay: states.confirming, payWithFields: states.tokenising },
  succeeded: {},
  processing: {},
};

describe.each(Object.keys(states) as StateName[])('in the state %s', (stateName) => {
  it.each(Object.keys(events) as EventName[])('the event %s', (eventName) => {
    const state = states[stateName];
    const expected = changes[stateName][eventName] ?? state;
    expect(paymentReducer(state, events[eventName])).toEqual(expected);
  });
});

it('a quote that only got another id is not a change', () => {
  expect(paymentReducer(states.requoting, { type: 'quoted', quote: renewed })).toEqual({
    status: 'ready',
    quote: renewed,
  });
});

it('another term with the same total is a change: other payments are due', () => {
  expect(paymentReducer(states.requoting, { type: 'quoted', quote: monthlyQuote })).toMatchObject({
    before: quote,
  });
});

it.each(['succeeded', 'challenge'] as const)(
  'an answer %s without what belongs to it is an open one',
  (state) => {
    expect(paymentReducer(states.confirming, { type: 'answered', attempt: attempt({ state }) })).toEqual(
      states.unknown,
    );
  },
);
