'use client';

import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Link } from '@jalon/ui/link';
import { use, useCallback, useSyncExternalStore } from 'react';
import { FormMemoryContext } from '../memory/form-memory.tsx';
import type { SentOutcome } from '../memory/sent-outcomes.ts';
import { sentNoticeMessages } from './sent-notice.messages.ts';
import { Region } from './sent-notice.styles.ts';

/**
 * Reports the result of a send that ended after the visitor left the form: the reference, or a link back to the form,
 * which has kept the answers. Put it once in the layout of your pages, inside a `FormMemoryProvider`. Renders a
 * `div` with `role="status"`, empty until then.
 */
export function SentNotice() {
  const outcomes = use(FormMemoryContext)?.outcomes;
  const outcome = useSyncExternalStore(
    useCallback((listener) => outcomes?.subscribe(listener) ?? (() => {}), [outcomes]),
    () => outcomes?.read(),
    () => undefined,
  );
  return (
    <Region role="status">
      {outcome && <Notice outcome={outcome} onDismiss={() => outcomes?.tell(undefined)} />}
    </Region>
  );
}

function Notice({ outcome, onDismiss }: { outcome: SentOutcome; onDismiss: () => void }) {
  const t = useT(sentNoticeMessages);
  const { reference, href, isLost } = outcome;
  if (reference !== undefined) {
    return (
      <Alert variant="success" onDismiss={onDismiss}>
        {reference ? t('sent', { reference }) : t('sentWithoutReference')}
      </Alert>
    );
  }
  return (
    <Alert variant="warning" onDismiss={onDismiss}>
      {t(isLost ? 'mayBeSent' : 'notSent')}{' '}
      <Link href={href} onClick={onDismiss}>
        {t('backToForm')}
      </Link>
    </Alert>
  );
}
