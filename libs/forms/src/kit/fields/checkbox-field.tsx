'use client';

import { Checkbox } from '@jalon/ui/checkbox';
import type { ReactNode } from 'react';
import { textOf, useKit } from '../frame/kit-context.ts';
import { checked } from '../rules/choice-fields.ts';
import { whileVisible } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface CheckboxFieldProps extends Omit<FieldTexts, 'optional'> {
  /** In place of the form’s label for the field, with a link in it for example. */
  label?: ReactNode;
}

/** A box to check: its value is `true`, or empty. Renders an `input`; an unchecked box is not posted. */
export function CheckboxField({ label: own, ...texts }: CheckboxFieldProps) {
  // A box may be left as it is, unless its own words say that it must be checked.
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
