import type { Locale } from '@jalon/i18n';
import { type RejectedSignIn, type SignInValues, signInFields } from '@jalon/membership/sign-in';

/** Maximum milliseconds that the panel waits for an answer. */
const timeout = 20_000;

/** The page to open after a success, or the errors. */
export type SignInAnswer = { readonly target: string } | RejectedSignIn;

/**
 * Signs in through the site, which sets both cookies of a session.
 * @throws without a readable answer
 */
export async function signInOnSite(
  { username, password }: SignInValues,
  returnPath: string | undefined,
  locale: Locale,
): Promise<SignInAnswer> {
  const response = await fetch(`/${locale}/session`, {
    method: 'POST',
    body: new URLSearchParams({ username, password, [signInFields.returnPath]: returnPath ?? '' }),
    signal: AbortSignal.timeout(timeout),
  });
  const answer: SignInAnswer = await response.json();
  if (!('target' in answer) && !answer.errors) throw new Error(`The site answered ${response.status}`);
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
