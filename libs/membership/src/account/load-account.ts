import { type ComponentType, createElement } from 'react';
import type { AccountProps } from './account.tsx';
import type { AccountView } from './account-view.ts';

/**
 * Loads the component for a view with only the code that this view needs, for a host that hydrates parts of its pages. It
 * draws what `Account` draws.
 */
export async function loadAccount(view: AccountView): Promise<ComponentType<AccountProps>> {
  switch (view.kind) {
    case 'signIn': {
      const { SignInPage } = await import('./pages/sign-in-page.tsx');
      return ({ view: one, ...props }) =>
        one.kind === 'signIn' ? createElement(SignInPage, { view: one, ...props }) : null;
    }
    case 'newPassword': {
      const { NewPasswordPage } = await import('./pages/password-pages.tsx');
      return ({ view: one, ...props }) =>
        one.kind === 'newPassword' ? createElement(NewPasswordPage, { view: one, ...props }) : null;
    }
    case 'security': {
      const { SecurityPage } = await import('./pages/security-page.tsx');
      return ({ view: one }) => (one.kind === 'security' ? createElement(SecurityPage, { view: one }) : null);
    }
    case 'savedPayment': {
      const { SavedPaymentPage } = await import('./pages/saved-payment-page.tsx');
      return ({ view: one }) =>
        one.kind === 'savedPayment' ? createElement(SavedPaymentPage, { view: one }) : null;
    }
    default:
      return (await import('./account.tsx')).Account;
  }
}
