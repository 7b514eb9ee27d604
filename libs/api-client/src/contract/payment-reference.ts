import * as z from 'zod/mini';

/** At least one letter, so that a card number is rejected. */
const token = z.string().check(z.regex(/^(?=.*[A-Za-z])[\w-]{8,255}$/));
const lastFour = z.string().check(z.regex(/^\d{4}$/));

/**
 * The reference that the gateway’s fields return for a card or a bank account. The numbers themselves never reach the
 * club: the schemas accept no other field.
 */
export const cardReference = z.strictObject({
  method: z.literal('card'),
  /** Can be used once. */
  token,
  /** Such as `visa`. */
  brand: z.string().check(z.regex(/^[a-z_]{2,20}$/)),
  lastFour,
  expiryMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expiryYear: z.int().check(z.minimum(2000), z.maximum(2100)),
});
export const bankReference = z.strictObject({
  method: z.literal('bank'),
  token,
  bankName: z.string().check(z.maxLength(80)),
  lastFour,
});
export const paymentReference = z.discriminatedUnion('method', [cardReference, bankReference]);
export type PaymentReference = z.infer<typeof paymentReference>;
