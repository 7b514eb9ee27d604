import { ClubProvider, useClub } from '@jalon/club/react';
import type { MemberSummary } from '@jalon/membership/member';
import { SignInPanel, type SignInPanelProps } from '@jalon/membership/sign-in';
import { useMemo } from 'react';
import { useSiteSignIn } from '../../sign-in/use-site-sign-in.ts';

export interface MemberPanelProps extends Pick<SignInPanelProps, 'open' | 'onOpenChange' | 'links'> {
  member: MemberSummary | undefined;
  /** The sign-in page, to which the forms post if the script fails. */
  signInPath: string;
  forgottenPath: string;
  memberNumberPrefix?: string | undefined;
  /** The page to open after signing in, from the address; the server decides whether to open it. */
  returnPath?: string | undefined;
}

/** The sign-in panel of every page: it signs in through the site and then replaces the page. */
export function MemberPanel({
  signInPath,
  forgottenPath,
  returnPath,
  memberNumberPrefix,
  ...props
}: MemberPanelProps) {
  const form = useSiteSignIn(returnPath);
  const outer = useClub();
  const club = useMemo(() => ({ ...outer, memberNumberPrefix }), [outer, memberNumberPrefix]);
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
