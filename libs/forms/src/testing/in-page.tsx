import { type ClubConfig, defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import type { ReactNode } from 'react';

/** A form in a page of one language, with the settings of a club. */
export function inPage(form: ReactNode, locale: Locale = 'en', club: ClubConfig = defaultClub) {
  return (
    <I18nProvider locale={locale}>
      <ClubProvider club={club}>{form}</ClubProvider>
    </I18nProvider>
  );
}
