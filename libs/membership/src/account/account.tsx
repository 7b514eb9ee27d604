'use client';

import { useReloadForOtherMember } from '../member/use-reload-for-other-member.ts';
import type { AccountView } from './account-view.ts';
import { MemberAreaPage } from './pages/member-area-page.tsx';
import type { PageProps } from './pages/page-props.ts';
import { ForgottenPasswordPage, LinkSentPage, NewPasswordPage, NoLinkPage } from './pages/password-pages.tsx';
import { SavedPaymentPage } from './pages/saved-payment-page.tsx';
import { SecurityPage } from './pages/security-page.tsx';
import { SignedInPage, SignInPage } from './pages/sign-in-page.tsx';
import { UnavailablePage } from './pages/unavailable-page.tsx';
import { showsMember } from './view-facts.ts';

export type AccountProps = PageProps<AccountView>;

/**
 * Any page of an account, without the host's header and footer. Inside a `ClubProvider`, in the view's language. A page with
 * member data is loaded again when someone else signs in, or the member signs out, in another tab.
 */
export function Account({ view, picture }: AccountProps) {
  useReloadForOtherMember(showsMember(view));
  switch (view.kind) {
    case 'signIn':
      return <SignInPage view={view} picture={picture} />;
    case 'signedIn':
      return <SignedInPage view={view} />;
    case 'forgottenPassword':
      return <ForgottenPasswordPage view={view} picture={picture} />;
    case 'linkSent':
      return <LinkSentPage view={view} />;
    case 'newPassword':
      return <NewPasswordPage view={view} picture={picture} />;
    case 'noLink':
      return <NoLinkPage view={view} />;
    case 'memberArea':
      return <MemberAreaPage view={view} />;
    case 'security':
      return <SecurityPage view={view} />;
    case 'savedPayment':
      return <SavedPaymentPage view={view} />;
    case 'memberUnavailable':
      return <UnavailablePage view={view} />;
  }
}
