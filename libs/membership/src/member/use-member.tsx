'use client';

import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { MemberInfo } from '../member-info/member-info.schema.ts';
import { readMemberInfo } from '../member-info/member-info-cookie.ts';
import { readCookie } from '../read-cookie.ts';
import { onMemberChange } from './member-channel.ts';

/** A visitor has no `memberInfo` (site spec §6). For display only: never grant access based on it. */
export type CurrentMember =
  | { readonly status: 'visitor'; readonly member?: undefined }
  | { readonly status: 'connected'; readonly member: MemberInfo };

const visitor: CurrentMember = { status: 'visitor' };

const MemberContext = createContext<MemberInfo | undefined>(undefined);

export interface MemberProviderProps {
  /** The member of the request: `readMemberInfo(request.headers.get('cookie'))`. */
  member: MemberInfo | undefined;
  children: ReactNode;
}

/** Gives `useMember` the member whom the server read from the request, so that both render the same page. */
export function MemberProvider({ member, children }: MemberProviderProps) {
  return <MemberContext value={member}>{children}</MemberContext>;
}

/**
 * Whether a member is connected, and who: on the server and while the page hydrates from the `MemberProvider`, then from
 * the cookie. It follows signing in and out in other tabs.
 */
export function useMember(): CurrentMember {
  const given = use(MemberContext);
  // The text of the cookie, not what it says: the store must give the same value until it changes.
  const cookie = useSyncExternalStore<string | undefined>(onMemberChange, memberCookie, onServer);
  return useMemo(() => {
    const member = cookie === undefined ? given : readMemberInfo(cookie);
    return member ? { status: 'connected', member } : visitor;
  }, [cookie, given]);
}

function memberCookie(): string {
  return `memberInfo=${readCookie(document.cookie, 'memberInfo') ?? ''}`;
}

const onServer = () => undefined;
