'use client';

import { readCookie } from '@jalon/host';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { type MemberSummary, toMemberSummary } from '../member-info/member-summary.ts';
import { onMemberChange } from './member-channel.ts';

/** A visitor has no `memberInfo`. For display only: never grant access based on it. */
export type CurrentMember =
  | { readonly status: 'visitor'; readonly member?: undefined }
  | { readonly status: 'connected'; readonly member: MemberSummary };

const visitor: CurrentMember = { status: 'visitor' };

const MemberContext = createContext<MemberSummary | undefined>(undefined);

export interface MemberProviderProps {
  /** The member of the request: `readMemberSummary(request.headers.get('cookie'))`. */
  member: MemberSummary | undefined;
  children: ReactNode;
}

/** Provides `useMember` with the member that the server read from the request, so that both render the same page. */
export function MemberProvider({ member, children }: MemberProviderProps) {
  return <MemberContext value={member}>{children}</MemberContext>;
}

/**
 * The signed-in member, if any: on the server and during hydration from the `MemberProvider`, then from
 * the cookie. It follows signing in and out in other tabs.
 */
export function useMember(): CurrentMember {
  const given = use(MemberContext);
  // The cookie's text, not the parsed object: the store must return the same value until it changes.
  const cookie = useSyncExternalStore<string | undefined>(onMemberChange, memberCookie, onServer);
  return useMemo(() => {
    const member = cookie === undefined ? given : toMemberSummary(cookie);
    return member ? { status: 'connected', member } : visitor;
  }, [cookie, given]);
}

function memberCookie(): string {
  return readCookie(document.cookie, 'memberInfo') ?? '';
}

const onServer = () => undefined;
