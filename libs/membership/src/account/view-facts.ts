import { translator } from '@jalon/i18n';
import type { AccountView } from './account-view.ts';
import { forgottenPasswordPageMessages } from './pages/forgotten-password-page.messages.ts';
import { memberAreaPageMessages } from './pages/member-area-page.messages.ts';
import { newPasswordPageMessages } from './pages/new-password-page.messages.ts';
import { savedPaymentPageMessages } from './pages/saved-payment-page.messages.ts';
import { securityPageMessages } from './pages/security-page.messages.ts';
import { signInPageMessages } from './pages/sign-in-page.messages.ts';
import { unavailablePageMessages } from './pages/unavailable-page.messages.ts';

/** The title of a view’s page, in its language; after a rejected post it says so. */
export function viewTitle(view: AccountView): string {
  switch (view.kind) {
    case 'signIn':
      return translator(signInPageMessages, view)(view.rejected ? 'errorTitle' : 'title');
    case 'signedIn':
      return translator(signInPageMessages, view)('signedInTitle');
    case 'forgottenPassword':
      return translator(forgottenPasswordPageMessages, view)(view.rejected ? 'errorTitle' : 'title');
    case 'linkSent':
      return translator(forgottenPasswordPageMessages, view)('sentTitle');
    case 'newPassword': {
      const t = translator(newPasswordPageMessages, view);
      if (view.isFirst) return t(view.rejected ? 'firstErrorTitle' : 'firstTitle');
      return t(view.rejected ? 'errorTitle' : 'title');
    }
    case 'noLink':
      return translator(newPasswordPageMessages, view)('title');
    case 'memberArea':
      return translator(memberAreaPageMessages, view)('title');
    case 'security':
      return translator(
        securityPageMessages,
        view,
      )(view.rejected || view.isNotEnded ? 'errorTitle' : 'title');
    case 'savedPayment':
      return translator(savedPaymentPageMessages, view)(view.problem ? 'errorTitle' : 'title');
    case 'memberUnavailable':
      return translator(unavailablePageMessages, view)('title');
  }
}

/** The description of a view’s page, in its language; undefined for a page of members. */
export function viewDescription(view: AccountView): string | undefined {
  switch (view.kind) {
    case 'signIn':
      return translator(signInPageMessages, view)('description');
    case 'forgottenPassword':
      return translator(forgottenPasswordPageMessages, view)('description');
    case 'newPassword':
      return translator(newPasswordPageMessages, view)('description');
    default:
      return undefined;
  }
}

type Kind = Pick<AccountView, 'kind'>;

/** Whether a page does more with a script: the others are complete without one. */
export function needsScript({ kind }: Kind): boolean {
  return ['signIn', 'newPassword', 'security', 'savedPayment'].includes(kind);
}

/** Whether a page shows data of the signed-in member. */
export function showsMember({ kind }: Kind): boolean {
  return ['signedIn', 'memberArea', 'security', 'savedPayment', 'memberUnavailable'].includes(kind);
}

/** Whether the address of a page contains a secret: tools that read addresses must stay out. */
export function hasSecretAddress({ kind }: Kind): boolean {
  return kind === 'newPassword';
}

const kinds: Readonly<Record<AccountView['kind'], true>> = {
  signIn: true,
  signedIn: true,
  forgottenPassword: true,
  linkSent: true,
  newPassword: true,
  noLink: true,
  memberArea: true,
  security: true,
  savedPayment: true,
  memberUnavailable: true,
};

/** Whether a view is of an account, for a host with one page for the views of several engines. */
export function isAccountView(view: { readonly kind: string }): view is AccountView {
  return Object.hasOwn(kinds, view.kind);
}
