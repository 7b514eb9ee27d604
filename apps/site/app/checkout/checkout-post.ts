import { orderAttemptParameter } from '@jalon/api-client/contract';

/** The fields of a step’s post other than its answers. */
export const checkoutFields = {
  intent: 'intent',
  /** The gateway’s reference as JSON, which the script adds. */
  payment: 'payment',
  /** The quote that the review shows. */
  quote: 'quoteId',
  /** The email address for the link to another device. */
  email: 'resumeEmail',
} as const;

export const checkoutIntents = { link: 'link' } as const;

/** The query parameter of the review with an attempt to pay. */
export const attemptParameter = orderAttemptParameter;
/** Set right after the order: the page redirects to the bank automatically. */
export const challengeParameter = 'challenge';
