'use client';

import { type RefObject, useEffect } from 'react';
import type { SubmissionState } from '../edited-form/transmit.ts';
import { focusSend } from '../state/focus-send.ts';

/** Makes an offline form ready when the network is back, and sends it if the visitor chose to wait. */
export function useBackOnline(
  network: SubmissionState['network'],
  formRef: RefObject<HTMLFormElement | null>,
  onReady: () => void,
): void {
  useEffect(() => {
    if (network === 'ready') return;
    const back = () => {
      // The focused button is about to disappear.
      if (document.activeElement?.matches('[data-part="actions"] *')) focusSend(formRef.current);
      onReady();
      if (network === 'waiting') formRef.current?.requestSubmit();
    };
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [network, formRef, onReady]);
}
