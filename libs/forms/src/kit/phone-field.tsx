'use client';

import { Field } from '@jalon/ui/field';
import { PhoneInput } from '@jalon/ui/phone-input';
import { AskedField } from './asked-field.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface PhoneFieldProps extends FieldTexts {
  autoComplete?: string;
}

/** A phone number of the form around it, shown 3-3-4 while it is typed. Renders an `input`. */
export function PhoneField({ autoComplete = 'tel', ...texts }: PhoneFieldProps) {
  const { id, label, hint, error, control } = useField(texts);
  return (
    <AskedField name={texts.name}>
      <Field controlId={id} label={label} hint={hint} error={error}>
        <PhoneInput {...control} autoComplete={autoComplete} />
      </Field>
    </AskedField>
  );
}
