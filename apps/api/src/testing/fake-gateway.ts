import type { DeclineReason, PaymentReference, Receipt } from '@jalon/api-client/contract';
import type {
  ChargeOutcome,
  ChargeRequest,
  Gateway,
  GatewayDispute,
  NewHostedPage,
  RefundState,
  ReportLine,
} from '../features/payments/index.ts';

/** The fake gateway’s outcomes, by token or saved method. */
export const tokens = {
  succeeds: 'tok_succeeds',
  declined: 'tok_declined',
  challenge: 'tok_challenge',
  /** The money is taken, but the answer is lost. */
  answerLost: 'tok_answer_lost',
  /** The charge does not reach the gateway. */
  neverReceived: 'tok_never_received',
  /** A debit that takes days. */
  processing: 'tok_processing',
  /** The gateway throws instead of answering. */
  broken: 'tok_broken_gateway',
} as const;

interface Charge {
  readonly amount: number;
  /** The page to which a challenge returns. */
  readonly returnUrl?: string;
  outcome: ChargeOutcome;
}

export interface FakeGateway extends Gateway {
  /** The charges that it received, once for each attempt. */
  readonly charges: ReadonlyMap<string, Charge>;
  /** The calls of `charge`. */
  readonly requests: ChargeRequest[];
  /** Calls of `charge` and `chargeLater`, repeated ones included. */
  readonly calls: { count: number };
  readonly refunds: ReadonlyMap<string, number>;
  /** Cents taken, and neither refunded, held by a bank, kept nor paid out by it. */
  balance(): number;
  /** Changes the outcome of a charge, as a bank may do later. */
  decide(attemptId: string, state: 'succeeded' | 'declined'): void;
  /** Runs before each answer to a charge, after the money is taken. */
  beforeAnswer: (attemptId: string) => Promise<void>;
  /** While true, refunds get no answer. */
  losesRefunds: boolean;
  /** How long its challenges are valid. */
  challengeMinutes: number;
  /** The outcome of later payments. */
  later: ChargeOutcome['state'];
  /** The saved methods of later payments, in order. */
  readonly chargedLater: string[];
  /** The hosted pages, by their ids. */
  readonly pages: ReadonlyMap<string, Pick<NewHostedPage, 'returnPath' | 'savedFor'>>;
  /** What it says of each card or account that it charges. */
  label: Receipt['payment'];
  /** What a person typed on the hosted page. */
  page: PaymentReference | undefined;
  /** Disputes by their ids. */
  readonly disputes: Map<string, GatewayDispute>;
  /** The lines of its report. */
  readonly lines: ReportLine[];
  /** How it executes refunds, those that were made too. */
  refundState: RefundState;
  /** The saved methods that were detached, in order. */
  readonly detached: string[];
  /** While true, requests to detach get no answer. */
  losesDetachments: boolean;
}

