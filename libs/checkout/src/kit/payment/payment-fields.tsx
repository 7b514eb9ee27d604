'use client';

import type { PaymentMethod, PaymentSettings } from '@jalon/api-client/contract';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { ErrorMessage } from '@jalon/ui/error-message';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { loadSandboxFields } from './load-sandbox-fields.ts';
import { paymentMessages } from './payment.messages.ts';
import { Fields } from './payment-fields.styles.ts';
import type { LoadFields, MountedFields, Tokenised } from './payment-port.ts';

/** A form’s access to the gateway’s fields. */
export interface PaymentFieldsHandle {
  readonly tokenise: () => Promise<Tokenised>;
  readonly focus: () => void;
}

export interface PaymentFieldsProps {
  settings: PaymentSettings;
  method: PaymentMethod;
  /** Keep its identity between renders. @default the sandbox gateway’s */
  load?: LoadFields | undefined;
  ref: Ref<PaymentFieldsHandle>;
}

/**
 * The gateway’s fields for a card or a bank account, in its own frame. Its script is loaded when they are shown. Use
 * another `key` for each method. Renders a `div` with a live region.
 */
export function PaymentFields({ settings, method, load = loadSandboxFields, ref }: PaymentFieldsProps) {
  const t = useT(paymentMessages);
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const fields = useRef<MountedFields>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const title = t(method === 'card' ? 'cardDetails' : 'bankDetails');

  useImperativeHandle(ref, () => ({
    tokenise: () => fields.current?.tokenise() ?? Promise.resolve({ status: 'failed' }),
    focus: () => fields.current?.focus(),
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt mounts the fields again
  useEffect(() => {
    let isCurrent = true;
    const tell = (next: 'ready' | 'failed') => isCurrent && setState(next);
    load(settings).then(
      (mountFields) => {
        const { current } = container;
        if (!isCurrent || !current) return;
        fields.current = mountFields(current, { settings, method, locale, title, onState: tell });
      },
      () => tell('failed'),
    );
    return () => {
      isCurrent = false;
      fields.current?.unmount();
      fields.current = undefined;
    };
  }, [settings, method, load, locale, title, attempt]);

  function retry() {
    setState('loading');
    setAttempt(attempt + 1);
  }

  return (
    <Fields data-state={state} aria-busy={state === 'loading'}>
      <div ref={container} hidden={state === 'failed'} />
      <p role="status">{state === 'loading' && t('fieldsLoading')}</p>
      <div role="alert">
        {state === 'failed' && <ErrorMessage id="payment-fields-failed">{t('fieldsFailed')}</ErrorMessage>}
      </div>
      {state === 'failed' && (
        <Button variant="secondary" onClick={retry}>
          {t('tryAgain')}
        </Button>
      )}
      <p data-part="hint">{t('fieldsSafe')}</p>
    </Fields>
  );
}
