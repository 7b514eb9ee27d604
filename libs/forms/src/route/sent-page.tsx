'use client';

import { useClub } from '@jalon/club/react';
import { I18nProvider, useLocale, useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import type { ReactNode } from 'react';
import type { NextStep } from '../kit/form-descriptor.ts';
import { Confirmed, Print, Title, Translation } from './route.styles.ts';
import { sentPageMessages } from './sent-page.messages.ts';
import type { SentView } from './view/form-route-view.ts';

export interface SentPageProps {
  view: SentView;
  /** What follows, in each language of the page: a link to the home page, for example. */
  children?: ReactNode;
}

/**
 * The confirmation of a submission: its kind, its reference, the next steps. A page that both languages share shows
 * both. Its button is marked `data-print`, for a host that does not hydrate it.
 */
export function SentPage({ view: { languages, sent }, children }: SentPageProps) {
  const locale = useLocale();
  const [first = locale, second] = languages;
  return (
    <Section width="text">
      <div lang={first === locale ? undefined : first}>
        <I18nProvider locale={first}>
          <Confirmation sent={sent} heading="h1" />
          {children}
        </I18nProvider>
      </div>
      {second && (
        <Translation lang={second}>
          <I18nProvider locale={second}>
            <Confirmation sent={sent} heading="h2" />
            {children}
          </I18nProvider>
        </Translation>
      )}
    </Section>
  );
}

/** Some of the texts have no `days`. */
const nextKeys = {
  byPhone: 'nextByPhone',
  inWriting: 'nextInWriting',
  message: 'nextMessage',
  request: 'nextRequest',
} as const satisfies Record<NextStep, string>;

function Confirmation({ sent, heading }: Pick<SentView, 'sent'> & { heading: 'h1' | 'h2' }) {
  const t = useT(sentPageMessages);
  const locale = useLocale();
  const { demonstration, forms } = useClub();
  const title = t(sent ? 'title' : 'noReferenceTitle');
  return (
    <Confirmed>
      {heading === 'h1' ? (
        <Title tabIndex={-1} autoFocus={sent !== undefined}>
          {title}
        </Title>
      ) : (
        <h2>{title}</h2>
      )}
      {sent && demonstration && <Alert variant="warning">{t('demonstration')}</Alert>}
      <p>{t(sent ? 'text' : 'noReferenceText')}</p>
      {sent && (
        <>
          <p data-part="reference">{t('reference', { reference: sent.reference })}</p>
          {sent.request && <p>{t('request', { request: sent.request[locale] })}</p>}
          {sent.next && <p>{t(nextKeys[sent.next] as 'nextMessage', { days: forms?.answerDays })}</p>}
          {heading === 'h1' && (
            <Print>
              <Button variant="secondary" data-print onClick={() => window.print()}>
                {t('print')}
              </Button>
            </Print>
          )}
        </>
      )}
    </Confirmed>
  );
}
