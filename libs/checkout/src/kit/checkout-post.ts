import { enteredParameter, orderAttemptParameter } from '@jalon/api-client/contract';

/** The fields of a step’s post other than its answers. */
export const checkoutFields = {
  intent: 'intent',
  /** The gateway’s reference as JSON, which the script adds. */
  payment: 'payment',
  /** The quote that the review shows. */
  quote: 'quoteId',
  /** The secret with which the gateway's page led back to the review. */
  entered: enteredParameter,
  /** How the review is paid: 'card' or 'bank'. */
  method: 'paymentSelected',
  /** The secret of the page of a mailed link. */
  page: 'resumePage',
  /** The email address for the link to another device. */
  email: 'resumeEmail',
} as const;

export const checkoutIntents = {
  /** Mails a link to continue on another device. */
  link: 'link',
  /** Asks the gateway for the outcome of an attempt. */
  check: 'check',
  /** Keeps the card or account that was entered, while someone reads the review. */
  keep: 'keep',
  /** Shows the page again with the price of what is typed in it. */
  price: 'price',
  /** Leads a new member to the page on which a password is chosen. */
  account: 'account',
} as const;

/** The query parameter of the review with an attempt to pay. */
export const attemptParameter = orderAttemptParameter;
/** Set right after the order: the page redirects to the bank automatically. */
export const challengeParameter = 'challenge';
/** Set after the gateway was asked for the outcome. */
export const checkedParameter = 'checked';
