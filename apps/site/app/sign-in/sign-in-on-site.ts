import type { Locale } from '@jalon/i18n';
import { type RejectedSignIn, type SignInValues, signInFields } from '@jalon/membership/sign-in';

/** How long the panel waits for an answer, in milliseconds. */
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

/** Opens a page in place of this one, in full: so that every part of it shows the member. */
export function replacePage(target: string): void {
  const { href, pathname, search } = location;
  const next = new URL(target, href);
  location.replace(next);
  // With a fragment, the same page would only scroll.
  if (next.hash && next.pathname === pathname && next.search === search) location.reload();
}
