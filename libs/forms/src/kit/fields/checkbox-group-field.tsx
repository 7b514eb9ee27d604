'use client';

import { CheckboxGroup } from '@jalon/ui/checkbox-group';
import { get } from 'react-hook-form';
import { textOf } from '../texts/field-text.ts';
import type { Option } from '../texts/form-labels.ts';
import { useKit } from './kit-context.ts';
import { whileVisible } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface CheckboxGroupFieldProps extends FieldTexts {
  /** Replaces the form’s choices for the field. */
  options?: readonly (Option & { readonly hint?: string })[];
  /** @default `stack`: one below the other */
  layout?: 'stack' | 'row';
}

/** Several of a few choices: the answer is a list. Renders a `fieldset` of checkboxes of one name. */
export function CheckboxGroupField({ options, layout, ...texts }: CheckboxGroupFieldProps) {
  const { choices, values } = useKit();
  const field = useField(texts);
  const { id, label, hint, error, registration } = field;
  const { ref, onBlur, onChange } = registration;
  const first: unknown = get(values, texts.name);
  return whileVisible(
    field,
    <CheckboxGroup
      id={`${id}-group`}
      name={texts.name}
      legend={label}
      hint={hint}
      error={error}
      layout={layout}
      inputProps={{ ref, onBlur, onChange }}
      // The first box has the field’s own id: the error summary links to it.
      options={(options ?? textOf(choices, texts.name) ?? []).map((option, index) =>
        index === 0 ? { ...option, id } : option,
      )}
      defaultValue={Array.isArray(first) ? first : []}
    />,
  );
}
