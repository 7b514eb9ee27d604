'use client';

import { Select } from '@jalon/ui/select';
import { inField } from './asked-field.tsx';
import { useFormContext } from './form-context.ts';
import type { Option } from './form-labels.ts';
import { type FieldTexts, useField } from './use-field.ts';

export interface SelectFieldProps extends FieldTexts {
  options: readonly Option[];
}

/** A choice of the form around it, with its label, hint and error. Renders a `select`. */
export function SelectField({ options, ...texts }: SelectFieldProps) {
  const { t } = useFormContext();
  const field = useField(texts);
  return inField(
    field,
    <Select {...field.control}>
      <option value="">{t('choose')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>,
  );
}
