'use client';

import { useRef } from 'react';
import { announceMember } from '../member/member-channel.ts';
import { type RejectedSignIn, signInFields } from './form-post.ts';
import type { SignInFormProps } from './sign-in-form.tsx';
import { type SignInValues, useSignIn } from './use-sign-in.ts';

/**
 * The props of a `SignInForm` that signs in through the host's `session` path and then replaces the page. Without the path
 * the form posts to its page.
 */
export function useSessionSignIn(
  path: string | undefined,
  returnPath: string | undefined,
): Pick<SignInFormProps, 'rejected' | 'pending' | 'onSubmit'> {
  const target = useRef('');
  const form = useSignIn({
    async signIn(values) {
      const answer = await callSession(path ?? '', values, returnPath);
      if (!('target' in answer)) return answer;
      target.current = answer.target;
      return undefined;
    },
    onSignedIn() {
      announceMember();
      replacePage(target.current);
    },
  });
  return path === undefined ? {} : form;
}

/** Maximum milliseconds that the form waits for an answer. */
const timeout = 20_000;

/** The page to open after a success, or the errors. */
type SignInAnswer = { readonly target: string } | RejectedSignIn;

/**
 * Signs in through the host, which sets both cookies of a session: `session` of the engine of accounts answers at the path.
 * @throws without a readable answer
 */
async function callSession(
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
function replacePage(target: string): void {
  const { href, pathname, search } = location;
  const next = new URL(target, href);
  location.replace(next);
  // With a fragment, the browser would only scroll on the same page.
  if (next.hash && next.pathname === pathname && next.search === search) location.reload();
}
