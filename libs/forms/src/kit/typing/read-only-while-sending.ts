'use client';

import { type RefObject, useLayoutEffect } from 'react';

/** Keeps the answers as they are sent: while the form is sending, no field takes an edit. */
export function useReadOnlyWhileSending(
  formRef: RefObject<HTMLFormElement | null>,
  isSending: boolean,
): void {
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!isSending || !form) return;
    const unlock = lockTexts(form);
    const listening = new AbortController();
    // Before the listeners of the fields themselves.
    const options = { signal: listening.signal, capture: true };
    form.addEventListener('beforeinput', refuseEdit, options);
    form.addEventListener('click', refuseEdit, options);
    form.addEventListener('mousedown', refuseEdit, options);
    form.addEventListener('keydown', refuseKey, options);
    return () => {
      listening.abort();
      unlock();
    };
  }, [formRef, isSending]);
}

/** Typing, pasting, dropping, input methods and autofill: a browser keeps them all from a `readonly` field. */
function lockTexts(form: HTMLFormElement): () => void {
  const locked = [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement =>
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && !control.readOnly,
  );
  for (const control of locked) control.readOnly = true;
  return () => {
    for (const control of locked) control.readOnly = false;
  };
}

/** Choices, and buttons inside fields. What is around the send button stays, and so do links. */
function refuseEdit(event: Event): void {
  if (!(event.target instanceof Element) || event.target.closest('[data-part="actions"], a[href]')) return;
  const isText = event.target.matches('input:not([type=checkbox], [type=radio]), textarea');
  // A text may still be selected and copied.
  if (event.type === 'mousedown' && isText) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Keys that choose. Tab, and the browser’s own keys, stay. */
function refuseKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey } = event;
  if (
    !(target instanceof Element) ||
    !target.matches('select, [type=radio], [type=checkbox], [role=combobox]')
  )
    return;
  if (key === 'Tab' || /^F\d/.test(key) || ctrlKey || metaKey) return;
  event.preventDefault();
  event.stopPropagation();
}
