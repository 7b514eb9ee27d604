import * as z from 'zod/mini';
import { accountLink } from './passwords.ts';
import { declineReasons } from './payments.ts';
import { priceData, quote } from './quotes.ts';

/** A text that a person accepted. */
export const accepted = z.object({
  /** The version of the text that was accepted. */
  version: z.string().check(z.maxLength(40)),
  /** The language of the text that was accepted. */
  locale: z.enum(['fr', 'en']),
});

/**
 * The states of an attempt to pay an order. `processing`: a bank debit, which takes days; the membership already
 * begins. `unknown`: the gateway’s answer was lost; ask again with the attempt’s id.
 */
export const attemptStates = [
  'confirming',
  'challenge',
  'succeeded',
  'processing',
  'declined',
  'unknown',
] as const;

/** What a page shows of a card or a bank account. */
export const paymentLabel = z.object({
  method: z.enum(['card', 'bank']),
  brand: z.optional(z.string()),
  lastFour: z.string(),
});

/** A member who joined with the main member. */
const additionalMember = z.object({
  firstName: z.string(),
  /** Without the club’s prefix. */
  memberNumber: z.string(),
});

/** The receipt of an order that was placed. */
export const receipt = z.object({
  orderNumber: z.string(),
  /** In UTC. */
  placedAt: z.iso.datetime(),
  quote,
  priceData,
  /** The number of the new member, without the club’s prefix. Absent for a gift, which has no member yet. */
  memberNumber: z.optional(z.string()),
  /** The people whom the order added to the membership. Absent until the membership system has numbered them. */
  additionalMembers: z.optional(z.array(additionalMember)),
  /** For a gift: the path of the page to accept it, which is on the card. */
  giftPath: z.optional(z.string()),
  payment: z.optional(paymentLabel),
  /** Whom the order is about. Absent once the personal data is deleted. */
  people: z.optional(
    z.object({
      /** The new member, or the recipient of a gift; absent for a member who changes or renews. */
      main: z.optional(z.string()),
      /** The people who were added, in the order of the lines of the quote. */
      added: z.array(z.string()),
    }),
  ),
  /** The address that the receipt is mailed to. */
  mailedTo: z.optional(z.string()),
  /** How a gift reaches its recipient: by email on a day (empty: right away), or as a card that the giver prints. */
  gift: z.optional(
    z.object({
      delivery: z.enum(['email', 'print']),
      sendOn: z.string(),
      email: z.string(),
    }),
  ),
  /** The merchant’s registration numbers for GST and QST. */
  taxNumbers: z.optional(z.object({ gst: z.string(), qst: z.string() })),
});
export type Receipt = z.infer<typeof receipt>;

export const orderAttempt = z.object({
  /** 128 random bits: a secret of the person who placed the order. */
  attemptId: z.string(),
  state: z.enum(attemptStates),
  /** Only `challenge`: the bank’s page. */
  challengeUrl: z.optional(z.url()),
  /** Only `declined`. */
  reason: z.optional(z.enum(declineReasons)),
  /** Only `succeeded` and `processing`. */
  receipt: z.optional(receipt),
});
export type OrderAttempt = z.infer<typeof orderAttempt>;

export const orderAnswer = z.object({ attempt: orderAttempt });
export type OrderAnswer = z.infer<typeof orderAnswer>;

/** A gift that its recipient has not accepted yet. */
export const giftAnswer = z.object({
  gift: z.object({
    giverName: z.string(),
    recipientFirstName: z.string(),
    codeOptionAdhesion: z.string(),
    message: z.string(),
    state: z.enum(['waiting', 'accepted']),
  }),
});
export type GiftAnswer = z.infer<typeof giftAnswer>;

export const giftAccepted = z.object({
  memberNumber: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  additionalMembers: z.optional(z.array(additionalMember)),
  /** Only in the answer that made the recipient a member. Nobody else gets it: others have the token of the gift too. */
  link: z.optional(accountLink),
});
export type GiftAccepted = z.infer<typeof giftAccepted>;
