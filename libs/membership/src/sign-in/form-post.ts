import type { RejectedForm } from '../account-form/rejected-form.ts';

/** The `name` attributes of the sign-in and sign-out forms: the fields of their posts. */
export const signInFields = {
  username: 'username',
  password: 'password',
  /** The page to open after signing in. */
  returnPath: 'r',
  /** Asks for the password although the member is signed in. */
  confirm: 'confirm',
  /** The checkbox “Remember my username”; only the browser uses it. */
  remember: 'remember',
  /** Distinguishes a sign-out from a sign-in posted to the same address. */
  intent: 'intent',
} as const;

/** The value of `intent` in the post of `SignOutForm`. */
export const signOutIntent = 'sign-out';

/** The value of `intent` in the post that keeps a session open. */
export const keepIntent = 'keep';

/** A username without spaces, for comparing and storing. */
export function withoutSpaces(username: string): string {
  return username.replaceAll(/\s/g, '');
}

/** A failed sign-in, for `SignInForm`. */
export type RejectedSignIn = RejectedForm;

/** The rejection of a sign-in that received no answer. */
export const connectionFailed: RejectedSignIn = { errors: { generic: 'connectionFailed' } };
