'use client';

import { describedBy } from '@jalon/ui/field';
import { type ReactNode, useSyncExternalStore } from 'react';
import { fieldErrorText } from './error-text.ts';
import { useFormContext } from './form-context.ts';

export interface FieldTexts {
  /** Wire name; its rule gives the filter, the limit, the keyboard and when it is asked. */
  name: string;
  hint?: ReactNode;
  /** Says that it may be left empty. Default: what its rule says. */
  optional?: boolean;
  /** Shown, and neither asked for nor changed. */
  readOnly?: boolean | undefined;
}

/** What a field of the form around it gives to its frame and to its control. */
export function useField({ name, hint, optional, readOnly = false }: FieldTexts) {
  const { values, definition, labels, controlId, errors, t } = useFormContext();
  const rule = definition.fields[name];
  const id = controlId(name);
  const readKey = () => errors.get()[name];
  const key = useSyncExternalStore(errors.subscribe, readKey, readKey);
  const error = key && fieldErrorText(key, t, rule);
  const label = labels[name] ?? name;
  const mayBeEmpty = optional ?? rule?.optional ?? false;
  return {
    rule,
    id,
    label: mayBeEmpty && !readOnly ? t('optional', { label }) : label,
    hint,
    error,
    /** What it holds at first. Without a default React leaves a choice made before hydration alone. */
    value: values[name] || undefined,
    required: !mayBeEmpty,
    /** For a control in a `Field`. */
    control: {
      name,
      id,
      defaultValue: values[name] || undefined,
      required: !mayBeEmpty && !readOnly,
      readOnly: readOnly || undefined,
      'aria-invalid': !!error,
      'aria-describedby': describedBy(id, { hint, error }),
    },
  };
}

export type FieldOfForm = ReturnType<typeof useField>;
