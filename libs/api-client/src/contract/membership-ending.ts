import * as z from 'zod/mini';
import { paymentLabel } from './orders.ts';

/** How long the mailed link that ends a membership is valid, in minutes. */
export const endingLinkMinutes = 60;

const cents = z.int();
const day = z.iso.date();

/** What an order paid for, and what is left of it. Amounts are in cents. */
export const endingPart = z.object({
  orderNumber: z.string(),
  flow: z.enum(['register', 'gift-a-membership', 'modify-my-membership', 'renewal']),
  /** The first and last day that it pays for. Absent for a gift that was not accepted, which has no days yet. */
  period: z.optional(z.object({ from: day, to: day })),
  days: z.int(),
  /** All of them before the first day. */
  daysLeft: z.int(),
  /** The price of the days that are left, with taxes. Negative for days that were credited to the balance. */
  amount: cents,
  gst: cents,
  qst: cents,
});
export type EndingPart = z.infer<typeof endingPart>;

/**
 * The end of a membership: what ends when, what is paid back and why. Amounts are in cents, and come from the ledger: `refund` is the
 * sum of the parts and of `credit`, less `unpaid` and `toBalance`.
 */
export const membershipEnding = z.object({
  /** `ready`: what a press would do. `ended`: what it did. */
  state: z.enum(['ready', 'ended']),
  /** A gift that was not accepted has no member. */
  kind: z.enum(['membership', 'gift']),
  /** The last day of the membership: the day of the press, in Québec. */
  endsOn: day,
  /** The last day that it would have without the press. */
  expiresOn: z.optional(day),
  parts: z.array(endingPart),
  /** Payments for the days that are left which were never made. */
  unpaid: cents,
  /** The credit of earlier changes to a smaller membership. */
  credit: cents,
  /** Credit of the balance that paid for days that are left; it goes back to the balance. */
  toBalance: cents,
  refund: cents,
  /** How the refund is sent. */
  refunds: z.array(
    z.object({
      cents,
      payment: z.optional(paymentLabel),
      /** Sent once the bank has accepted the debit. */
      isProcessing: z.boolean(),
    }),
  ),
  /** The payments that will not be made. */
  stopped: z.array(z.object({ dueOn: day, amount: cents })),
  /** Declined payments for days that have passed: they are still due. */
  owed: cents,
  /** Whether an agreement for bank debits ends. */
  endsMandate: z.boolean(),
  /** Whether someone else paid for it, who gets the refund. */
  isPaidByOther: z.boolean(),
  /** Whether some of the days that are left were paid elsewhere: the club computes their refund. */
  isPaidElsewhere: z.boolean(),
  /** Identifies what the person saw; sent back with the press. */
  seen: z.string(),
});
export type MembershipEnding = z.infer<typeof membershipEnding>;

export const endingAnswer = z.object({ ending: membershipEnding });
export type EndingAnswer = z.infer<typeof endingAnswer>;

/**
 * Ends a membership. Repeated, it changes nothing and answers the same. The error `changed` of `seen`: the amounts are no longer those
 * that the person saw. Of `token`: `expired`.
 */
export const endingRequest = z.object({
  seen: z.string().check(z.maxLength(100)),
  /** The language of the message about it. */
  locale: z.enum(['fr', 'en']),
});
export type EndingRequest = z.infer<typeof endingRequest>;

/** The token of a mailed link, in a body, so that no log or proxy has it. */
export const endingToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) });

export const endingByLinkRequest = z.object({ ...endingToken.shape, ...endingRequest.shape });
export type EndingByLinkRequest = z.infer<typeof endingByLinkRequest>;

/**
 * Asks for the link that ends a membership without signing in. `number` is a member number or the order number of a gift; the answer
 * is the same if it does not exist.
 */
export const endingLinkRequest = z.object({
  number: z
    .string({ error: 'required' })
    .check(z.trim(), z.minLength(1, { error: 'required', abort: true }), z.maxLength(30, 'invalid')),
  locale: z.enum(['fr', 'en']),
});
export type EndingLinkRequest = z.infer<typeof endingLinkRequest>;

export const endingLinkAnswer = z.object({ status: z.literal('success') });
export type EndingLinkAnswer = z.infer<typeof endingLinkAnswer>;
