import * as z from 'zod/mini';
import { accepted, paymentLabel } from './orders.ts';
import { paymentReference } from './payment-reference.ts';
import { declineReasons, enteredSecret, hostedPageResult, returnPath } from './payments.ts';
import { flowName, quote } from './quotes.ts';

/**
 * An unfinished checkout, kept for browsers without JavaScript and to continue on another device. The id is secret: 128
 * random bits. Encrypted at rest.
 */
export const savedCheckout = z.object({
  flow: flowName,
  locale: z.enum(['fr', 'en']),
  /** The answers of the steps; no card or bank numbers. */
  data: z.record(z.string(), z.unknown()),
  /** The states of the steps (`flowsStates`). */
  progress: z.record(z.string(), z.enum(['not_done', 'idle', 'done'])),
});
export type SavedCheckout = z.infer<typeof savedCheckout>;

/** A checkout to keep. With `step`, an error in the price of a field of this step refuses it; other errors don't. */
export const checkoutRequest = z.extend(savedCheckout, {
  /** The step that was answered. */
  step: z.optional(z.string().check(z.maxLength(40))),
  /** The gateway's reference of a card or account that was entered. Absent: the former one stays, if `data` still asks for its method. */
  payment: z.optional(paymentReference),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

/** The price is absent before a type is chosen, and while it can't be computed. */
export const checkoutSaved = z.object({ id: z.string(), quote: z.optional(quote) });
export type CheckoutSaved = z.infer<typeof checkoutSaved>;

/** Why an order was not placed: the price was too old, the order exists already, or the price or the membership has changed. */
export const notPlacedReasons = ['expired', 'used', 'changed'] as const;

/** Why the last payment of a checkout was declined. `detailsExpired`: the card or account was entered too long ago. */
export const checkoutDeclines = [...declineReasons, 'detailsExpired'] as const;

/** An unfinished checkout with the state of its order, which the API keeps. */
export const checkout = z.extend(savedCheckout, {
  /** What a page shows of the card or account that was entered. */
  payment: z.optional(paymentLabel),
  /** Until when it can be charged, in UTC. Absent: for hours. */
  paymentUntil: z.optional(z.iso.datetime()),
  /** The gateway's page on which a card or account is entered without a script. Its result counts as `payment`. */
  hostedPage: z.optional(z.object({ id: z.string(), state: hostedPageResult.shape.state })),
  /** The price when it was last saved. */
  quote: z.optional(quote),
  /** The price that was reviewed before. */
  before: z.optional(quote),
  /** The order is being placed, or its outcome is open. Without `attemptId` it is not known yet whether there is an attempt; placing it again is safe, because it is the same order. */
  order: z.optional(z.object({ attemptId: z.optional(z.string()) })),
  /** The attempt that paid the order. Answers and progress are then deleted. */
  placed: z.optional(z.string()),
  /** The fields that the order was refused for, by their names in `placeCheckout`, until the next save. */
  errors: z.optional(z.record(z.string(), z.string())),
  /** Until the next save or order. */
  notPlaced: z.optional(z.enum(notPlacedReasons)),
  /** Until the next save of a card or account. */
  declined: z.optional(z.enum(checkoutDeclines)),
});
export type Checkout = z.infer<typeof checkout>;

export const checkoutAnswer = z.object({ checkout });
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

/** Until when the card or account can be charged now. Absent: for hours, or none was entered. */
export const paymentKept = z.object({
  status: z.literal('success'),
  paymentUntil: z.optional(z.iso.datetime()),
});
export type PaymentKept = z.infer<typeof paymentKept>;

/** A checkout was deleted, or its link will be mailed. */
export const checkoutDone = z.object({ status: z.literal('success') });
export type CheckoutDone = z.infer<typeof checkoutDone>;

/** The recipient of the link that opens the checkout on another device. */
export const resumeLinkRequest = z.object({ email: z.string(), locale: z.enum(['fr', 'en']) });
export type ResumeLinkRequest = z.infer<typeof resumeLinkRequest>;

/** How long a press that continues a checkout can be repeated by the page that made it, in minutes. */
export const resumeMinutes = 10;

export const resumeRequest = z.object({
  token: z.string().check(z.maxLength(500)),
  /** A secret of the page that asks, at random: with the same one, the call can be repeated after a lost answer. */
  page: z.optional(z.string().check(z.regex(/^[\w-]{20,100}$/))),
});
export type ResumeRequest = z.infer<typeof resumeRequest>;
/** The new id of the checkout that a mailed link leads to. A token that is invalid, old or used gets the error `expired`. */
export const resumeAnswer = z.object({ id: z.string(), checkout });
export type ResumeAnswer = z.infer<typeof resumeAnswer>;

/**
 * A press on Pay: the API prices the checkout again, and places its order if that is the price that the person saw. Repeated, it
 * answers the same attempt and charges nothing again.
 *
 * Errors of `quoteId`: `expired` (the days of the membership are others now), `changed` (prices, codes, club dollars or the
 * membership), `used`. Of `payment`: `required`. Of an answer that its price depends on: as in `previewQuote`. Of any other answer:
 * `details.<list>.<field>`, as `orderDetails` of `@jalon/checkout/schemas` checks it.
 */
export const checkoutOrder = z.object({
  /** The `id` of the price that the person saw, from `previewQuote`. */
  quoteId: z.string().check(z.maxLength(100)),
  locale: z.enum(['fr', 'en']),
  /** The page that a bank's challenge leads back to. It gets the parameter `attempt`. */
  returnPath,
  contract: accepted,
  /** Needed with a bank account. */
  mandate: z.optional(accepted),
  /** Needed with a card or account of the gateway's page: the parameter `entered` of the address to which that page led back. */
  entered: z.optional(enteredSecret),
});
export type CheckoutOrder = z.infer<typeof checkoutOrder>;
