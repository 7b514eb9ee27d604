'use client';

import { type ChangeEvent, type ComponentPropsWithRef, useCallback } from 'react';
import { useMergedRef } from '../../internal/hooks/use-merged-ref.ts';
import { TextInput } from '../text-input/index.ts';
import type { Mask } from './mask.ts';
import { maskInput } from './mask-input.ts';

export interface MaskedInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue'> {
  /** How the answer is kept and shown: a constant, because another identity starts anew. */
  mask: Mask;
  /** The answer alone, without what the mask shows around it, where the host keeps it. */
  value?: string;
  /** The answer at first. */
  defaultValue?: string;
  /** Called with the answer alone. */
  onValueChange?: (value: string) => void;
}

/**
 * A native `<input>` that shows its answer in groups while it is typed, and posts the answer alone: the form’s
 * `formdata` carries no separator. Caret, paste, input methods and undo work as in any field. Without a script it
 * takes what is typed as it is, so the server keeps the characters of an answer too.
 *
 * Tried in Chromium with real keys: typing, caret, selection, paste, cut, undo and redo, an input method, autofill. Not
 * yet on Android or iOS.
 *
 * **Use it** for numbers that people read in groups; `PhoneInput` and `PostalCodeInput` are made of it. Every
 * attribute reaches the `<input>`.
 */
export function MaskedInput({
  mask,
  value,
  defaultValue,
  onValueChange,
  onChange,
  ref,
  ...props
}: MaskedInputProps) {
  const maskRef = useCallback(
    (input: HTMLInputElement | null) => (input ? maskInput(input, mask) : undefined),
    [mask],
  );

  /** More than an answer, which a server refused, is shown as it was typed. */
  function shown(answer: string) {
    const masked = mask.format(mask.keep(answer));
    return answer.length > masked.length ? answer : masked;
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onValueChange?.(mask.keep(event.currentTarget.value));
  }

  return (
    <TextInput
      {...props}
      ref={useMergedRef(maskRef, ref)}
      value={value === undefined ? undefined : mask.format(mask.keep(value))}
      defaultValue={defaultValue === undefined ? undefined : shown(defaultValue)}
      onChange={change}
    />
  );
}
