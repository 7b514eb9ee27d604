'use client';

import { useT } from '@jalon/i18n/react';
import { useFormStatus } from 'react-dom';
import { type ActionButtonProps, Button } from '../button/index.ts';
import { submitButtonMessages } from './submit-button.messages.ts';

export type SubmitButtonProps = Omit<ActionButtonProps, 'type'>;

/**
 * The button that sends a form: a `<button type="submit">` that shows that the form is on its way (forms spec §4) and
 * says so to screen readers, once (`role="status"` after it). `loading` is the host’s to say; in a form with a React
 * `action` it follows that by itself. While it loads it keeps the focus and sends nothing twice.
 *
 * **Use it** last in a form. **Not** for what sends nothing: that is a `Button`; and never disable it to tell of errors.
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
