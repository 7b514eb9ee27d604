'use client';

import { formatDateTime } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { useEffect, useState } from 'react';
import { checkoutFields, checkoutIntents } from '../kit/checkout-post.ts';
import { timeLimitMessages } from './time-limits.messages.ts';

/** In milliseconds: how long before the end a warning is shown, and the shortest time between two extensions. */
const warning = 2 * 60_000;
const pause = 60_000;

const activities = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

export interface TimeLimitsProps {
  /** Until when the card or account can be charged, in UTC. */
  paymentUntil: string | undefined;
  /** When the session of a member ends, in UTC. It can’t be extended without the password. */
  sessionUntil: string | undefined;
  /** Where an extension is posted. */
  action: string;
}

/**
 * Says how long a card or an account stays valid, extends that while someone is active, and warns two minutes before the
 * end (WCAG 2.2, 2.2.1). Of a session it warns only: what was typed is kept.
 */
export function TimeLimits({ paymentUntil, sessionUntil, action }: TimeLimitsProps) {
  const t = useT(timeLimitMessages);
  const locale = useLocale();
  const payment = usePaymentTime(paymentUntil, action);
  const isSessionShort = useIsWithin(
    sessionUntil === undefined ? undefined : Date.parse(sessionUntil),
    warning,
  );
  return (
    <>
      {payment.until !== undefined && (
        <p>{t('paymentTime', { time: formatDateTime(new Date(payment.until), locale) })}</p>
      )}
      {/* In the page from the start, so that a screen reader announces what appears in it. */}
      <div role="alert">
        {payment.isShort && (
          <Alert variant="warning" title={t('paymentEnds')}>
            <Button variant="secondary" onClick={payment.extend}>
              {t('paymentExtend')}
            </Button>
          </Alert>
        )}
        {isSessionShort && (
          <Alert variant="warning" title={t('sessionEnds')}>
            {t('sessionEndsText')}
          </Alert>
        )}
      </div>
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

/** Whether a time is at most `before` milliseconds away, and not past. */
function useIsWithin(at: number | undefined, before: number): boolean {
  // The time of which the warning is: an extension ends it.
  const [warned, setWarned] = useState<number>();
  useEffect(() => {
    if (at === undefined) return;
    const begin = setTimeout(() => setWarned(at), Math.max(0, at - before - Date.now()));
    const end = setTimeout(() => setWarned(undefined), Math.max(0, at - Date.now()));
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
    };
  }, [at, before]);
  return warned !== undefined && warned === at;
}
