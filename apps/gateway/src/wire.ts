import { declineReasons, hostedPageResult, paymentLabel, paymentMethod } from '@jalon/api-client/contract';
import * as z from 'zod/mini';

// The calls between the API and the sandbox gateway. All but `health` need `Authorization: Bearer <key>`.

export const paths = {
  health: '/health',
  charges: '/v1/charges',
  attempt: '/v1/attempts/:attempt',
  closeAttempt: '/v1/attempts/:attempt/close',
  keepToken: '/v1/tokens/:token/keep',
  savedMethods: '/v1/saved-methods',
  detachMethod: '/v1/saved-methods/:method/detach',
  refunds: '/v1/refunds',
  dispute: '/v1/disputes/:dispute',
  report: '/v1/report',
  hostedPages: '/v1/hosted-pages',
  hostedPage: '/v1/hosted-pages/:page',
} as const;

/** What a tester lets payers and their banks do; `npx jalon gateway` calls them. */
export const testPaths = {
  charges: '/v1/test/charges',
  disputes: '/v1/test/disputes',
  dispute: '/v1/test/disputes/:dispute',
  refund: '/v1/test/refunds/:refund',
  payouts: '/v1/test/payouts',
} as const;

/** The header with the fault that a test wants for one charge. */
export const faultHeader = 'sandbox-fault';

const cents = z.int().check(z.minimum(1), z.maximum(100_000_000));
const attempt = z.string().check(z.regex(/^[\w-]{8,128}$/));
const url = z.url({ protocol: /^https?$/ });

export const chargeRequest = z.strictObject({
  attempt,
  amount: cents,
  description: z.string().check(z.maxLength(200)),
  source: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('token'),
      token: z.string(),
      method: paymentMethod,
      keep: z.boolean(),
      locale: z.enum(['fr', 'en']),
      /** The URL to return to after a challenge. */
      returnUrl: url,
      /** The version of the accepted mandate; needed for a debit. */
      mandate: z.optional(z.string()),
    }),
    z.strictObject({ type: z.literal('saved'), savedMethod: z.string() }),
  ]),
});
export type ChargeRequest = z.infer<typeof chargeRequest>;

export const chargeStates = ['succeeded', 'processing', 'challenge', 'declined'] as const;

export const charge = z.object({
  id: z.string(),
  attempt,
  amount: cents,
  state: z.enum(chargeStates),
  reason: z.optional(z.enum(declineReasons)),
  challengeUrl: z.optional(z.url()),
  savedMethod: z.optional(z.string()),
  /** What a receipt says of the card or account. */
  payment: paymentLabel,
  refunded: z.int(),
});
export type Charge = z.infer<typeof charge>;
export const chargeAnswer = z.object({ charge });

/** `closed`: the attempt was not charged and can't be charged any more. */
export const closeAnswer = z.union([chargeAnswer, z.object({ closed: z.literal(true) })]);

/** Saves a card or account for later charges, without a charge. */
export const saveRequest = z.strictObject({
  token: z.string(),
  method: paymentMethod,
  /** The version of the accepted mandate; needed for an account. */
  mandate: z.optional(z.string()),
});
export type SaveRequest = z.infer<typeof saveRequest>;
export const saveAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('saved'), savedMethod: z.string() }),
  z.object({ state: z.literal('declined'), reason: z.enum(declineReasons) }),
  z.object({ state: z.literal('unverified') }),
]);
export type SaveAnswer = z.infer<typeof saveAnswer>;
export const detachAnswer = z.object({ detached: z.literal(true) });

export const refundRequest = z.strictObject({ refund: attempt, charge: z.string(), amount: cents });
export const refundStates = ['succeeded', 'pending', 'failed'] as const;
export const refund = z.object({ id: z.string(), amount: cents, state: z.enum(refundStates) });
export type Refund = z.infer<typeof refund>;
export const refundAnswer = z.object({ refund });

export const disputeStates = ['inquiry', 'open', 'won', 'lost'] as const;
export const dispute = z.object({
  id: z.string(),
  charge: z.string(),
  amount: cents,
  state: z.enum(disputeStates),
  /** In milliseconds since 1970. */
  answerBy: z.optional(z.int()),
});
export type Dispute = z.infer<typeof dispute>;
export const disputeAnswer = z.object({ dispute });

