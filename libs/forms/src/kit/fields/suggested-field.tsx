'use client';

import { Combobox } from '@jalon/ui/combobox';
import type { ComponentProps } from 'react';
import { inField } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface SuggestedFieldProps
  extends FieldTexts,
    Pick<ComponentProps<typeof Combobox>, 'load' | 'delay' | 'onPick' | 'autoComplete'> {}

/** A line of text with suggestions; any other text is accepted. Renders an `input` with `role="combobox"`. */
export function SuggestedField({ name, hint, optional, readOnly, ...suggestions }: SuggestedFieldProps) {
  const field = useField({ name, hint, optional, readOnly });
  return inField(field, <Combobox {...field.control} {...suggestions} maxLength={field.meta.maxLength} />);
}
