'use client';

import { formatDate } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Alert, type AlertProps } from '@jalon/ui/alert';
import { Link } from '@jalon/ui/link';
import { connectedSpaceMessages } from '../connected-space.messages.ts';
import type { MemberSpace } from '../member-space.ts';

export interface RenewalReminderProps extends Omit<AlertProps, 'title' | 'variant' | 'children'> {
  member: Pick<MemberSpace, 'state' | 'expires' | 'canRenew'>;
  /** The path of the renewal. */
  renewHref: string;
}

/**
 * Reminds members whose membership can and should be renewed; renders nothing for others. Automatic renewal needs
 * no reminder.
 */
export function RenewalReminder({ member, renewHref, ...props }: RenewalReminderProps) {
  const t = useT(connectedSpaceMessages);
  const locale = useLocale();
  const { state, expires, canRenew } = member;
  if (!canRenew || (state !== 'toRenew' && state !== 'expired')) return null;
  const date = expires && formatDate(new Date(expires), locale);
  const when = state === 'expired' ? 'remindAfter' : 'remindBefore';
  return (
    <Alert {...props} variant="warning" title={t('remindToRenew')}>
      <p>{date ? t(when, { date }) : t('remindSoon')}</p>
      <p>
        <Link href={renewHref}>{t('renew')}</Link>
      </p>
    </Alert>
  );
}
