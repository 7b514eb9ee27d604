/** Prevents edits while the form is sending, so that the page shows the answers that are sent. Returns what ends it. */
export function makeReadOnly(form: HTMLFormElement): () => void {
  const unlock = lockTexts(form);
  const listening = new AbortController();
  // Runs before the listeners of the fields themselves.
  const options = { signal: listening.signal, capture: true };
  form.addEventListener('beforeinput', refuseEdit, options);
  form.addEventListener('click', refuseEdit, options);
  form.addEventListener('mousedown', refuseEdit, options);
  form.addEventListener('keydown', refuseKey, options);
  return () => {
    listening.abort();
    unlock();
  };
}

/** Typing, pasting, dropping, input methods and autofill: `readonly` prevents them all. */
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

/** Choices, and buttons inside fields. The send button, the elements around it, and links still work. */
function refuseEdit(event: Event): void {
  if (!(event.target instanceof Element) || event.target.closest('[data-part="actions"], a[href]')) return;
  const isText = event.target.matches('input:not([type=checkbox], [type=radio]), textarea');
  // Text can still be selected and copied.
  if (event.type === 'mousedown' && isText) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Keys that change a choice. Tab and the browser’s own keys still work. */
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
