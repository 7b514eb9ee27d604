'use client';

import { isCallError } from '@jalon/api-client';
import type { ClubConfig } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { type FormEvent, useState } from 'react';
import { announceMember } from '../member/member-channel.ts';
import { forgetMemberInfo, memberInfoCookie } from '../member-info/member-info-cookie.ts';
import { connectionFailed, type RejectedSignIn, signInFields } from './form-post.ts';
import { rememberUsername } from './remembered-username.ts';
import { startSession } from './session.ts';

export interface SignInValues {
  username: string;
  password: string;
}

export interface UseSignInOptions {
  /**
   * Signs in; returns the rejection, or nothing on success. Default: calls the API of the page's own origin and
   * writes the memberInfo cookie.
   */
  signIn?: (values: SignInValues) => Promise<RejectedSignIn | undefined>;
  /** Called after a success: open the next page here. */
  onSignedIn: () => void;
}

/** The props of a `SignInForm` that signs in with a call instead of a form post. */
export function useSignIn({ signIn, onSignedIn }: UseSignInOptions) {
  const club = useClub();
  const [rejected, setRejected] = useState<RejectedSignIn>();
  const [pending, setPending] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const username = String(data.get(signInFields.username) ?? '');
    const password = String(data.get(signInFields.password) ?? '');
    setPending(true);
    const values = { username, password };
    const attempt = signIn ? signIn(values) : signInThroughApi(values, club);
    const result = await attempt.catch(() => connectionFailed);
    setPending(false);
    setRejected(result && { ...result, username });
    if (result) return;
    rememberUsername(data.has(signInFields.remember) ? username : undefined);
    onSignedIn();
  }

  return { rejected, pending, onSubmit };
}

async function signInThroughApi(values: SignInValues, club: ClubConfig): Promise<RejectedSignIn | undefined> {
  const result = await startSession(values, {}, club);
  if (isCallError(result)) return { errors: result.errors, retryAfter: result.retryAfter };
  const { member, session } = result;
  const secure = location.protocol === 'https:';
  // Without details, those of the member who was signed in before must not stay.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = member
    ? memberInfoCookie(member, { expires: session.expires, secure })
    : forgetMemberInfo({ secure });
  announceMember();
  return undefined;
}
