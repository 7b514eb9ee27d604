'use client';

import { Field } from '@jalon/ui/field';
import { PostalCodeInput } from '@jalon/ui/postal-code-input';
import { AskedField } from './asked-field.tsx';
import { type FieldTexts, useField } from './use-field.ts';

/** A postal code of the form around it, shown 3+3 while it is typed. Renders an `input`. */
export function PostalCodeField(texts: FieldTexts) {
  const { id, label, hint, error, control } = useField(texts);
  return (
    <AskedField name={texts.name}>
      <Field controlId={id} label={label} hint={hint} error={error}>
        <PostalCodeInput {...control} />
      </Field>
    </AskedField>
  );
}