/** An in-memory gateway, for tests of its callers. */
export function fakeGateway(): FakeGateway {
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, number>();
  const calls = { count: 0 };
  const pages = new Map<string, Pick<NewHostedPage, 'returnPath' | 'savedFor'>>();

  const declined = (reason: DeclineReason, retryable = true): ChargeOutcome => ({
    state: 'declined',
    reason,
    retryable,
  });
  const taken = (attemptId: string): ChargeOutcome => ({
    state: 'succeeded',
    gatewayId: `pay_${attemptId}`,
    label: gateway.label,
    savedMethod: 'saved_method',
  });

  function outcomeOf(attemptId: string, token: string): ChargeOutcome {
    const gatewayId = `pay_${attemptId}`;
    if (token === tokens.declined) return declined('insufficientFunds');
    if (token === tokens.processing) {
      return { state: 'processing', gatewayId, label: gateway.label, savedMethod: 'saved_method' };
    }
    if (token === tokens.challenge) {
      const challengeUrl = `https://bank.example/challenge/${attemptId}`;
      return { state: 'challenge', gatewayId, challengeUrl, validMinutes: gateway.challengeMinutes };
    }
    return taken(attemptId);
  }

  const gateway: FakeGateway = {
    settings: { gateway: 'sandbox', methods: ['card', 'bank'], origin: 'http://127.0.0.1:3002' },
    charges,
    refunds,
    requests: [],
    calls,
    pages,
    beforeAnswer: async () => {},
    losesRefunds: false,
    challengeMinutes: 60,
    later: 'succeeded',
    chargedLater: [],
    label: undefined,
    page: undefined,
    disputes: new Map(),
    lines: [],
    refundState: 'refunded',
    detached: [],
    losesDetachments: false,
    balance() {
      const sum = <One>(all: readonly One[], cents: (one: One) => number) =>
        all.reduce((total, one) => total + cents(one), 0);
      const all = [...charges.values()].filter(({ outcome }) =>
        ['succeeded', 'processing'].includes(outcome.state),
      );
      const held = [...gateway.disputes.values()].filter(
        ({ state, gatewayId }) =>
          (state === 'open' || state === 'lost') && charges.has(gatewayId.replace('pay_', '')),
      );
      const moved = gateway.lines.filter(({ kind }) => ['payout', 'fee', 'other'].includes(kind));
      return (
        sum(all, ({ amount }) => amount) -
        sum([...refunds.values()], (cents) => cents) -
        sum(held, ({ cents }) => cents) +
        sum(moved, ({ cents }) => cents) -
        sum(gateway.lines, ({ feeCents }) => feeCents)
      );
    },
    decide(attemptId, state) {
      const charge = charges.get(attemptId);
      if (!charge) throw new Error(`No charge ${attemptId}`);
      charge.outcome = state === 'succeeded' ? taken(attemptId) : declined('authenticationFailed', false);
    },
    async charge(request) {
      const { attemptId, amount, returnUrl, payment } = request;
      const { token } = payment;
      gateway.requests.push(request);
      calls.count += 1;
      if (token === tokens.neverReceived) return { state: 'unknown' };
      const charge = charges.get(attemptId) ?? { amount, returnUrl, outcome: outcomeOf(attemptId, token) };
      charges.set(attemptId, charge);
      await gateway.beforeAnswer(attemptId);
      if (token === tokens.broken) throw new Error('socket hang up');
      return token === tokens.answerLost ? { state: 'unknown' } : charge.outcome;
    },
    async chargeLater({ attemptId, amount, savedMethod }) {
      calls.count += 1;
      gateway.chargedLater.push(savedMethod);
      const outcomes: Partial<Record<ChargeOutcome['state'], ChargeOutcome>> = {
        declined: declined('insufficientFunds'),
        processing: { state: 'processing', gatewayId: `pay_${attemptId}` },
      };
      const outcome = outcomes[gateway.later] ?? taken(attemptId);
      const charge = charges.get(attemptId) ?? { amount, outcome };
      charges.set(attemptId, charge);
      return gateway.later === 'unknown' ? { state: 'unknown' } : charge.outcome;
    },
    save: async ({ id, payment: { token } }) =>
      token === tokens.declined
        ? { state: 'declined', reason: 'expiredCard' }
        : { state: 'saved', savedMethod: `saved_${id}` },
    check: async (attemptId) => charges.get(attemptId)?.outcome ?? declined('processingError'),
    async refund({ refundId, amount }) {
      if (gateway.losesRefunds) return 'unknown';
      if (gateway.refundState === 'refunded') refunds.set(refundId, amount);
      else refunds.delete(refundId);
      return gateway.refundState;
    },
    async detach(savedMethod) {
      if (gateway.losesDetachments) return 'unknown';
      gateway.detached.push(savedMethod);
      return 'detached';
    },
    dispute: async (id) => gateway.disputes.get(id),
    report: async ({ from, to }) => gateway.lines.filter(({ at }) => at >= from && at < to),
    async createHostedPage({ savedFor, returnPath }) {
      const id = `page_${pages.size + 1}_of_the_gateway`;
      pages.set(id, { savedFor, returnPath });
      return { id, url: `http://127.0.0.1:3002/pages/${id}` };
    },
    hostedPage: async (id) =>
      gateway.page && { state: 'complete', payment: gateway.page, savedFor: pages.get(id)?.savedFor },
    readEvent: () => undefined,
  };
  return gateway;
}
