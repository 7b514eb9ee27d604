/**
 * Replaces the selection of the focused field through the browser's own editing history, so that undo works. Returns
 * whether it succeeded.
 */
export function replaceSelection(text: string): boolean | undefined {
  // The only way to change a field so that undo works. A DOM without it has no history either.
  return document.execCommand?.(text ? 'insertText' : 'delete', false, text);
}

/** Replaces the whole text of a field, without the browser's history, and notifies listeners. */
export function rewriteText(input: HTMLInputElement, text: string): void {
  // Unlike the `value` property, it doesn't update React's own record, so React calls its listeners.
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
