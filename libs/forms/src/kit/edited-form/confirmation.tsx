'use client';

import { useT } from '@jalon/i18n/react';
import { editedFormMessages } from '../texts/edited-form.messages.ts';
import { Sent } from './confirmation.styles.ts';

/** Says in the place of a form that it is sent. */
export function Confirmation({ reference }: { reference: string | undefined }) {
  const t = useT(editedFormMessages);
  return (
    <Sent data-surface="default" role="status" tabIndex={-1} ref={takeFocus}>
      {reference ? t('sent', { reference }) : t('sentWithoutReference')}
    </Sent>
  );
}

/** Not an inline function, which React would call again at each render. */
function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
