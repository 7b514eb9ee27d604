'use client';

import { Field } from '@jalon/ui/field';
import { Textarea } from '@jalon/ui/textarea';
import { AskedField } from './asked-field.tsx';
import { type FieldTexts, useField } from './use-field.ts';

/** A text of several lines of the form around it, with a counter of what is left. Renders a `textarea`. */
export function MessageField(texts: FieldTexts) {
  const { rule, id, label, hint, error, control } = useField(texts);
  return (
    <AskedField name={texts.name}>
      <Field controlId={id} label={label} hint={hint} error={error}>
        <Textarea {...control} maxLength={rule?.maxLength} rows={6} />
      </Field>
    </AskedField>
  );
}
