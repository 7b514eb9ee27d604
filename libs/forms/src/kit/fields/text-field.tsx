'use client';

import { TextInput } from '@jalon/ui/text-input';
import type { ComponentPropsWithRef } from 'react';
import { inField } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface TextFieldProps
  extends FieldTexts,
    Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'type' | 'autoCapitalize'> {}

/**
 * A line of text with its label, hint and error; filter, limit and keyboard come from its schema. Use
 * `autoComplete="off"` for numbers that identify a person: a browser then does not offer them to the next visitor,
 * but does not restore them on return from another site either. Renders an `input`.
 */
export function TextField(props: TextFieldProps) {
  const { field, input } = useTextInput(props);
  return inField(field, <TextInput {...input} />);
}

/** The props of the `input` of a line of text. */
export function useTextInput({
  name,
  hint,
  optional,
  readOnly,
  autoComplete,
  ...attributes
}: TextFieldProps) {
  const field = useField({ name, hint, optional, readOnly });
  const { meta } = field;
  const { maxLength, inputMode } = meta;
  // A short answer has a short input.
  const size = maxLength && maxLength <= 10 ? maxLength : undefined;
  const own = { ...attributes, autoComplete: autoComplete ?? meta.autoComplete };
  return { field, input: { ...own, ...field.control, maxLength, size, inputMode } };
}
