'use client';

import { type MemberSession, otherSessions } from '@jalon/api-client/contract';
import { formatDateTime } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import type { ComponentPropsWithRef } from 'react';
import { endSessionsIntent, sessionFields } from './form-post.ts';
import { Root } from './session-list.styles.ts';
import { sessionsMessages } from './sessions.messages.ts';

export interface SessionListProps
  extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'children'> {
  /** The address that the form posts to. */
  action: string;
  /** The open sessions, in the order in which they are shown. */
  sessions: readonly MemberSession[];
}

/**
 * A member’s sessions with device and times, in one `<form method="post">`: each has a button that posts its id as
 * `session`, and one more button posts `others`. A press loads the whole page, so that no data of an ended session stays
 * in memory.
 */
export function SessionList({ action, sessions, ...props }: SessionListProps) {
  const t = useT(sessionsMessages);
  const locale = useLocale();

  function deviceOf({ browser, system }: MemberSession): string {
    return browser && system ? t('on', { browser, system }) : browser || system || t('unknown');
  }
  const time = (iso: string) => ({ time: formatDateTime(new Date(iso), locale) });

  return (
    <Root {...props} method="post" action={action}>
      <input type="hidden" name={sessionFields.intent} value={endSessionsIntent} />
      <ul>
        {sessions.map((session) => (
          <li key={session.id} data-surface="secondary">
            <div>
              <p data-part="device">
                {deviceOf(session)}
                {session.current && ` (${t('current')})`}
              </p>
              <p data-part="time">{t('signedIn', time(session.signedInAt))}</p>
              <p data-part="time">{t('lastSeen', time(session.lastSeenAt))}</p>
            </div>
            <Button type="submit" variant="secondary" name={sessionFields.session} value={session.id}>
              {session.current ? (
                t('signOut')
              ) : (
                <span>
                  {t('end')}
                  <span className="jalon-visually-hidden">{t('endOf', { device: deviceOf(session) })}</span>
                </span>
              )}
            </Button>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button type="submit" variant="secondary" name={sessionFields.session} value={otherSessions}>
          {t('endOthers')}
        </Button>
      )}
    </Root>
  );
}
