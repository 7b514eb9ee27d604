'use client';

import { Field } from '@jalon/ui/field';
import { TextInput } from '@jalon/ui/text-input';
import { filterInput } from './filter-input.ts';
import { type FieldTexts, useField } from './use-field.ts';

export type TextFieldProps = FieldTexts;

/** A line of text of the form around it, with its label, hint and error. Renders an `input`. */
export function TextField(texts: TextFieldProps) {
  const { rule, frame, control } = useField(texts);
  return (
    <Field {...frame}>
      <TextInput
        {...control}
        ref={(input: HTMLInputElement | null) =>
          input && rule?.filter ? filterInput(input, rule.filter) : undefined
        }
        maxLength={rule?.maxLength}
        // As wide as what it takes, where that is short.
        size={rule?.maxLength && rule.maxLength <= 10 ? rule.maxLength : undefined}
        inputMode={rule?.inputMode}
        autoComplete="off"
      />
    </Field>
  );
}
