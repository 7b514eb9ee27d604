import { replaceSelection, rewriteText } from '../control/edit-text.ts';
import { deleted, inserted, type Mask, masked, type Shown } from './mask.ts';

/**
 * Formats an input with a mask, and makes its form post the answer without separators. Typing, pasting, dropping and
 * deleting go through the browser's own history, so that undo and redo work; compositions and autofill are corrected
 * afterwards. Returns a function that removes the mask.
 */
export function maskInput(input: HTMLInputElement, mask: Mask): () => void {
  let own = false;

  function show({ text, caret }: Shown) {
    const { value } = input;
    if (text !== value) {
      // Replace only what differs, so that undo selects no more than that.
      const start = commonPrefix(value, text);
      const tail = commonPrefix(reversed(value.slice(start)), reversed(text.slice(start)));
      const replacement = text.slice(start, text.length - tail);
      input.setSelectionRange(start, value.length - tail);
      own = true;
      const done = replaceSelection(replacement);
      own = false;
      if (!done) rewriteText(input, text);
    }
    // A host that controls the value may have replaced it in the meantime.
    if (input.value === text) input.setSelectionRange(caret, caret);
  }

  function beforeInput(event: InputEvent) {
    if (own || input.readOnly || !event.cancelable || event.isComposing) return;
    const { value, selectionStart, selectionEnd } = input;
    const start = selectionStart ?? value.length;
    const end = selectionEnd ?? start;
    const { inputType } = event;
    const insertion = event.data ?? event.dataTransfer?.getData('text/plain');
    let next: Shown;
    if (inputType.startsWith('delete')) {
      next = deletion(inputType, value, start, end);
    } else if (insertion) {
      next = inserted(mask, value, start, end, insertion);
      // The browser handles this by itself, and one undo reverts several keys.
      if (next.text === value.slice(0, start) + insertion + value.slice(end)) return;
    } else {
      return;
    }
    event.preventDefault();
    show(next);
  }

  function deletion(inputType: string, value: string, start: number, end: number): Shown {
    if (start !== end) return deleted(mask, value, start, end, 'none');
    if (inputType === 'deleteContentBackward') return deleted(mask, value, start, end, 'backward');
    if (inputType === 'deleteContentForward') return deleted(mask, value, start, end, 'forward');
    // Deletion by word or by line: a masked answer is one word.
    return inputType.endsWith('Forward')
      ? deleted(mask, value, start, value.length, 'none')
      : deleted(mask, value, 0, end, 'none');
  }

  function afterInput(event: Event) {
    if (own || (event instanceof InputEvent && event.isComposing)) return;
    const { value, selectionStart } = input;
    const { text, caret } = masked(mask, value, selectionStart ?? value.length);
    if (text === value) return;
    input.setRangeText(text, 0, value.length, 'end');
    // An autofilled field may not have the focus; setting a selection would take it in Safari.
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }

  function onFormData({ formData }: FormDataEvent) {
    const { name } = input;
    if (name && formData.get(name) === input.value) formData.set(name, mask.keep(input.value));
  }

  const listening = new AbortController();
  input.addEventListener('beforeinput', beforeInput, listening);
  input.addEventListener('input', afterInput, listening);
  input.addEventListener('compositionend', afterInput, listening);
  input.form?.addEventListener('formdata', onFormData, listening);
  return () => listening.abort();
}

const reversed = (text: string): string => [...text].reverse().join('');

function commonPrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
