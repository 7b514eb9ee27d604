import { useClub } from '@jalon/club/react';
import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import type { SentForm } from '../../forms/sent-cookie.ts';
import { BackHome } from '../../frame/back-home.tsx';
import { formSentMessages, nextKey, requestKey } from './form-sent.messages.ts';
import { Print, Title } from './form-sent.styles.ts';

export interface ConfirmationProps {
  sent: SentForm | undefined;
  heading?: 'h1' | 'h2';
}

/** The confirmation of a submission: its kind, its reference, the next steps, and a link to the home page. */
export function Confirmation({ sent, heading: Heading = 'h1' }: ConfirmationProps) {
  const t = useT(formSentMessages);
  const { demonstration, forms } = useClub();
  const request = requestKey(sent?.formId);
  const title = t(sent ? 'title' : 'noReferenceTitle');
  return (
    <>
      {Heading === 'h1' ? (
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
          {request && <p>{t('request', { request: t(request) })}</p>}
          <p>{t('reference', { reference: sent.reference })}</p>
          {sent.formId !== undefined && (
            <p>{t(nextKey(sent.formId) as 'nextMessage', { days: forms?.answerDays })}</p>
          )}
          {Heading === 'h1' && (
            <Print>
              <Button variant="secondary" data-print>
                {t('print')}
              </Button>
            </Print>
          )}
        </>
      )}
      <BackHome />
    </>
  );
}
