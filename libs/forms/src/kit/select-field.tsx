'use client';

import { useT } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import { Select } from '@jalon/ui/select';
import { AskedField } from './asked-field.tsx';
import type { Option } from './form-labels.ts';
import { kitMessages } from './kit.messages.ts';
import { type FieldTexts, useField } from './use-field.ts';

export interface SelectFieldProps extends FieldTexts {
  options: readonly Option[];
}

/** A choice of the form around it, with its label, hint and error. Renders a `select`. */
export function SelectField({ options, ...texts }: SelectFieldProps) {
  const t = useT(kitMessages);
  const { id, label, hint, error, control } = useField(texts);
  return (
    <AskedField name={texts.name}>
      <Field controlId={id} label={label} hint={hint} error={error}>
        <Select {...control}>
          <option value="">{t('choose')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </AskedField>
  );
}
