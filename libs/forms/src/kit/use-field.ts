'use client';

import { describedBy } from '@jalon/ui/field';
import { useFormContext } from './form-context.ts';

export interface FieldTexts {
  /** Wire name; its rule gives the filter, the limit and the keyboard. */
  name: string;
  hint?: string;
}

/** What a field of the form around it gives to its frame and to its control. */
export function useField({ name, hint }: FieldTexts) {
  const { values, definition, labels, controlId, errorText } = useFormContext();
  const id = controlId(name);
  const error = errorText(name);
  return {
    rule: definition.fields[name],
    frame: { controlId: id, label: labels[name], hint, error },
    control: {
      name,
      id,
      // Without a default React leaves a choice made before hydration alone.
      defaultValue: values[name] || undefined,
      required: true,
      'aria-invalid': !!error,
      'aria-describedby': describedBy(id, { hint, error }),
    },
  };
}
