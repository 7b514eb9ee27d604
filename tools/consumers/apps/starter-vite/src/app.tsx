import type { ApiClientOptions } from '@jalon/api-client';
import { ClubProvider } from '@jalon/club/react';
import { BatteryTestForm } from '@jalon/forms/battery-test';
import { type Locale, otherLocale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { Comparator } from '@jalon/membership/comparator';
import { LanguageSwitch } from '@jalon/ui/language-switch';
import { Section } from '@jalon/ui/section';
import { club } from './club';
import type { loadMemberships } from './memberships';

const titles = {
  fr: { memberships: 'Adhésions', form: 'Test de batterie' },
  en: { memberships: 'Memberships', form: 'Battery test' },
};

export interface AppProps {
  locale: Locale;
  loaded: Awaited<ReturnType<typeof loadMemberships>>;
  /** The address of the API. @default the page’s own origin */
  api?: ApiClientOptions;
}

export function App({ locale, loaded, api = {} }: AppProps) {
  const other = otherLocale(locale);
  return (
    <I18nProvider locale={locale}>
      <ClubProvider club={club}>
        <main id="main">
          <Section>
            <LanguageSwitch href={`/${other}`} locale={other} />
            <h1>{titles[locale].memberships}</h1>
            <Comparator {...loaded} id="comparator" action={`/${locale}`} />
          </Section>
          <Section width="text">
            <h2>{titles[locale].form}</h2>
            <BatteryTestForm api={api} />
          </Section>
        </main>
      </ClubProvider>
    </I18nProvider>
  );
}
