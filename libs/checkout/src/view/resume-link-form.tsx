'use client';

import { checkoutDays } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { resumeLinkMessages } from './resume-link.messages.ts';
import { ResumeLinkFields, type ResumeLinkFieldsProps } from './resume-link-fields.tsx';
import { Later } from './step-page.styles.ts';

export interface ResumeLinkFormProps extends Omit<ResumeLinkFieldsProps, 'controlId'> {
  /** Another part of the page shows the fields at the moment. */
  isElsewhere?: boolean | undefined;
}

/** Mails a link to continue on another device. Collapsed initially, except after a post. */
export function ResumeLinkForm({ isElsewhere, ...fields }: ResumeLinkFormProps) {
  const t = useT(resumeLinkMessages);
  const { link } = fields;
  return (
    <Later open={link !== undefined}>
      <summary>{t('later')}</summary>
      {link?.sentTo ? (
        <Alert
          variant="success"
          title={t('linkSent', { email: link.sentTo })}
          announce
          tabIndex={-1}
          autoFocus
        />
      ) : (
        <div>
          <p>{t('laterText', { days: checkoutDays })}</p>
          {!isElsewhere && <ResumeLinkFields {...fields} controlId="resume-email" />}
        </div>
      )}
    </Later>
  );
}
