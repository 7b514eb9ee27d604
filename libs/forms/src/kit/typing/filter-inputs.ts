/**
 * Filters text entered into a form, and keeps the caret and the browser’s undo history: typing, pasting and dropping are
 * filtered before the change; IME composition and autofill right after it.
 * `filterOf` gives the filter of an input by its name; `onFiltered` receives each text that a filter has changed. Returns
 * a function that stops it.
 */
export function filterInputs(
  form: HTMLFormElement,
  filterOf: (name: string) => Filter | undefined,
  onFiltered?: (name: string, typed: string) => void,
): () => void {
  function beforeInput(event: InputEvent) {
    const [input, filter] = filtered(event);
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain');
    if (!filter || !inserted || !event.cancelable || event.isComposing) return;
    const { value, selectionStart, selectionEnd } = input;
    // An email input has no caret position, so text that is too long is cut afterwards.
    const before = selectionStart === null ? '' : value.slice(0, selectionStart);
    const rest = selectionEnd === null ? '' : value.slice(selectionEnd);
    const whole = filter(before + inserted + rest);
    // The text before the caret changes too, so it is filtered afterwards.
    if (!whole.startsWith(before)) return;
    const text = whole.slice(before.length, whole.length - rest.length);
    if (text === inserted) return;
    // The only insertion that supports undo. Without it, the browser inserts everything and the text is filtered afterwards.
    if (!text || document.execCommand?.('insertText', false, text)) {
      event.preventDefault();
      onFiltered?.(input.name, before + inserted + rest);
    }
  }

  function afterInput(event: Event) {
    const [input, filter] = filtered(event);
    if (!filter || (event instanceof InputEvent && event.isComposing)) return;
    const { value, selectionStart } = input;
    const kept = filter(value);
    if (kept === value) return;
    onFiltered?.(input.name, value);
    const caret = Math.min(filter(value.slice(0, selectionStart ?? value.length)).length, kept.length);
    input.value = kept;
    // An autofilled field may be out of focus; a selection would steal it in Safari. An email input has none.
    if (document.activeElement === input && selectionStart !== null) input.setSelectionRange(caret, caret);
    // Listeners have only received the composed text.
    if (event.type === 'compositionend') input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function filtered({ target }: Event): [HTMLInputElement, Filter | undefined] {
    const input = target as HTMLInputElement;
    return [input, filterOf(input.name)];
  }

  form.addEventListener('beforeinput', beforeInput);
  form.addEventListener('input', afterInput);
  form.addEventListener('compositionend', afterInput);
  return () => {
    form.removeEventListener('beforeinput', beforeInput);
    form.removeEventListener('input', afterInput);
    form.removeEventListener('compositionend', afterInput);
  };
}

/** The part of a typed text that a field accepts. */
type Filter = (typed: string) => string;
