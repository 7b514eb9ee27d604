'use client';

import { formatDateTime } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Link } from '@jalon/ui/link';
import type { ShownMember } from './checkout-view.ts';
import { sessionTimeMessages } from './session-time.messages.ts';
import { useIsWithin, warning } from './use-is-within.ts';
import { Warnings } from './view.styles.ts';

export interface SessionProps {
  member: ShownMember | undefined;
}

/** Says until when the session of a member lasts. Renders a `p`, or nothing for a visitor. */
export function SessionTime({ member }: SessionProps) {
  const t = useT(sessionTimeMessages);
  const locale = useLocale();
  const { sessionUntil } = member ?? {};
  if (sessionUntil === undefined) return null;
  return <p>{t('sessionTime', { time: formatDateTime(new Date(sessionUntil), locale) })}</p>;
}

/**
 * Warns two minutes before the end of a member’s session, which only the password extends: the sign-in page opens in a new tab, so that
 * what is typed stays in this one. Without a script, what is typed is kept when the session has ended.
 */
export function SessionWarning({ member }: SessionProps) {
  const t = useT(sessionTimeMessages);
  const { sessionUntil, signInAgain } = member ?? {};
  const isShort = useIsWithin(sessionUntil === undefined ? undefined : Date.parse(sessionUntil), warning);
  if (sessionUntil === undefined) return null;
  return (
    // In the page from the start, so that a screen reader announces what appears in it.
    <Warnings role="alert">
      {isShort && (
        <Alert variant="warning" title={t('sessionEnds')}>
          <p>{t('sessionEndsText')}</p>
          {signInAgain && (
            <Link href={signInAgain} target="_blank">
              {t('sessionExtend')}
            </Link>
          )}
        </Alert>
      )}
    </Warnings>
  );
}
