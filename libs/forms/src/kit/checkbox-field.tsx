'use client';

import { Checkbox } from '@jalon/ui/checkbox';
import type { ReactNode } from 'react';
import { whileAsked } from './asked-field.tsx';
import { ticked } from './field-rule.ts';
import { type FieldTexts, useField } from './use-field.ts';

export interface CheckboxFieldProps extends Omit<FieldTexts, 'optional'> {
  /** In place of the form's own label for the field: one with a link in it, say. */
  label?: ReactNode;
}

/** A box to tick, of the form around it. Renders an `input`; what is not ticked is not posted. */
export function CheckboxField({ label: own, ...texts }: CheckboxFieldProps) {
  // A box may always be left as it is, or says in its own words that it must be ticked.
  const { rule, id, label, hint, error, value } = useField({ ...texts, optional: false });
  return whileAsked(
    rule,
    <Checkbox
      id={id}
      name={texts.name}
      value={ticked}
      label={own ?? label}
      hint={hint}
      error={error}
      isRequired={!rule?.optional}
      defaultChecked={value === ticked}
    />,
  );
}
