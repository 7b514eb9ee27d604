/**
 * Types with the browser’s own command, unlike Storybook’s simulated keyboard: for fields that use the browser’s
 * editing history.
 */
export function typeNatively(field: HTMLInputElement, text: string): void {
  field.focus();
  for (const character of text) document.execCommand('insertText', false, character);
}
