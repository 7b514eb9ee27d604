import * as z from 'zod/mini';
import { requestId } from './payment-fields.ts';
import { paymentMethod } from './payments.ts';

/** The query of the frame’s page. */
export const paymentFieldsQuery = z.object({
  method: paymentMethod,
  locale: z.enum(['fr', 'en']),
  /** The origin of the page, to which the frame sends its messages. */
  parent: z.url(),
});
export type PaymentFieldsQuery = z.infer<typeof paymentFieldsQuery>;

/** The messages to the frame, which the frame alone parses. */
export const toPaymentFields = z.discriminatedUnion('type', [
  /** Checks the fields and exchanges them for a token. Answered with `tokenised`, `invalid` or `failed`. */
  z.object({ type: z.literal('jalon-fields:tokenise'), requestId }),
  /** Moves the focus to the first field in error, or else to the first field. */
  z.object({ type: z.literal('jalon-fields:focus') }),
  /** The look of the page, so that the fields look like those around them. Sent after `ready`. */
  z.object({
    type: z.literal('jalon-fields:look'),
    /** Values of {@link paymentFieldsLook}. */
    variables: z.optional(z.record(z.string(), z.string())),
    /** The page’s CSS `color-scheme`: `light dark` follows the system, as the page does. */
    colorScheme: z.optional(z.string()),
    /** The text font of the page: its CSS family and weights, and its file. */
    font: z.optional(z.object({ family: z.string(), weight: z.string(), bytes: z.instanceof(ArrayBuffer) })),
  }),
]);
export type ToPaymentFields = z.infer<typeof toPaymentFields>;
