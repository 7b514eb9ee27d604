'use client';

import { type ClubConfig, privacyPolicyPaths } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { ConsentNotice, type ConsentNoticeProps } from '@jalon/consent';
import { startConsent } from '@jalon/consent/browser';
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { ConsentControl } from '@jalon/ui/consent-control';
import { Section } from '@jalon/ui/section';
import { type ReactNode, useEffect } from 'react';
import { consentPage } from './pages';

export interface FrameProps {
  locale: Locale;
  club: ClubConfig;
  /** From `noticeFor`; undefined on the page of an error. */
  notice: Pick<ConsentNoticeProps, 'settings' | 'hidden'> | undefined;
  children: ReactNode;
}

/** What is around every page: the language, the club, the question about cookies, and the link to change its answer. */
export function Frame({ locale, club, notice, children }: FrameProps) {
  useEffect(() => startConsent(), []);
  const cookiesPath = consentPage.paths[locale];
  return (
    <I18nProvider locale={locale}>
      <ClubProvider club={club}>
        {notice && (
          <ConsentNotice
            {...notice}
            privacyPath={privacyPolicyPaths(club)[locale]}
            cookiesPath={cookiesPath}
          />
        )}
        <main id="main">{children}</main>
        <footer>
          <Section surface="secondary">
            <ConsentControl href={cookiesPath} data-consent="manage" />
          </Section>
        </footer>
      </ClubProvider>
    </I18nProvider>
  );
}
