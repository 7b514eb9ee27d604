import type { UseFormReturn } from 'react-hook-form';
import { fieldMeta, fieldOfPart } from '../rules/field-meta.ts';
import { checkAnswers, type FormDefinition } from '../rules/form-definition.ts';
import { errorKeys } from './error-keys.ts';
import { readAnswers } from './page-values.ts';

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
