import { extensionMaxLength, phoneLength } from '../rules/limits.ts';

export interface ExtensionOptions {
  /** The name of the field for the extension, if the form has one. */
  readonly extensionField: string | undefined;
  /** Called when an extension was found: it was moved to its field or dropped. */
  readonly onExtension: (extension: string, isMoved: boolean) => void;
}

/**
 * Moves the extension of a number that is typed, pasted, dropped or autofilled into a phone input to its own field: without
 * this, `418 555-0123 poste 12` would read as a number of twelve digits. Its listener runs before the input’s mask.
 * Returns a function that stops it.
 */
export function moveExtensions(
  phone: HTMLInputElement,
  { extensionField, onExtension }: ExtensionOptions,
): () => void {
  const stop = new AbortController();
  const listening = { signal: stop.signal, capture: true };

  function beforeInput(event: InputEvent) {
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain');
    if (!inserted) beingTyped.delete(phone);
    if (inserted?.length === 1 && !phone.readOnly && event.cancelable && typesExtension(inserted)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    if (phone.readOnly || !inserted || !event.cancelable || event.isComposing) return;
    const parts = splitExtension(inserted);
    if (!parts) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Through the browser’s own history, so that undo works.
    if (!document.execCommand?.('insertText', false, parts.number)) write(phone, parts.number);
    move(parts.extension);
  }

  /** A letter or # after ten digits begins an extension: the digits that are typed next belong to it. */
  function typesExtension(key: string): boolean {
    const former = beingTyped.get(phone);
    if (former === undefined) {
      if (!/[a-z#]/i.test(key) || phone.value.replace(/\D/g, '').length !== phoneLength) return false;
      beingTyped.set(phone, '');
      return true;
    }
    if (/\d/.test(key) && former.length < extensionMaxLength) {
      beingTyped.set(phone, former + key);
      move(former + key, former);
    }
    return true;
  }

  // Autofill.
  function onInput() {
    const parts = phone.readOnly ? undefined : splitExtension(phone.value);
    if (!parts) return;
    // Unlike the `value` property, this does not update React’s own record, so React calls its listeners.
    phone.setRangeText(parts.number, 0, phone.value.length, 'end');
    move(parts.extension);
  }

  function move(extension: string, former = '') {
    const field = phone.form?.elements.namedItem(extensionField ?? '');
    const isFree = field instanceof HTMLInputElement && ['', former, extension].includes(field.value);
    if (isFree && field.value !== extension) write(field, extension);
    onExtension(extension, isFree);
  }

  phone.addEventListener('beforeinput', beforeInput, listening);
  phone.addEventListener('input', onInput, listening);
  phone.addEventListener('blur', () => beingTyped.delete(phone), listening);
  return () => stop.abort();
}

function write(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The digits of an extension that is being typed. Not in the closure: a rendered input is attached again at each render. */
const beingTyped = new WeakMap<HTMLInputElement, string>();

/** A phone number followed by an extension: `418.555.0123 poste 12`, `ext. 12`, `x12`, `#12`. */
export function splitExtension(text: string): { number: string; extension: string } | undefined {
  const [, number = '', extension = ''] = text.match(numberWithExtension) ?? [];
  return number.replace(/\D/g, '').length >= 7 ? { number, extension } : undefined;
}

const numberWithExtension = /^(.*?\d)[\s,;(]*(?:postes?|p\.|ext(?:ension)?|x|#)[\s.:]*(\d{1,5})[\s).]*$/iu;
