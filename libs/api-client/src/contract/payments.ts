import * as z from 'zod/mini';
import { paymentMethods } from './values.ts';

export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

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

/** Settings for showing the gateway’s fields in a browser. */
export const paymentSettings = z.object({
  gateway: z.enum(['sandbox', 'stripe']),
  methods: z.array(paymentMethod),
  /** The origin of the gateway’s fields, which the page’s security policy allows. */
  origin: z.url(),
  /** Only Stripe. */
  publishableKey: z.optional(z.string()),
});
export type PaymentSettings = z.infer<typeof paymentSettings>;

/** A path of the host's own origin. Browsers read `\` as `/` and drop control characters: `/\t/` would be another host. */
export const returnPath = z.string().check(z.regex(/^\/[^/\\\s][^\\\s]*$/), z.maxLength(500));

export const hostedPageRequest = z.object({
  method: paymentMethod,
  locale: z.enum(['fr', 'en']),
  /** The path of the site’s page that the gateway’s page leads back to. It gets the parameter `page`. */
  returnPath,
});
export type HostedPageRequest = z.infer<typeof hostedPageRequest>;

/** The query parameter with the hosted page’s id on the way back. */
export const hostedPageParameter = 'page';

export const enteredSecret = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** A page of the gateway for the card or account numbers, for browsers without JavaScript. */
export const hostedPageCreated = z.object({ id: z.string(), url: z.url() });
export type HostedPageCreated = z.infer<typeof hostedPageCreated>;

export const hostedPageResult = z.object({
  state: z.enum(['open', 'complete', 'cancelled', 'expired']),
  /** Only when complete. */
  payment: z.optional(paymentReference),
});
export type HostedPageResult = z.infer<typeof hostedPageResult>;

/** The answer to an event of the gateway. */
export const paymentEventAnswer = z.object({ received: z.literal(true) });

/** Why a payment was declined: message keys. `retryable` ones may succeed with the same card or account later. */
export const declineReasons = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'incorrectSecurityCode',
  'authenticationFailed',
  'authenticationCancelled',
  'accountUnusable',
  'limitReached',
  'processingError',
] as const;
export type DeclineReason = (typeof declineReasons)[number];
