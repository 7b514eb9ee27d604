'use client';

import { type RefObject, useEffect } from 'react';

/** Keeps the answers as they are sent: while the form is sending, no field takes an edit. */
export function useReadOnlyWhileSending(
  formRef: RefObject<HTMLFormElement | null>,
  isSending: boolean,
): void {
  useEffect(() => {
    const form = formRef.current;
    if (!isSending || !form) return;
    const listening = new AbortController();
    const refuse = (event: Event) => {
      if (isAnswer(event.target)) event.preventDefault();
    };
    const refuseKey = (event: KeyboardEvent) => {
      // Tab, and what only reads, stay.
      if (event.target instanceof HTMLSelectElement && event.key !== 'Tab') event.preventDefault();
    };
    form.addEventListener('beforeinput', refuse, listening);
    form.addEventListener('click', (event) => isChoice(event.target) && event.preventDefault(), listening);
    form.addEventListener(
      'mousedown',
      (event) => event.target instanceof HTMLSelectElement && event.preventDefault(),
      listening,
    );
    form.addEventListener('keydown', refuseKey, listening);
    return () => listening.abort();
  }, [formRef, isSending]);
}

function isAnswer(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isChoice(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
}
