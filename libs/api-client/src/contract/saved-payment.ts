import * as z from 'zod/mini';
import { accepted, paymentLabel } from './orders.ts';
import { enteredSecret, hostedPageResult } from './payments.ts';

/** The card or bank account that is saved for later payments, and what it will pay. */
export const savedPayment = z.object({
  /** Whether an order of this site has later payments; if not, everything else is empty. */
  isReplaceable: z.boolean(),
  /** Absent once the agreement for bank debits is cancelled. */
  payment: z.optional(paymentLabel),
  /** The payments still due, declined ones included; in cents, by day. A declined one is due today. */
  payments: z.array(z.object({ dueOn: z.iso.date(), amount: z.int() })),
  /** Whether a payment was declined and is still due. */
  isDeclined: z.boolean(),
  /** Whether it also pays for the automatic renewal of the membership. */
  renewsItself: z.boolean(),
});
export type SavedPayment = z.infer<typeof savedPayment>;

export const savedPaymentAnswer = z.object({ savedPayment });
export type SavedPaymentAnswer = z.infer<typeof savedPaymentAnswer>;

/** A page of the gateway that the signed-in member asked for. */
export const savedPaymentPage = z.object({
  state: hostedPageResult.shape.state,
  /** Only when complete, and for the person who filled it in. */
  payment: z.optional(paymentLabel),
});
export type SavedPaymentPage = z.infer<typeof savedPaymentPage>;

/** `entered`: the secret with which the page leads back the person who filled it in. */
export const savedPaymentPageQuery = z.object({ entered: z.optional(enteredSecret) });

/**
 * Replaces the saved card or account. Repeating it changes nothing. Errors of `mandate`: `required` with a bank account,
 * `changed` (another version of the text). Of `page`: `invalid` (unknown, incomplete, or filled in by someone else),
 * `unverified` (the bank account must be verified first, as the gateway explains by mail) or why the gateway refused,
 * as for an order.
 */
export const savedPaymentRequest = z.object({
  /** The id of the gateway’s page. */
  page: z.string().check(z.regex(/^[\w-]{8,255}$/)),
  /** The secret with which it led back. Not needed to repeat a replacement. */
  entered: z.optional(enteredSecret),
  /** The language of the messages about it. */
  locale: z.enum(['fr', 'en']),
  /** The agreement of Payments Canada’s Rule H1; needed with a bank account. */
  mandate: z.optional(accepted),
});
export type SavedPaymentRequest = z.infer<typeof savedPaymentRequest>;
