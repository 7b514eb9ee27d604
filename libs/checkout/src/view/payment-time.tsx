'use client';

import { formatTime } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { useIsWithin, warning } from '@jalon/membership/session-time';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { useEffect, useState } from 'react';
import { checkoutFields, checkoutIntents } from '../kit/checkout-post.ts';
import { paymentTimeMessages } from './payment-time.messages.ts';
import { Warnings } from './view.styles.ts';

/** In milliseconds: the shortest time between two extensions. */
const pause = 60_000;

const activities = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

export interface PaymentTimeProps {
  /** Until when the card or account can be charged, in UTC. */
  paymentUntil: string | undefined;
  /** Where an extension is posted. */
  action: string;
}

/**
 * Says how long a card or an account stays valid, extends that while someone is active, and warns two minutes before the
 * end (WCAG 2.2, 2.2.1).
 */
export function PaymentTime({ paymentUntil, action }: PaymentTimeProps) {
  const t = useT(paymentTimeMessages);
  const locale = useLocale();
  const payment = usePaymentTime(paymentUntil, action);
  return (
    <>
      {payment.until !== undefined && (
        <p>{t('paymentTime', { time: formatTime(new Date(payment.until), locale) })}</p>
      )}
      {/* In the page from the start, so that a screen reader announces what appears in it. */}
      <Warnings role="alert">
        {payment.isShort && (
          <Alert variant="warning" title={t('paymentEnds')}>
            <Button variant="secondary" onClick={payment.extend}>
              {t('paymentExtend')}
            </Button>
          </Alert>
        )}
      </Warnings>
    </>
  );
}

/** The end of the time for a card or account, extended by activity. */
function usePaymentTime(paymentUntil: string | undefined, action: string) {
  const [until, setUntil] = useState(paymentUntil === undefined ? undefined : Date.parse(paymentUntil));
  const [length] = useState(() => (until === undefined ? 0 : until - Date.now()));
  const isShort = useIsWithin(until, warning);

  async function extend() {
    const body = new URLSearchParams({ [checkoutFields.intent]: checkoutIntents.keep });
    try {
      // A redirect to the page: its answer is not needed.
      const { type } = await fetch(action, { method: 'POST', body, redirect: 'manual' });
      if (type === 'opaqueredirect') setUntil(Date.now() + length);
    } catch {
      // Without a network nothing is extended, and the warning comes.
    }
  }

  useEffect(() => {
    if (until === undefined) return;
    let isDone = false;
    const extendSometimes = () => {
      // Not for each press: once after a while, and not after the end.
      const left = until - Date.now();
      if (isDone || left <= 0 || left > length - pause) return;
      isDone = true;
      void extend();
    };
    for (const type of activities) window.addEventListener(type, extendSometimes, { passive: true });
    return () => {
      for (const type of activities) window.removeEventListener(type, extendSometimes);
    };
  });

  return { until, isShort, extend };
}
