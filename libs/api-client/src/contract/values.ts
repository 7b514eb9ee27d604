/*
 * What pages need of the contract without its schemas. A module of its own, without zod: a bundler keeps every schema of a
 * module that it takes something from.
 */

/** The four checkout flows. */
export const flowNames = ['register', 'gift-a-membership', 'modify-my-membership', 'renewal'] as const;

/** How long an unfinished checkout is kept, in days. */
export const checkoutDays = 30;

/** Maximum number of people on one membership, without the main member. */
export const additionalMembersMaximum = 6;

/** How a membership is paid: in one payment a year, or in twelve. */
export const terms = ['monthly', 'annual'] as const;

/** How an order is paid: by card, or by pre-authorised debit from a bank account. */
export const paymentMethods = ['card', 'bank'] as const;

/**
 * The query parameter with the secret of the person who filled in the hosted page. Whoever had the page made does not know it: a card that
 * another person typed there can’t be used.
 */
export const enteredParameter = 'entered';

/** The query parameter with the attempt’s id on the way back from a challenge. */
export const orderAttemptParameter = 'attempt';

/** The query parameter with the origin of the page that shows the sandbox gateway’s challenge in a frame. */
export const challengeParentParameter = 'parent';

/** The custom properties of `@jalon/ui` that the fields take over from the page around them. */
export const paymentFieldsLook = [
  '--jalon-font-text',
  '--jalon-weight-strong',
  '--jalon-color-surface',
  '--jalon-color-text',
  '--jalon-color-muted',
  '--jalon-color-control-surface',
  '--jalon-color-control-text',
  '--jalon-color-control-border',
  '--jalon-color-control-hover',
  '--jalon-color-error',
  '--jalon-color-focus',
  '--jalon-color-focus-halo',
  '--jalon-radius-control',
  '--jalon-width-stroke',
  '--jalon-height-control',
] as const;

/** The maximum lengths of a username, without its spaces, and of a password. No account exceeds them. */
export const usernameMaxLength = 100;
export const passwordMaxLength = 200;

/** The minimum length of a password that is the only factor (NIST SP 800-63B-4, section 3.1.1.2). */
export const passwordMinLength = 15;

/** The value of `session` that ends every session but the current one. */
export const otherSessions = 'others';

/** The address type code of a residence (`codeTypeAdresse`). */
export const residenceAddressCode = 'R';

/** Characters of a search term that are used; the rest is ignored. */
export const searchTermLength = 200;
