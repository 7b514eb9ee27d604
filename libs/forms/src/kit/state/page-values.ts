import type { UseFormReturn } from 'react-hook-form';
import { fieldMeta } from '../rules/field-meta.ts';
import { type FormDefinition, type FormValues, fieldNames } from '../rules/form-definition.ts';
import { nestAnswers, type TypedAnswers } from '../rules/nested-answers.ts';
import { chosenValues } from './values-before-hydration.ts';

/** Everything that the form would post, including hidden fields. */
export function readPage(form: HTMLFormElement | null): FormValues {
  const texts = [...new FormData(form ?? undefined)].filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as FormValues;
}

/** The answers that the page shows. */
export function readAnswers(
  { schema }: Pick<FormDefinition, 'schema'>,
  form: HTMLFormElement | null,
): TypedAnswers {
  return nestAnswers(schema, new FormData(form ?? undefined));
}

/**
 * Updates react-hook-form with values that were set without an event: by a password manager, the autofill of some
 * browsers, a restored page; and of hidden inputs. Call it before the form is checked.
 */
export function syncFromPage(
  { getValues, setValue }: UseFormReturn,
  form: HTMLFormElement | null,
  definition: Pick<FormDefinition, 'schema'>,
): void {
  const fields: readonly string[] = fieldNames(definition);
  for (const control of form?.elements ?? []) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      )
    )
      continue;
    if (control.type === 'file') continue;
    const held: unknown = control.name ? getValues(control.name) : undefined;
    // Hidden inputs are not registered; the form’s own technical inputs are not fields.
    if (held === undefined && !fields.includes(control.name)) continue;
    if (control.type === 'radio') {
      if (control instanceof HTMLInputElement && control.checked && held !== control.value) {
        setValue(control.name, control.value);
      }
    } else if (fieldMeta(definition.schema, control.name).multiple) {
      const chosen = chosenValues(form, control.name);
      if (JSON.stringify(held) !== JSON.stringify(chosen)) setValue(control.name, chosen);
    } else if (control.type === 'checkbox') {
      const isChecked = control instanceof HTMLInputElement && control.checked;
      if (isChecked !== Boolean(held)) setValue(control.name, isChecked && control.value);
    } else if (held !== control.value) {
      setValue(control.name, control.value);
    }
  }
}
