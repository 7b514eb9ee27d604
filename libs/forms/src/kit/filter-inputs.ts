/**
 * Filters what is put into an input, and keeps the caret and the browser's undo history: typing, pasting
 * and dropping are filtered before they happen; what can't be (IME composition, autofill) right after.
 * Returns the function that stops it.
 */
export function filterInput(input: HTMLInputElement, filter: (typed: string) => string): () => void {
  function beforeInput(event: InputEvent) {
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain');
    if (!inserted || !event.cancelable || event.isComposing) return;
    const { value, selectionStart, selectionEnd } = input;
    const start = selectionStart ?? value.length;
    const rest = value.slice(selectionEnd ?? start);
    const whole = filter(value.slice(0, start) + inserted + rest);
    const text = whole.slice(start, whole.length - rest.length);
    if (text === inserted) return;
    // The only way to insert that undo takes back. A browser without it inserts all, filtered right after.
    if (!text || document.execCommand?.('insertText', false, text)) event.preventDefault();
  }

  function afterInput(event: Event) {
    if (event instanceof InputEvent && event.isComposing) return;
    const { value, selectionStart } = input;
    const kept = filter(value);
    if (kept === value) return;
    const caret = Math.min(filter(value.slice(0, selectionStart ?? value.length)).length, kept.length);
    input.value = kept;
    // An autofilled field may be out of focus; a selection would steal it in Safari. One for e-mail has none.
    if (document.activeElement === input && selectionStart !== null) input.setSelectionRange(caret, caret);
  }

  input.addEventListener('beforeinput', beforeInput);
  input.addEventListener('input', afterInput);
  input.addEventListener('compositionend', afterInput);
  return () => {
    input.removeEventListener('beforeinput', beforeInput);
    input.removeEventListener('input', afterInput);
    input.removeEventListener('compositionend', afterInput);
  };
}