export const lineKinds = [
  'charge',
  'refund',
  /** A refund that the bank did not execute: its money is back. */
  'refundFailed',
  'dispute',
  /** The club has won the dispute: its money is back. */
  'disputeReturned',
  /** To the club's bank account. */
  'payout',
] as const;

/** A change of the club's balance. */
export const reportLine = z.object({
  id: z.string(),
  kind: z.enum(lineKinds),
  charge: z.optional(z.string()),
  /** The caller's id of the refund, or the dispute. */
  subject: z.optional(z.string()),
  /** Negative for what leaves the balance. */
  cents: z.int(),
  /** What the gateway keeps of it. */
  fee: z.int(),
  /** In milliseconds since 1970. */
  at: z.int(),
});
export type ReportLine = z.infer<typeof reportLine>;

/** The period, in milliseconds since 1970, without its end; `after`: the last number of the page before. */
export const reportQuery = z.object({
  from: z.coerce.number(),
  to: z.coerce.number(),
  after: z.optional(z.coerce.number()),
});
/** `next`: the `after` of the next page. */
export const reportAnswer = z.object({ lines: z.array(reportLine), next: z.optional(z.int()) });

export const testDispute = z.strictObject({
  attempt,
  /** Default: all that was not refunded. */
  cents: z.optional(cents),
  state: z.enum(['inquiry', 'open', 'lost']),
});
export const testDisputeEnd = z.strictObject({ state: z.enum(['open', 'won', 'lost']) });
export const testRefundEnd = z.strictObject({ state: z.enum(['succeeded', 'failed']) });
export const testCharges = z.object({ charges: z.array(charge) });
export const testPayout = z.object({ cents: z.int() });

export const hostedPageNew = z.strictObject({
  method: paymentMethod,
  locale: z.enum(['fr', 'en']),
  returnUrl: url,
  /** Set for a card or account that will be saved: whose it is. */
  savedFor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export const hostedPageMade = z.object({ id: z.string(), url: z.url() });
export const hostedPageFound = z.extend(hostedPageResult, { savedFor: z.optional(z.string()) });

export const errorCodes = [
  'unauthenticated',
  'invalid_request',
  /** The key was already used with other parameters. */
  'idempotency_mismatch',
  /** Another call with this key is in progress. */
  'in_progress',
  'not_found',
  /** The attempt was closed before this call arrived. */
  'attempt_closed',
  'token_unusable',
  'mandate_required',
  'refund_too_large',
  /** The payer has the money back from the bank. */
  'charge_disputed',
  /** The dispute or refund has ended. */
  'ended',
] as const;
export type GatewayErrorCode = (typeof errorCodes)[number];
export const gatewayError = z.object({ error: z.enum(errorCodes) });

/** An event about one charge, or about its refund or dispute; the receiver asks for the state. */
export const eventBody = z.object({
  id: z.string(),
  type: z.enum([
    'charge.succeeded',
    'charge.processing',
    'charge.declined',
    'charge.challenge',
    'charge.refunded',
    'refund.updated',
    'dispute.updated',
  ]),
  created: z.int(),
  attempt,
  /** The caller's id of the refund, or the dispute. */
  subject: z.optional(z.string()),
});
export type EventBody = z.infer<typeof eventBody>;

/** Numbers that the frame sends to its own origin, in exchange for a token. */
export const tokenRequest = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('card'),
    number: z.string().check(z.maxLength(40)),
    expiry: z.string().check(z.maxLength(20)),
    code: z.string().check(z.maxLength(10)),
  }),
  z.strictObject({
    method: z.literal('bank'),
    institution: z.string().check(z.maxLength(20)),
    transit: z.string().check(z.maxLength(20)),
    account: z.string().check(z.maxLength(40)),
  }),
]);
export type TokenRequest = z.infer<typeof tokenRequest>;
/** A token lives for this long, in minutes, and again from each time that it is kept. */
export const tokenMinutes = 15;

export const keepAnswer = z.object({ kept: z.literal(true) });
