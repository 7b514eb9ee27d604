'use client';

import { PrefixedInput } from '@jalon/ui/prefixed-input';
import { TextInput } from '@jalon/ui/text-input';
import type { ComponentPropsWithRef } from 'react';
import { type FieldTexts, useField } from './use-field.ts';
import { inField } from './visible-when.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'type' | 'autoCapitalize'> {
  /** Shown in front of the answer, and not part of it. Default: what its schema says. */
  prefix?: string;
}

/**
 * A line of text with its label, hint and error; filter, limit and keyboard come from its schema. Use
 * `autoComplete="off"` for numbers that identify a person: a browser then does not offer them to the next visitor,
 * but does not restore them on return from another site either. Renders an `input`.
 */
export function TextField({ name, hint, optional, readOnly, prefix: own, ...attributes }: TextFieldProps) {
  const field = useField({ name, hint, optional, readOnly });
  const { meta, control } = field;
  const prefix = own ?? meta.prefix;
  const input = {
    ...attributes,
    ...control,
    // Room for the prefix, which people type or paste too; the schema drops it.
    maxLength: meta.maxLength && meta.maxLength + (prefix ? prefix.length + 1 : 0),
    // As wide as a short answer.
    size: meta.maxLength && meta.maxLength <= 10 ? meta.maxLength : undefined,
    inputMode: meta.inputMode,
  };
  return inField(field, prefix ? <PrefixedInput {...input} prefix={prefix} /> : <TextInput {...input} />);
}
