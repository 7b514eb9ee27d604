'use client';

import { RadioGroup } from '@jalon/ui/radio-group';
import { whileAsked } from './asked-field.tsx';
import type { Option } from './form-labels.ts';
import { type FieldTexts, useField } from './use-field.ts';

export interface RadioFieldProps extends FieldTexts {
  options: readonly Option[];
  layout?: 'stack' | 'row';
}

/** A choice among a few that are seen at once, of the form around it. Renders a `fieldset` of radio buttons. */
export function RadioField({ options, layout, ...texts }: RadioFieldProps) {
  const { rule, id, label, hint, error, value, required } = useField(texts);
  return whileAsked(
    rule,
    <RadioGroup
      id={`${id}-group`}
      name={texts.name}
      legend={label}
      hint={hint}
      error={error}
      required={required}
      layout={layout}
      // The first has the field's own id: the summary of errors leads there.
      options={options.map((option, index) => (index === 0 ? { ...option, id } : option))}
      defaultValue={value}
    />,
  );
}
