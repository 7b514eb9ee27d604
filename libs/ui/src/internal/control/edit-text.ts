/**
 * Puts a text in the place of what is selected in the field that has the focus, as a visitor would: in the browser's
 * own history, so that undo takes it back. Returns whether it could.
 */
export function replaceSelection(text: string): boolean | undefined {
  // Nothing else that changes a field can be undone. A DOM without it has no history either.
  return document.execCommand?.(text ? 'insertText' : 'delete', false, text);
}

/** Puts a text in the place of all that stands in a field, beside the browser's history, and tells who listens. */
export function rewriteText(input: HTMLInputElement, text: string): void {
  // Unlike the `value` property, it leaves React's own record alone, so that React tells its listeners.
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
