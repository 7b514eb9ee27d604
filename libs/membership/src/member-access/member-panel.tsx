'use client';

import { ClubProvider, useClub } from '@jalon/club/react';
import { useMemo } from 'react';
import type { MemberSummary } from '../member-info/member-summary.ts';
import { SignInPanel, type SignInPanelProps } from '../sign-in/panel/sign-in-panel.tsx';
import { useSessionSignIn } from '../sign-in/use-session-sign-in.ts';

export interface MemberPanelProps extends Pick<SignInPanelProps, 'open' | 'onOpenChange' | 'links'> {
  member: MemberSummary | undefined;
  /** The sign-in page, to which the forms post if the script fails. */
  signInPath: string;
  /** The host's path for signing in with a script. Without it, the form posts to the sign-in page. */
  sessionPath?: string | undefined;
  forgottenPath: string;
  /** @default the club's, from `ClubProvider` */
  memberNumberPrefix?: string | undefined;
  /** The page to open after signing in, from the address; the server decides whether to open it. */
  returnPath?: string | undefined;
}

/** The sign-in panel of every page: it signs in through the host and then replaces the page. */
export function MemberPanel({
  signInPath,
  sessionPath,
  forgottenPath,
  returnPath,
  memberNumberPrefix,
  ...props
}: MemberPanelProps) {
  const form = useSessionSignIn(sessionPath, returnPath);
  const outer = useClub();
  const prefix = memberNumberPrefix ?? outer.memberNumberPrefix;
  const club = useMemo(() => ({ ...outer, memberNumberPrefix: prefix }), [outer, prefix]);
  return (
    <ClubProvider club={club}>
      <SignInPanel
        {...props}
        id="member-panel"
        form={{ action: signInPath, returnPath, forgottenPath, ...form }}
        signOut={{ action: signInPath }}
      />
    </ClubProvider>
  );
}
