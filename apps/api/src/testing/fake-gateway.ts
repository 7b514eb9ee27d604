import type { DeclineReason, PaymentReference, Receipt } from '@jalon/api-client/contract';
import type {
  ChargeOutcome,
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
  /** Calls of `charge` and `chargeLater`, repeated ones included. */
  readonly calls: { count: number };
  readonly refunds: ReadonlyMap<string, number>;
  /** Cents taken and not refunded. */
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
      const all = [...charges.values()].filter(({ outcome }) =>
        ['succeeded', 'processing'].includes(outcome.state),
      );
      const back = [...refunds.values()].reduce((sum, cents) => sum + cents, 0);
      const held = [...gateway.disputes.values()]
        .filter(({ state }) => state === 'open' || state === 'lost')
        .reduce((sum, { cents }) => sum + cents, 0);
      return all.reduce((sum, { amount }) => sum + amount, 0) - back - held;
    },
    decide(attemptId, state) {
      const charge = charges.get(attemptId);
      if (!charge) throw new Error(`No charge ${attemptId}`);
      charge.outcome = state === 'succeeded' ? taken(attemptId) : declined('authenticationFailed', false);
    },
    async charge({ attemptId, amount, returnUrl, payment: { token } }) {
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
      const outcome: ChargeOutcome =
        gateway.later === 'declined' ? declined('insufficientFunds') : taken(attemptId);
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
