'use client';

import { Combobox } from '@jalon/ui/combobox';
import type { ComponentProps } from 'react';
import { inField } from './asked-field.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface SuggestedFieldProps
  extends FieldTexts,
    Pick<ComponentProps<typeof Combobox>, 'load' | 'delay' | 'onPick' | 'autoComplete'> {}

/** A line of text of the form around it, with suggestions, of which it may be none. Renders an `input`. */
export function SuggestedField({ name, hint, optional, readOnly, ...suggestions }: SuggestedFieldProps) {
  const field = useField({ name, hint, optional, readOnly });
  return inField(field, <Combobox {...field.control} {...suggestions} maxLength={field.rule?.maxLength} />);
}
