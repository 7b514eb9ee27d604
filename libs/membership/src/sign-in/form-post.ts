import type { RejectedForm } from '../account-form/rejected-form.ts';

/** The `name` attributes of the sign-in and sign-out forms: what a server reads from their posts. */
export const signInFields = {
  username: 'username',
  password: 'password',
  /** The page to open after signing in. */
  returnPath: 'r',
  /** The checkbox “Remember my username”; for the browser only. */
  remember: 'remember',
  /** Distinguishes a sign-out from a sign-in posted to the same address. */
  intent: 'intent',
} as const;

/** The value of `intent` in the post of `SignOutForm`. */
export const signOutIntent = 'sign-out';

/** A username as it is compared and stored: without spaces. */
export function withoutSpaces(username: string): string {
  return username.replaceAll(/\s/g, '');
}

/** A failed sign-in, for `SignInForm`. */
export type RejectedSignIn = RejectedForm;

/** The rejection for a sign-in that got no answer. */
export const connectionFailed: RejectedSignIn = { errors: { generic: 'connectionFailed' } };
