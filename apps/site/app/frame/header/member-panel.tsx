import { ClubProvider, useClub } from '@jalon/forms/club';
import { useLocale } from '@jalon/i18n/react';
import { announceMember, type MemberSummary } from '@jalon/membership/member';
import { SignInPanel, type SignInPanelProps, useSignIn } from '@jalon/membership/sign-in';
import { useMemo, useRef } from 'react';
import { replacePage, signInOnSite } from '../../sign-in/sign-in-on-site.ts';

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
  const locale = useLocale();
  const target = useRef(signInPath);
  const form = useSignIn({
    async signIn(values) {
      const answer = await signInOnSite(values, returnPath, locale);
      if (!('target' in answer)) return answer;
      target.current = answer.target;
      return undefined;
    },
    onSignedIn() {
      announceMember();
      replacePage(target.current);
    },
  });
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
