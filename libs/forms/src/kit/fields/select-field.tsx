'use client';

import { Select } from '@jalon/ui/select';
import type { ComponentPropsWithRef } from 'react';
import { textOf } from '../texts/field-text.ts';
import type { Option } from '../texts/form-labels.ts';
import { useKit } from './kit-context.ts';
import { inField } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface SelectFieldProps extends FieldTexts, Pick<ComponentPropsWithRef<'select'>, 'autoComplete'> {
  /** The text of the list before a choice. @default “Choose an answer” */
  placeholder?: string;
  /** Replaces the form’s choices for the field. */
  options?: readonly Option[];
}

/** One of several choices. Renders a `select`. */
export function SelectField({ options, placeholder, autoComplete, ...texts }: SelectFieldProps) {
  const { t, choices } = useKit();
  const field = useField(texts);
  return inField(
    field,
    <Select {...field.control} autoComplete={autoComplete}>
      <option value="">{placeholder ?? t('choose')}</option>
      {(options ?? textOf(choices, texts.name) ?? []).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>,
  );
}
