import * as z from 'zod/mini';
import { paymentReference } from './payment-reference.ts';
import { paymentMethods } from './values.ts';

export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

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
