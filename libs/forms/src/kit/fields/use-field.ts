'use client';

import { describedBy } from '@jalon/ui/field';
import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { fieldErrorText } from '../error-text.ts';
import { useKit } from '../kit-context.ts';
import { computedWith, fieldMeta } from '../rules/field-meta.ts';

export interface FieldTexts {
  /** Its name in the form’s schema, which gives its filter, limit and keyboard; `members.0.email` in a list. */
  name: string;
  /** In place of the form’s hint for the field. */
  hint?: ReactNode;
  /** Says that it may be left empty. Default: what its schema says. */
  optional?: boolean;
  /** Shown, but neither required nor editable. */
  readOnly?: boolean | undefined;
}

/**
 * Everything that a field component of your own needs: its label, hint, error, and the props of its control,
 * react-hook-form’s registration among them. Subscribes to the errors of this field alone.
 */
export function useField({ name, hint: ownHint, optional, readOnly = false }: FieldTexts) {
  const { schema, values, labels, hints, errorTexts, controlId, control, register, t } = useKit();
  const computed = computedWith(schema, name);
  const { errors } = useFormState({ control, name: [name, ...computed], exact: true });
  const meta = fieldMeta(schema, name);
  const id = controlId(name);
  // An error of a total marks the amount too, and describes it.
  const failed = computed.find((other) => get(errors, other));
  const relatedError = failed && describedBy(controlId(failed), { error: failed });
  const { message: key }: { message?: unknown } = get(errors, name) ?? {};
  const error = typeof key === 'string' ? fieldErrorText(key, t, meta, errorTexts) : undefined;
  const hint = ownHint ?? hints[name];
  const label = labels[name] ?? name;
  const mayBeEmpty = optional ?? meta.optional ?? false;
  return {
    meta,
    id,
    label: mayBeEmpty && !readOnly ? t('optional', { label }) : label,
    hint,
    error,
    /** The id of the error of a field that is computed from this one. */
    relatedError,
    /** What it holds at first. Without a default React keeps a choice that was made before hydration. */
    value: values[name] || undefined,
    required: !mayBeEmpty,
    registration: register(name),
    /** For a control inside a `Field`. */
    control: {
      ...register(name),
      id,
      defaultValue: values[name] || undefined,
      required: !mayBeEmpty && !readOnly,
      readOnly: readOnly || undefined,
      'aria-invalid': !!error || !!relatedError,
      'aria-describedby': joinIds(describedBy(id, { hint, error }), relatedError),
    },
  };
}

/** A list of ids for `aria-describedby`. */
export function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

export type FieldOfForm = ReturnType<typeof useField>;
