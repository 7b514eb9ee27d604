import { userEvent } from 'vitest/browser';

/** Copies text to the clipboard, then pastes it at the caret of a field. */
export async function paste(field: HTMLElement, text: string) {
  const source = document.createElement('textarea');
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  field.focus();
  await userEvent.paste();
}
