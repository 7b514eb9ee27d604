'use client';

import { formatDateTime } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { Link } from '@jalon/ui/link';
import { VisuallyHidden } from '@jalon/ui/visually-hidden';
import { useRef, useState } from 'react';
import { sessionTimeMessages } from './session-time.messages.ts';
import { Below, Time, Warnings } from './session-time.styles.ts';
import type { SessionTimes } from './session-times.ts';
import { useSessionEnd } from './use-session-end.ts';

export interface SessionTimeProps {
  /** Undefined for a visitor. */
  session: SessionTimes | undefined;
}

/** Says until when the session of a member lasts. Renders a `p`, or nothing for a visitor. */
export function SessionTime({ session }: SessionTimeProps) {
  const t = useT(sessionTimeMessages);
  const locale = useLocale();
  if (!session) return null;
  const time = formatDateTime(new Date(session.ends), locale);
  return <Time>{t('sessionTime', { time, idle: session.idleMinutes })}</Time>;
}

export interface SessionWarningProps extends SessionTimeProps {
  /** Takes the post that keeps the session: `session` of the engine of accounts. Without it, only the password extends it. */
  keepPath?: string | undefined;
  /** The sign-in page that asks a signed-in member for the password. */
  signInPath?: string | undefined;
}

/**
 * Warns two minutes before the end of a member’s session (WCAG 2.2, 2.2.1). Before it ends without activity, a button keeps it;
 * activity in the page does too. Before it ends in any case, the sign-in page opens in a new tab, so that what is typed
 * stays in this one. Renders nothing for a visitor.
 */
export function SessionWarning({ session, keepPath, signInPath }: SessionWarningProps) {
  const t = useT(sessionTimeMessages);
  const region = useRef<HTMLDivElement>(null);
  const [isKept, setKept] = useState(false);
  const { ends, keep } = useSessionEnd(session, keepPath);

  async function stay() {
    // The button goes.
    region.current?.focus();
    setKept(await keep());
  }

  if (!session) return null;
  return (
    // In the page from the start, so that a screen reader announces what appears in it.
    <Warnings ref={region} role="alert" tabIndex={-1}>
      {ends && (
        <Alert variant="warning" title={t('sessionEnds')}>
          <p>{t(ends === 'idle' ? 'idleText' : 'lastText')}</p>
          {ends === 'idle' && (
            <Button variant="secondary" onClick={() => void stay()}>
              {t('keep')}
            </Button>
          )}
          {ends === 'last' && signInPath && (
            <Link href={signInPath} target="_blank">
              {t('extend')}
            </Link>
          )}
        </Alert>
      )}
      {!ends && isKept && <VisuallyHidden>{t('kept')}</VisuallyHidden>}
    </Warnings>
  );
}

/** The time of a session and its warning, below a page of a member. */
export function SessionNotice({ session, ...props }: SessionWarningProps) {
  if (!session) return null;
  return (
    <Below>
      <SessionWarning session={session} {...props} />
      <SessionTime session={session} />
    </Below>
  );
}
