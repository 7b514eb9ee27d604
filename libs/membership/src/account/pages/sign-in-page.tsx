'use client';

import { formatMemberNumber } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { SignInForm } from '../../sign-in/sign-in-form.tsx';
import { SignOutForm } from '../../sign-in/sign-out-form.tsx';
import { useSessionSignIn } from '../../sign-in/use-session-sign-in.ts';
import type { SignedInView, SignInView } from '../account-view.ts';
import { AccountFormPage } from './account-form-page.tsx';
import { Actions } from './account-page.styles.ts';
import { DoneNotice } from './done-notice.tsx';
import type { PageProps } from './page-props.ts';
import { signInPageMessages } from './sign-in-page.messages.ts';

/** The sign-in form. */
export function SignInPage({ view, picture }: PageProps<SignInView>) {
  const t = useT(signInPageMessages);
  const { locale, here, links, returnPath, isConfirmation, hasNewPassword } = view;
  const { rejected = view.rejected, ...form } = useSessionSignIn(links.session, returnPath);
  return (
    <AccountFormPage t={t} picture={picture}>
      {isConfirmation && <Alert title={t('confirmTitle')}>{t('confirmText')}</Alert>}
      {hasNewPassword && <DoneNotice title={t('passwordChanged')}>{t('signInAgain')}</DoneNotice>}
      <SignInForm
        {...form}
        action={here[locale]}
        returnPath={returnPath}
        forgottenPath={links.forgottenPassword}
        rejected={rejected}
      />
    </AccountFormPage>
  );
}

/** Who is signed in, and the way out. */
export function SignedInPage({ view }: PageProps<SignedInView>) {
  const t = useT(signInPageMessages);
  const club = useClub();
  const { name, links, returnPath } = view;
  const memberNumber = formatMemberNumber(view.memberNumber, club);
  return (
    <Section width="text">
      <h1>{t('signedInTitle')}</h1>
      <p>{name ? t('signedInAs', { name, memberNumber }) : t('memberNumber', { memberNumber })}</p>
      <Actions>
        <Button href={returnPath ?? links.memberArea}>{t('continue')}</Button>
        <SignOutForm action={links.signIn} />
      </Actions>
    </Section>
  );
}
