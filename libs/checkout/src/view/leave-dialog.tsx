'use client';

import { checkoutDays } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Dialog } from '@jalon/ui/dialog';
import { Tools } from '../kit/steps/fields.styles.ts';
import { leaveMessages } from './leave-dialog.messages.ts';
import { leavesAttribute } from './leaves-attribute.ts';
import { ResumeLinkFields, type ResumeLinkFieldsProps } from './resume-link-fields.tsx';
import { Leaving } from './view.styles.ts';

export interface LeaveDialogProps extends Omit<ResumeLinkFieldsProps, 'controlId'> {
  /** The address of the pressed link. */
  href: string;
  onStay: () => void;
}

/** Asks before someone leaves a checkout, whose answers are then deleted: a link to continue can be mailed first. */
export function LeaveDialog({ href, onStay, ...fields }: LeaveDialogProps) {
  const t = useT(leaveMessages);
  return (
    <Dialog
      id="leave-checkout"
      title={t('leaveTitle')}
      backdropCloses={false}
      open
      onOpenChange={(open) => !open && onStay()}
      actions={
        <Tools>
          <Button onClick={onStay}>{t('stay')}</Button>
          <Button href={href} variant="secondary" {...{ [leavesAttribute]: '' }}>
            {t('leave')}
          </Button>
        </Tools>
      }
    >
      <Leaving>
        <p>{t('leaveText', { days: checkoutDays })}</p>
        <ResumeLinkFields {...fields} controlId="leave-email" />
      </Leaving>
    </Dialog>
  );
}
