import * as z from 'zod/mini';
import { accepted, paymentLabel } from './orders.ts';

/** Whether the signed-in member’s membership renews automatically, and whether the member can change that. */
export const automaticRenewal = z.object({
  isOn: z.boolean(),
  /** The last day of the present membership. */
  expiresOn: z.optional(z.iso.date()),
  /** The card or account that pays the next year; absent where the membership system keeps it. */
  payment: z.optional(paymentLabel),
  /**
   * Why it can’t be switched on: no card or account is kept, the membership is not active, or it is too late for the
   * notice that must come 60 days before the end.
   */
  obstacle: z.optional(z.enum(['noPayment', 'notActive', 'tooLate'])),
});
export type AutomaticRenewal = z.infer<typeof automaticRenewal>;

export const automaticRenewalAnswer = z.object({ automaticRenewal });
export type AutomaticRenewalAnswer = z.infer<typeof automaticRenewalAnswer>;

/**
 * Switches automatic renewal on or off. Errors: of `consent`, `required` or `changed` (another version of the text); of
 * `isOn`, the obstacle.
 */
export const automaticRenewalRequest = z.object({
  isOn: z.boolean(),
  /** The text that the member accepted; needed to switch it on. */
  consent: z.optional(accepted),
});
export type AutomaticRenewalRequest = z.infer<typeof automaticRenewalRequest>;
