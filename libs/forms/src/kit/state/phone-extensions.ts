/** Names the field of a phone input’s extension: `data-extension-field="workphonepost"`. */
export const extensionFieldAttribute = 'data-extension-field';

export interface ExtensionOptions {
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  /** The phone input `name` was given a number with an extension, which was moved to its field or not kept. */
  readonly onExtension: (name: string, extension: string, isMoved: boolean) => void;
}

/**
 * Moves the extension of a number that is pasted, dropped or filled into a phone input to its own field: without
 * this, `418 555-0123 poste 12` would read as a number of twelve digits. Listens before the input’s mask does.
 */
export function moveExtensions({ form, signal, onExtension }: ExtensionOptions): void {
  const listening = { signal, capture: true };

  function beforeInput(event: InputEvent) {
    const { target } = event;
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain');
    if (!isPhone(target) || !inserted || !event.cancelable || event.isComposing) return;
    const parts = splitExtension(inserted);
    if (!parts) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Through the browser’s own history, so that undo takes it back.
    if (!document.execCommand?.('insertText', false, parts.number)) write(target, parts.number);
    move(target, parts.extension);
  }

  // Autofill.
  function onInput({ target }: Event) {
    const parts = isPhone(target) && splitExtension(target.value);
    if (!parts) return;
    // Unlike the `value` property, this leaves React’s own record alone, so that React tells its listeners.
    target.setRangeText(parts.number, 0, target.value.length, 'end');
    move(target, parts.extension);
  }

  function move(phone: HTMLInputElement, extension: string) {
    const field = form.elements.namedItem(phone.getAttribute(extensionFieldAttribute) ?? '');
    const isFree = field instanceof HTMLInputElement && (field.value === '' || field.value === extension);
    if (isFree && field.value !== extension) write(field, extension);
    onExtension(phone.name, extension, isFree);
  }

  form.addEventListener('beforeinput', beforeInput, listening);
  form.addEventListener('input', onInput, listening);
}

function write(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function isPhone(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'tel' && !target.readOnly;
}

/** A phone number and the extension behind it: `418.555.0123 poste 12`, `ext. 12`, `x12`, `#12`. */
export function splitExtension(text: string): { number: string; extension: string } | undefined {
  const [, number = '', extension = ''] = text.match(numberWithExtension) ?? [];
  return number.replace(/\D/g, '').length >= 7 ? { number, extension } : undefined;
}

const numberWithExtension = /^(.*?\d)[\s,;(]*(?:postes?|p\.|ext(?:ension)?|x|#)[\s.:]*(\d{1,5})[\s).]*$/iu;
