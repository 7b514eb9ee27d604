import * as z from 'zod/mini';
import { flowName } from './quotes.ts';

/** How long an unfinished checkout is kept, in days. */
export const checkoutDays = 30;

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

export const checkoutSaved = z.object({ id: z.string() });
export type CheckoutSaved = z.infer<typeof checkoutSaved>;

export const checkoutAnswer = z.object({ checkout: savedCheckout });
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

/** A checkout was deleted, or its link will be mailed. */
export const checkoutDone = z.object({ status: z.literal('success') });
export type CheckoutDone = z.infer<typeof checkoutDone>;

/** The page that the mailed link opens, in each language. */
export const resumePaths = { fr: '/fr/reprendre/:token', en: '/en/resume/:token' } as const;

/** The recipient of the link that opens the checkout on another device. */
export const resumeLinkRequest = z.object({ email: z.string(), locale: z.enum(['fr', 'en']) });
export type ResumeLinkRequest = z.infer<typeof resumeLinkRequest>;

export const resumeRequest = z.object({ token: z.string().check(z.maxLength(500)) });
/** The id of the checkout that a mailed link leads to. An invalid or old token gets the error `expired`. */
export const resumeAnswer = z.object({ id: z.string(), checkout: savedCheckout });
export type ResumeAnswer = z.infer<typeof resumeAnswer>;
