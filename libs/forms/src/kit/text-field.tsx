'use client';

import { PrefixedInput } from '@jalon/ui/prefixed-input';
import { TextInput } from '@jalon/ui/text-input';
import type { ComponentPropsWithRef } from 'react';
import { inField } from './asked-field.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface TextFieldProps
  extends FieldTexts,
    Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'type' | 'autoCapitalize'> {
  /** Stands in front of the answer and is no part of it. */
  prefix?: string;
}

/**
 * A line of text of the form around it, with its label, hint and error. `autoComplete="off"` is for numbers that
 * tell who someone is: a browser then offers them to nobody else, but gives nothing back either on return from
 * another site. Renders an `input`.
 */
export function TextField({ name, hint, optional, readOnly, prefix, ...attributes }: TextFieldProps) {
  const field = useField({ name, hint, optional, readOnly });
  const { rule, control } = field;
  const input = {
    ...attributes,
    ...control,
    // Whoever types or pastes the prefix too is not cut; the rule drops it.
    maxLength: rule?.maxLength && rule.maxLength + (prefix ? prefix.length + 1 : 0),
    // As wide as what it takes, where that is short.
    size: rule?.maxLength && rule.maxLength <= 10 ? rule.maxLength : undefined,
    inputMode: rule?.inputMode,
  };
  return inField(field, prefix ? <PrefixedInput {...input} prefix={prefix} /> : <TextInput {...input} />);
}
