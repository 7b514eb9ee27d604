'use client';

import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { ChangePasswordForm } from '../../password/change-password-form.tsx';
import { SessionList } from '../../sessions/session-list.tsx';
import type { SecurityView } from '../account-view.ts';
import { Actions, Part } from './account-page.styles.ts';
import { DoneNotice } from './done-notice.tsx';
import type { PageProps } from './page-props.ts';
import { securityPageMessages } from './security-page.messages.ts';

/** The member's sessions, and the form for another password. */
export function SecurityPage({ view }: PageProps<SecurityView>) {
  const t = useT(securityPageMessages);
  const { username, sessions, done, isNotEnded, rejected, links } = view;
  return (
    <Section width="text">
      <h1>{t('title')}</h1>
      {done && (
        <DoneNotice title={t(`done-${done}`)}>{done === 'password' && t('done-password-text')}</DoneNotice>
      )}
      {isNotEnded && (
        <Alert variant="error" title={t('sessionsFailed')} announce>
          {t('sessionsFailedText')}
        </Alert>
      )}
      <Part>
        <h2>{t('sessions')}</h2>
        <p>{t('sessionsIntro')}</p>
        <SessionList action={links.security} sessions={sessions} />
      </Part>
      <Part>
        <h2>{t('password')}</h2>
        <p>{t('passwordIntro')}</p>
        <ChangePasswordForm action={links.security} username={username} rejected={rejected} />
      </Part>
      <Actions>
        <Button href={links.memberArea} variant="secondary">
          {t('back')}
        </Button>
      </Actions>
    </Section>
  );
}
