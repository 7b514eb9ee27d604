import * as z from 'zod/mini';
import { paymentReference } from './payment-reference.ts';

/**
 * The messages between a page and the frame of the sandbox gateway that holds the card or bank fields. The frame is
 * `<origin of the settings>/fields?method=card|bank&locale=fr|en&parent=<origin of the page>`.
 *
 * Both sides check `event.origin` and `event.source`, then parse the message with these schemas and ignore everything
 * else. The frame shows its own error messages, at its fields; the page never sees what was typed.
 */

/** Path of the frame's page on the gateway's origin. */
export const paymentFieldsPath = '/fields';

/** Identifies a request, so that a late answer is not mistaken for that of the next request. */
export const requestId = z.string().check(z.minLength(1), z.maxLength(100));

export const fromPaymentFields = z.discriminatedUnion('type', [
  /** The fields are usable. Sent once, before any other message. */
  z.object({ type: z.literal('jalon-fields:ready') }),
  /** The height of the fields in CSS pixels, sent with `ready` and whenever it changes. */
  z.object({ type: z.literal('jalon-fields:height'), height: z.int().check(z.minimum(1), z.maximum(2000)) }),
  /** Sent when one of the values changes. */
  z.object({
    type: z.literal('jalon-fields:change'),
    /** Whether nothing is typed. */
    empty: z.boolean(),
    /** Whether every field is valid. */
    complete: z.boolean(),
    /** The card's brand, once the first digits identify it. */
    brand: z.optional(z.string()),
  }),
  z.object({ type: z.literal('jalon-fields:tokenised'), requestId, payment: paymentReference }),
  /** Fields are in error. The frame has shown the messages and focused the first of them. */
  z.object({
    type: z.literal('jalon-fields:invalid'),
    requestId,
    fields: z.array(z.enum(['number', 'expiry', 'code', 'institution', 'transit', 'account'])),
  }),
  /** The gateway shows no fields to this page: its settings do not name the page’s origin. Sent instead of `ready`. */
  z.object({
    type: z.literal('jalon-fields:refused'),
    /** For the developer: which setting to change. */
    reason: z.string().check(z.maxLength(500)),
  }),
  /** The gateway did not answer the frame; the same request may succeed later. */
  z.object({ type: z.literal('jalon-fields:failed'), requestId }),
]);
export type FromPaymentFields = z.infer<typeof fromPaymentFields>;
