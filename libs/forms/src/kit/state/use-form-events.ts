'use client';

import { useCallback, useRef } from 'react';
import type { FormEvent } from '../form-props.ts';

/** Reports events of a form to the host: `started` once, with its first edit. */
export function useFormEvents(form: string, onEvent: ((event: FormEvent) => void) | undefined) {
  const started = useRef(false);

  /** A host’s callback that throws must not stop the form. */
  function tell(type: FormEvent['type'], field?: string) {
    try {
      onEvent?.({ type, form, field } as FormEvent);
    } catch (error) {
      console.error(error);
    }
  }

  /** Runs `restore` without treating its input events as edits. */
  const restoring = useCallback((restore: () => void) => {
    const wasStarted = started.current;
    started.current = true;
    restore();
    started.current = wasStarted;
  }, []);

  return {
    /** The submission is stored. */
    sent: () => tell('sent'),
    /** These fields of a failed send are in error. */
    fieldErrors(fields: readonly string[]) {
      for (const field of fields) tell('field-error', field);
    },
    restoring,
    edited() {
      if (!started.current) tell('started');
      started.current = true;
    },
    startOver() {
      started.current = false;
    },
  };
}
