'use client';

import { PrefixedInput } from '@jalon/ui/prefixed-input';
import { TextInput } from '@jalon/ui/text-input';
import { inField } from './layout/visible-when.tsx';
import { type TextFieldProps, useTextInput } from './text-field.tsx';

export interface PrefixedFieldProps extends TextFieldProps {
  /** Shown in front of the answer, and not part of it. @default the schema’s */
  prefix?: string;
}

/** A {@link TextField} behind a fixed prefix, such as a member number; without a prefix, the same as a text field. */
export function PrefixedField({ prefix: own, ...props }: PrefixedFieldProps) {
  const { field, input } = useTextInput(props);
  const prefix = own ?? field.meta.prefix;
  if (!prefix) return inField(field, <TextInput {...input} />);
  // Room for the prefix, which some people type or paste too; the schema drops it.
  const maxLength = input.maxLength && input.maxLength + prefix.length + 1;
  return inField(field, <PrefixedInput {...input} maxLength={maxLength} prefix={prefix} />);
}
