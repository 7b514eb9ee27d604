'use client';

import type { Translator } from '@jalon/i18n';
import { Button } from '@jalon/ui/button';
import { ErrorMessage } from '@jalon/ui/error-message';
import type { SubmissionState } from '../edited-form/transmit.ts';
import { useKit } from '../fields/kit-context.ts';
import type { editedFormMessages } from '../texts/edited-form.messages.ts';

export interface FormActionsProps extends Pick<SubmissionState, 'network' | 'retry' | 'mayBeSent'> {
  submitLabel: string;
  /** The texts of an edited form, once they are loaded. */
  edited: Translator<typeof editedFormMessages.fr> | undefined;
  isSending: boolean;
  /** Why the form was not sent. */
  error: string | undefined;
  /** The sign-in page, if the error asks to sign in again. */
  signInPath: string | undefined;
  /** Sets whether the form is sent once the network is back. */
  onWaitForNetwork: (wait: boolean) => void;
}

/** The send button, and the state of the send below it. Renders a `div` with two live regions. */
export function FormActions({
  submitLabel,
  edited,
  isSending,
  network,
  retry,
  mayBeSent,
  error,
  signInPath,
  onWaitForNetwork,
}: FormActionsProps) {
  const { t, controlId } = useKit();
  return (
    <div data-part="actions">
      <Button type="submit" loading={isSending}>
        {submitLabel}
      </Button>
      <p role="status">
        {isSending && edited?.(retry ? 'slow' : 'sending')}
        {network === 'waiting' && t('waiting')}
      </p>
      {retry && (
        <Button variant="secondary" onClick={retry}>
          {edited?.('sendAgain')}
        </Button>
      )}
      <div role="alert">
        {network === 'offline' && (
          <ErrorMessage id={controlId('offline')}>
            {(mayBeSent && edited?.('offlineUnanswered')) || t('offline')}
          </ErrorMessage>
        )}
        {error && <ErrorMessage id={controlId('generic')}>{error}</ErrorMessage>}
      </div>
      {network !== 'ready' && (
        <Button variant="secondary" onClick={() => onWaitForNetwork(network === 'offline')}>
          {t(network === 'offline' ? 'sendWhenOnline' : 'stopWaiting')}
        </Button>
      )}
      {signInPath && (
        <Button variant="secondary" href={signInPath} target="_blank">
          {edited?.('signIn')}
        </Button>
      )}
    </div>
  );
}
