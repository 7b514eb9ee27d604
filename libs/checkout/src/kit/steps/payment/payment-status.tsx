'use client';

import type { AttemptState } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { checkoutMessages } from '../../checkout.messages.ts';
import { Stack } from '../fields.styles.ts';

export interface PaymentStatusProps {
  /** A state whose outcome is open. */
  state: Extract<AttemptState, 'confirming' | 'challenge' | 'unknown'>;
  /** The bank’s page, in the state `challenge`. */
  challengeUrl?: string | undefined;
  /** This page, for a link that checks again without a script. */
  checkHref?: string | undefined;
  /** Checks again with a script. */
  onCheck?: (() => void) | undefined;
}

/** An attempt to pay whose outcome is open, and the visitor’s options. Renders an announced alert. */
export function PaymentStatus({ state, challengeUrl, checkHref, onCheck }: PaymentStatusProps) {
  const t = useT(checkoutMessages);
  return (
    <Stack>
      <Alert variant="info" announce>
        {t(state)}
      </Alert>
      {state === 'challenge' && challengeUrl && (
        <div>
          <Button href={challengeUrl}>{t('goToBank')}</Button>
        </div>
      )}
      {state !== 'challenge' && onCheck && (
        <div>
          <Button variant="secondary" onClick={onCheck}>
            {t('checkAgain')}
          </Button>
        </div>
      )}
      {state !== 'challenge' && !onCheck && checkHref && (
        <div>
          <Button variant="secondary" href={checkHref}>
            {t('checkAgain')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
