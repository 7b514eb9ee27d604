'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { ForgottenPasswordForm } from '../../password/forgotten-password-form.tsx';
import { passwordFields } from '../../password/form-post.ts';
import { NewPasswordForm } from '../../password/new-password-form.tsx';
import type { ForgottenPasswordView, LinkSentView, NewPasswordView, NoLinkView } from '../account-view.ts';
import { AccountFormPage } from './account-form-page.tsx';
import { Actions } from './account-page.styles.ts';
import { DoneNotice } from './done-notice.tsx';
import { forgottenPasswordPageMessages } from './forgotten-password-page.messages.ts';
import { newPasswordPageMessages } from './new-password-page.messages.ts';
import type { PageProps } from './page-props.ts';

/** The form that asks for a link. */
export function ForgottenPasswordPage({ view, picture }: PageProps<ForgottenPasswordView>) {
  const t = useT(forgottenPasswordPageMessages);
  return (
    <AccountFormPage t={t} picture={picture}>
      <ForgottenPasswordForm action={view.links.forgottenPassword} rejected={view.rejected} />
    </AccountFormPage>
  );
}

/** Confirms that a link was requested. */
export function LinkSentPage({ view: { links } }: PageProps<LinkSentView>) {
  const t = useT(forgottenPasswordPageMessages);
  return (
    <Section width="text">
      <h1>{t('title')}</h1>
      <DoneNotice title={t('sentTitle')}>{t('sent')}</DoneNotice>
      <p>{t('nothing')}</p>
      <Actions>
        <Button href={links.signIn}>{t('back')}</Button>
        <Button href={links.forgottenPassword} variant="secondary">
          {t('again')}
        </Button>
      </Actions>
    </Section>
  );
}

/** The texts for the first password of a new member. */
const firstTexts = {
  title: 'firstTitle',
  intro: 'firstIntro',
  required: 'required',
  privacy: 'firstPrivacy',
} as const;

/** The form of the mailed link. */
export function NewPasswordPage({ view, picture }: PageProps<NewPasswordView>) {
  const t = useT(newPasswordPageMessages);
  const { here, locale, token, isFirst, rejected } = view;
  const isExpired = rejected?.errors[passwordFields.token] !== undefined;
  return (
    <AccountFormPage t={(key) => t(isFirst ? firstTexts[key] : key)} picture={picture}>
      <NewPasswordForm action={here[locale]} token={token} isFirst={isFirst} rejected={rejected} />
      {isExpired && <AskForLink view={view} variant="secondary" />}
    </AccountFormPage>
  );
}

/** Says that the page needs the mailed link. */
export function NoLinkPage({ view }: PageProps<NoLinkView>) {
  const t = useT(newPasswordPageMessages);
  return (
    <Section width="text">
      <h1>{t('title')}</h1>
      <p>{t('noToken')}</p>
      <AskForLink view={view} variant="primary" />
    </Section>
  );
}

interface AskForLinkProps {
  view: NewPasswordView | NoLinkView;
  variant: 'primary' | 'secondary';
}

function AskForLink({ view: { links }, variant }: AskForLinkProps) {
  const t = useT(newPasswordPageMessages);
  return (
    <Actions>
      <Button href={links.forgottenPassword} variant={variant}>
        {t('ask')}
      </Button>
    </Actions>
  );
}
