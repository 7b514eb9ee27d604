import { type RejectedSignIn, signInFields } from './form-post.ts';
import type { SignInValues } from './use-sign-in.ts';

/** Maximum milliseconds that the form waits for an answer. */
const timeout = 20_000;

/** The page to open after a success, or the errors. */
export type SignInAnswer = { readonly target: string } | RejectedSignIn;

/**
 * Signs in through the host, which sets both cookies of a session: `session` of the engine of accounts answers at the path.
 * @throws without a readable answer
 */
export async function callSession(
  path: string,
  { username, password }: SignInValues,
  returnPath: string | undefined,
): Promise<SignInAnswer> {
  const response = await fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ username, password, [signInFields.returnPath]: returnPath ?? '' }),
    signal: AbortSignal.timeout(timeout),
  });
  const answer: SignInAnswer = await response.json();
  if (!('target' in answer) && !answer.errors) throw new Error(`The host answered ${response.status}`);
  return answer;
}

/** Replaces this page with another one by a full load, so that every part of it shows the member. */
export function replacePage(target: string): void {
  const { href, pathname, search } = location;
  const next = new URL(target, href);
  location.replace(next);
  // With a fragment, the browser would only scroll on the same page.
  if (next.hash && next.pathname === pathname && next.search === search) location.reload();
}
