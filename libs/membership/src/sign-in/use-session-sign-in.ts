'use client';

import { useRef } from 'react';
import { announceMember } from '../member/member-channel.ts';
import { callSession, replacePage } from './session-call.ts';
import type { SignInFormProps } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';

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
