'use client';

import { useT } from '@jalon/i18n/react';
import { useFormStatus } from 'react-dom';
import { type ActionButtonProps, Button } from '../button/index.ts';
import { submitButtonMessages } from './submit-button.messages.ts';

export type SubmitButtonProps = Omit<ActionButtonProps, 'type'>;

/**
 * The button that sends a form: a `<button type="submit">` that shows when the form is being sent and
 * announces it once to screen readers (`role="status"` after the button). The host sets `loading`; in a form with a
 * React `action` it is automatic. While loading, the button keeps the focus and cannot send twice.
 */
export function SubmitButton({ loading, loadingLabel, ...props }: SubmitButtonProps) {
  const t = useT(submitButtonMessages);
  const { pending } = useFormStatus();
  const sending = loading ?? pending;
  return (
    <>
      <Button {...props} type="submit" loading={sending} loadingLabel={loadingLabel ?? t('sending')} />
      <span role="status" className="jalon-visually-hidden">
        {sending && (loadingLabel ?? t('sending'))}
      </span>
    </>
  );
}
