'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { type FieldErrors, type FieldValues, set, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { fieldMeta, fieldOfPart } from '../rules/field-meta.ts';
import { checkAnswers, type FormDefinition, type FormErrors } from '../rules/form-definition.ts';
import type { TypedAnswers } from '../rules/nested-answers.ts';
import { readAnswers, useValuesBeforeHydration } from './page-values.ts';

/** The initial state of a form. */
export interface InitialState {
  readonly values: TypedAnswers;
  readonly errors: FormErrors;
}

/** `useForm` with the form’s schema as its resolver; messages are keys, and errors are cleared by an edit. */
export function useFormMethods(definition: FormDefinition, id: string, initial: InitialState): UseFormReturn {
  const { schema, checkedByApiOnly } = definition;
  const resolver = useMemo(
    () => (checkedByApiOnly ? undefined : zodResolver(schema as z.ZodMiniType<FieldValues, FieldValues>)),
    [schema, checkedByApiOnly],
  );
  const [errors] = useState(() => fieldErrors(initial.errors));
  const methods = useForm({
    defaultValues: initial.values,
    errors,
    resolver,
    reValidateMode: 'onSubmit',
    // `focusSoon` moves the focus, after a delay.
    shouldFocusError: false,
  });
  useValuesBeforeHydration(id, methods);
  return methods;
}

function fieldErrors({ generic, ...fields }: FormErrors): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of Object.entries({ ...fields, 'root.generic': generic })) {
    if (message) set(errors, path, { type: 'posted', message });
  }
  return errors;
}

/** The message keys of react-hook-form’s errors, by field path; `generic` for the whole form. */
export function errorKeys(errors: FieldErrors): FormErrors {
  const { root, ...fields } = errors;
  const generic = (root as FieldErrors | undefined)?.generic?.message;
  return { ...nestedKeys(fields), ...(typeof generic === 'string' && { generic }) };
}

function nestedKeys(errors: object, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(errors).map(([name, error]) => {
      if (typeof error !== 'object' || error === null) return {};
      if (typeof error.message !== 'string') return nestedKeys(error, `${prefix}${name}.`);
      // react-hook-form keeps the error of a whole list at its `root`.
      return { [name === 'root' ? prefix.slice(0, -1) : prefix + name]: error.message };
    }),
  );
}

/** Sets the errors of the server’s answer. */
export function setServerErrors({ setError }: UseFormReturn, { generic, ...fields }: FormErrors): void {
  for (const [name, message] of Object.entries(fields)) {
    if (message) setError(name, { type: 'server', message });
  }
  if (generic) setError('root.generic', { type: 'server', message: generic });
}

/**
 * Clears the error of an edited field, of computed fields, and of fields whose check involves other fields
 * and now passes.
 */
export function clearErrorsAfterEdit(
  { clearErrors, getFieldState, formState }: UseFormReturn,
  definition: FormDefinition,
  edited: string,
  form: HTMLFormElement | null,
): void {
  const { generic: _, ...keys } = errorKeys(formState.errors);
  const inError = Object.keys(keys);
  if (inError.length === 0) return;
  const isCrossCheck = (name: string) => getFieldState(name, formState).error?.type === 'custom';
  const failing = inError.some(isCrossCheck)
    ? checkAnswers(definition, readAnswers(definition, form)).errors
    : undefined;
  const cleared = inError.filter(
    (name) =>
      fieldOfPart(definition.schema, name) === fieldOfPart(definition.schema, edited) ||
      fieldMeta(definition.schema, name).computed ||
      (isCrossCheck(name) && !failing?.[name]),
  );
  if (cleared.length > 0) clearErrors(cleared);
}
