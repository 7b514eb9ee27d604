'use client';

import type { AutomaticRenewal } from '@jalon/api-client/contract';
import { useClub } from '@jalon/club/react';
import { formatDate } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { type ComponentPropsWithRef, useId } from 'react';
import { renewalConsent, renewalConsentVersion } from '../../legal/renewal-consent.ts';
import { cardBrandName } from '../../payments/card-brand.ts';
import { automaticRenewalMessages } from './automatic-renewal.messages.ts';
import { Consent, Renewal } from './automatic-renewal-form.styles.ts';
import { renewalFields } from './renewal-form-post.ts';

export interface AutomaticRenewalFormProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  renewal: AutomaticRenewal;
  /** The address that the form posts to. */
  action: string;
}

/**
 * Whether the membership renews automatically, with a button to change it. The text that the member accepts by switching it on
 * is before the button. Renders a `<section>` with an `h2` and, if it can be changed, a `<form method="post">`;
 * works without JavaScript.
 */
export function AutomaticRenewalForm({ renewal, action, ...props }: AutomaticRenewalFormProps) {
  const t = useT(automaticRenewalMessages);
  const locale = useLocale();
  const { isOn, expiresOn, payment, obstacle } = renewal;
  const date = expiresOn && formatDate(new Date(expiresOn), locale);
  return (
    <Renewal {...props} data-state={isOn ? 'on' : 'off'}>
      <h2>{t('title')}</h2>
      {isOn ? (
        <p>
          <strong>{t('on')}</strong> {date ? t('onUntil', { date }) : t('onText')}{' '}
          {payment &&
            t(payment.method === 'bank' ? 'byBank' : 'byCard', {
              brand: cardBrandName(payment.brand),
              lastFour: payment.lastFour,
            })}
        </p>
      ) : (
        <p>
          <strong>{t('off')}</strong> {date ? t('offUntil', { date }) : t('offText')}
        </p>
      )}
      {isOn || !obstacle ? (
        <form method="post" action={action}>
          {isOn ? <SwitchOff /> : <SwitchOn payment={payment} />}
        </form>
      ) : (
        <p>{t(obstacle)}</p>
      )}
    </Renewal>
  );
}

function SwitchOff() {
  const t = useT(automaticRenewalMessages);
  return (
    <>
      <p>{t('offLater')}</p>
      <Button type="submit" variant="secondary" name={renewalFields.renewal} value="off">
        {t('switchOff')}
      </Button>
    </>
  );
}

function SwitchOn({ payment }: Pick<AutomaticRenewal, 'payment'>) {
  const t = useT(automaticRenewalMessages);
  const locale = useLocale();
  const club = useClub();
  const consentId = useId();
  return (
    <>
      <Consent id={consentId}>
        {renewalConsent(locale, { club: club.name[locale], payment }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Consent>
      <input type="hidden" name={renewalFields.version} value={renewalConsentVersion} />
      <Button type="submit" name={renewalFields.renewal} value="on" aria-describedby={consentId}>
        {t('switchOn')}
      </Button>
    </>
  );
}
