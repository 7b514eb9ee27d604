'use client';

import { PostalCodeInput } from '@jalon/ui/postal-code-input';
import { postalCodeLength } from '../rules/limits.ts';
import { useKit } from './kit-context.ts';
import { inField } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

/**
 * A Canadian postal code, shown as `H1H 1H1` while it is typed; its value has no space. A note says when characters were
 * cut. Renders an `input`.
 */
export function PostalCodeField(texts: FieldTexts) {
  const { notes } = useKit();
  const field = useField(texts);
  const { ref: register, ...control } = field.control;

  function attach(input: HTMLInputElement | null) {
    register(input);
    if (!input) return undefined;
    const stop = new AbortController();
    // Before the input’s mask, which cuts.
    input.addEventListener(
      'beforeinput',
      (event) => {
        const inserted = event.data ?? event.dataTransfer?.getData('text/plain');
        if (!inserted || input.readOnly || event.isComposing) return;
        const { value, selectionStart, selectionEnd } = input;
        const typed = value.slice(0, selectionStart ?? 0) + inserted + value.slice(selectionEnd ?? 0);
        const isCut = typed.replace(/[^a-z\d]/gi, '').length > postalCodeLength;
        notes.tell(texts.name, isCut ? { key: 'cut', max: postalCodeLength } : undefined);
      },
      { signal: stop.signal, capture: true },
    );
    return () => {
      stop.abort();
      register(null);
    };
  }

  return inField(field, <PostalCodeInput {...control} ref={attach} />);
}
