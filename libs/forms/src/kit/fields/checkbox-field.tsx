'use client';

import { Checkbox } from '@jalon/ui/checkbox';
import type { ReactNode } from 'react';
import { checked } from '../rules/choice-fields.ts';
import { textOf } from '../texts/field-text.ts';
import { useKit } from './kit-context.ts';
import { whileVisible } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface CheckboxFieldProps extends Omit<FieldTexts, 'optional'> {
  /** Replaces the form’s label for the field, for example with one that has a link. */
  label?: ReactNode;
}

/** A box to check: its value is `true`, or empty. Renders an `input`; an unchecked box is not posted. */
export function CheckboxField({ label: own, ...texts }: CheckboxFieldProps) {
  // Without the mark of an optional field: a box may stay unchecked unless its sentence says otherwise.
  const { boxTexts } = useKit();
  const field = useField({ ...texts, optional: false });
  const { meta, id, label, hint, error, value, registration } = field;
  return whileVisible(
    field,
    <Checkbox
      {...registration}
      id={id}
      value={checked}
      label={own ?? textOf(boxTexts, texts.name) ?? label}
      hint={hint}
      error={error}
      isRequired={!meta.optional}
      defaultChecked={value === checked}
    />,
  );
}
