'use client';

import { PhoneInput } from '@jalon/ui/phone-input';
import { moveExtensions } from '../typing/phone-extensions.ts';
import { useKit } from './kit-context.ts';
import { inField } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface PhoneFieldProps extends FieldTexts {
  /** As in HTML. @default the rule’s, or tel */
  autoComplete?: string;
  /**
   * The name of the field for the extension. It receives the extension of a number that is pasted or autofilled:
   * `418 555-0123 poste 12`. Without it, a note tells the visitor that the extension was not kept.
   */
  extensionField?: string;
}

/**
 * A North American phone number, shown in groups of 3, 3 and 4 digits while it is typed; extra digits are an
 * error and are never cut. Renders an `input`.
 */
export function PhoneField({ autoComplete: own, extensionField, ...texts }: PhoneFieldProps) {
  const { notes } = useKit();
  const field = useField(texts);
  const { ref: register, ...control } = field.control;
  const autoComplete = own ?? field.meta.autoComplete ?? 'tel';

  function attach(input: HTMLInputElement | null) {
    register(input);
    if (!input) return undefined;
    const stop = moveExtensions(input, {
      extensionField,
      onExtension: (extension, isMoved) =>
        notes.tell(texts.name, { key: isMoved ? 'extensionMoved' : 'extensionDropped', extension }),
    });
    return () => {
      stop();
      register(null);
    };
  }

  return inField(field, <PhoneInput {...control} ref={attach} autoComplete={autoComplete} />);
}
