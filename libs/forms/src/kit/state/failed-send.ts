import type { RefObject } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { fieldOfControl } from '../rules/field-meta.ts';
import { type FormDefinition, type FormErrors, inFormOrder } from '../rules/form-definition.ts';
import { errorKeys } from './error-keys.ts';
import { firstControl, focusSoon } from './focus.ts';
import { reportUnseen } from './host-mistakes.ts';

interface FailedForm {
  readonly definition: FormDefinition;
  readonly methods: UseFormReturn;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** Shows why the server refused, and moves the focus to the first field in error. Returns these fields, in form order. */
export function showRefusal(form: FailedForm, { generic, ...fields }: FormErrors): readonly string[] {
  const { names, control } = invalidFields(
    form,
    Object.keys(fields).filter((name) => fields[name]),
  );
  // Fields in error that this page does not show can’t be corrected here.
  setServerErrors(form.methods, { ...fields, generic: generic ?? (control ? undefined : 'tryAgainLater') });
  if (control) focusSoon(control);
  return names;
}

/** The same for errors of the schema, which react-hook-form has set. */
export function showInvalid(form: FailedForm, invalid: FieldErrors): readonly string[] {
  if (process.env.NODE_ENV !== 'production') reportUnseen(form.formRef.current, form.definition, invalid);
  const { names, control } = invalidFields(form, Object.keys(errorKeys(invalid)));
  if (control) focusSoon(control);
  else form.methods.setError('root.generic', { type: 'hidden', message: 'tryAgainLater' });
  return names;
}

/** Invalid fields in form order, and the control of the first one in the page. */
function invalidFields({ definition, formRef }: FailedForm, invalid: readonly string[]) {
  const controls = invalid.map((name) => fieldOfControl(definition.schema, name));
  return { names: inFormOrder(definition, invalid), control: firstControl(formRef.current, controls) };
}

/** Sets the errors of the server’s answer. */
function setServerErrors({ setError }: UseFormReturn, { generic, ...fields }: FormErrors): void {
  for (const [name, message] of Object.entries(fields)) {
    if (message) setError(name, { type: 'server', message });
  }
  if (generic) setError('root.generic', { type: 'server', message: generic });
}
