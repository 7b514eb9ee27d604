'use client';

import { type ChangeEvent, type ComponentPropsWithRef, useCallback } from 'react';
import { useMergedRef } from '../../internal/hooks/use-merged-ref.ts';
import { TextInput } from '../text-input/index.ts';
import type { Mask } from './mask.ts';
import { maskInput } from './mask-input.ts';

export interface MaskedInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue'> {
  /** How the answer is stored and displayed. Pass a constant: a new object resets the field. */
  mask: Mask;
  /** The answer without separators, when the host controls it. */
  value?: string;
  /** The initial answer. */
  defaultValue?: string;
  /** Called with the answer without separators. */
  onValueChange?: (value: string) => void;
}

/**
 * A native `<input>` that groups its answer while typing and posts it without separators (`formdata`). Caret, paste,
 * input methods and undo work as in any field. Without JavaScript the text is posted as typed, so the server must
 * remove separators too.
 * Every attribute reaches the `<input>`.
 *
 * Tried in Chromium with real keys: typing, caret, selection, paste, cut, undo and redo, an input method, autofill. Not
 * tried yet on Android or iOS.
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
    (input: HTMLInputElement | null) => {
      if (!input) return undefined;
      // A form library that registers the input through `ref` may have written the bare answer into it.
      const { value } = input;
      if (value && value === mask.keep(value)) input.setRangeText(mask.format(value), 0, value.length, 'end');
      return maskInput(input, mask);
    },
    [mask],
  );

  /** An answer that is too long, which a server refused, is shown as it was typed. */
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
      ref={useMergedRef(ref ?? null, maskRef)}
      value={value === undefined ? undefined : mask.format(mask.keep(value))}
      defaultValue={defaultValue === undefined ? undefined : shown(defaultValue)}
      onChange={change}
    />
  );
}
