'use client';

import { describedBy } from '@jalon/ui/field';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { get } from 'react-hook-form';
import { fieldMeta } from '../rules/field-meta.ts';
import { textOf } from '../texts/field-text.ts';
import { useKit } from './kit-context.ts';

export interface FieldTexts {
  /** Its name in the form’s schema, which gives its filter, limit and keyboard; `members.0.email` in a list. */
  name: string;
  /** Replaces the form’s hint for the field. */
  hint?: ReactNode;
  /** Marks the field as optional. Default: the schema’s. */
  optional?: boolean;
  /** Read-only, and not required. */
  readOnly?: boolean | undefined;
}

/** What a field shows around its control, or around several, each with a `useField` of its own. Subscribes to its errors only. */
export function useFieldState({ name, hint: ownHint, optional, readOnly = false }: FieldTexts) {
  const kit = useKit();
  const { schema, labelOf, hints, controlId, notes, noteText, t } = kit;
  const note = useSyncExternalStore(
    notes.subscribe,
    () => notes.read(name),
    () => undefined,
  );
  // The error of a total also marks and describes the amount.
  const computed = kit.computed.get(name);
  const error = useFieldError(name);
  const failed = useErrorKey(computed) && computed;
  const meta = fieldMeta(schema, name);
  const label = labelOf(name);
  const mayBeEmpty = optional ?? meta.optional ?? false;
  return {
    name,
    meta,
    id: controlId(name),
    label: mayBeEmpty && !readOnly ? t('optional', { label }) : label,
    hint: ownHint ?? textOf(hints, name),
    error,
    /** The note about characters that a filter removed. */
    note: note && noteText(note),
    /** The id of the error of a field that is computed from this one. */
    relatedError: failed && describedBy(controlId(failed), { error: failed }),
    required: !mayBeEmpty,
  };
}

/**
 * Everything that your own field component needs: its label, hint, error, and the props of its control,
 * including react-hook-form’s registration. Subscribes to the errors of this field only. Throws outside a
 * `FormFrame`.
 */
export function useField(texts: FieldTexts) {
  const { name, readOnly = false } = texts;
  const { values, register } = useKit();
  const state = useFieldState(texts);
  const { id, hint, error, note, relatedError, required } = state;
  const registration = register(name);
  const first: unknown = get(values, name);
  const value = typeof first === 'string' && first ? first : undefined;
  return {
    ...state,
    /** Its initial value. Without a default, React keeps a choice that was made before hydration. */
    value,
    registration,
    /** For a control inside a `Field`. */
    control: {
      ...registration,
      id,
      defaultValue: value,
      required: required && !readOnly,
      readOnly: readOnly || undefined,
      'aria-invalid': !!error || !!relatedError,
      'aria-describedby': joinIds(
        describedBy(id, { hint }),
        note && noteId(id),
        describedBy(id, { error }),
        relatedError,
      ),
    },
  };
}

/** The error message of a field, or of a list as a whole; undefined if there is none. */
export function useFieldError(name: string): string | undefined {
  const { errorText } = useKit();
  const key = useErrorKey(name);
  return key === undefined ? undefined : errorText(name, key);
}

/** The key of this error. With `useFormState`, the server draws a form of 25 fields a quarter slower. */
function useErrorKey(name: string | undefined): string | undefined {
  const { subscribe, getFieldState } = useKit();
  const follow = useCallback(
    (onChange: () => void) =>
      name === undefined
        ? () => {}
        : subscribe({ name, exact: true, formState: { errors: true }, callback: onChange }),
    [name, subscribe],
  );
  const read = () => {
    const { message, root }: { message?: unknown; root?: { message?: unknown } } =
      (name !== undefined && getFieldState(name).error) || {};
    const key = message ?? root?.message;
    return typeof key === 'string' ? key : undefined;
  };
  return useSyncExternalStore(follow, read, read);
}

/** The id of the note of a control. */
export const noteId = (controlId: string): string => `${controlId}-note`;

/** A list of ids for `aria-describedby`. */
export function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

export type FieldOfForm = ReturnType<typeof useField>;
/** The same without a control of its own. */
export type FieldState = ReturnType<typeof useFieldState>;
