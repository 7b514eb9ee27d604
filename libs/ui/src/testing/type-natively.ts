/**
 * Types into a field by the browser’s own command, which Storybook’s simulated keyboard does not share: for fields that
 * edit in the browser’s history.
 */
export function typeNatively(field: HTMLInputElement, text: string): void {
  field.focus();
  for (const character of text) document.execCommand('insertText', false, character);
}
