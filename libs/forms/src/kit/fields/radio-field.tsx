'use client';

import { describedBy } from '@jalon/ui/field';
import { RadioGroup } from '@jalon/ui/radio-group';
import { textOf } from '../texts/field-text.ts';
import type { Option } from '../texts/form-labels.ts';
import { useKit } from './kit-context.ts';
import { whileVisible } from './layout/visible-when.tsx';
import { type FieldTexts, joinIds, useField } from './use-field.ts';

export interface RadioFieldProps extends FieldTexts {
  /** Replaces the form’s choices for the field. */
  options?: readonly Option[];
  /** @default `stack`: one below the other */
  layout?: 'stack' | 'row';
}

/** One of a few choices, all visible at once. Renders a `fieldset` of radio buttons. */
export function RadioField({ options, layout, ...texts }: RadioFieldProps) {
  const { choices } = useKit();
  const field = useField(texts);
  const { id, label, hint, error, relatedError, value, required, registration } = field;
  const { ref, onBlur, onChange } = registration;
  return whileVisible(
    field,
    <RadioGroup
      id={`${id}-group`}
      name={texts.name}
      legend={label}
      hint={hint}
      error={error}
      {...(relatedError && {
        'aria-invalid': true,
        'aria-describedby': joinIds(describedBy(`${id}-group`, { hint, error }), relatedError),
      })}
      required={required}
      layout={layout}
      inputProps={{ ref, onBlur, onChange }}
      // The first button has the field’s own id: the error summary links to it.
      options={(options ?? textOf(choices, texts.name) ?? []).map((option, index) =>
        index === 0 ? { ...option, id } : option,
      )}
      defaultValue={value}
    />,
  );
}
