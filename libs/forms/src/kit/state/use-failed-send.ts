import type { RefObject } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { FormEvent } from '../form-props.ts';
import { fieldOfControl } from '../rules/field-meta.ts';
import { type FormDefinition, type FormErrors, inFormOrder } from '../rules/form-definition.ts';
import { firstControl, focusSoon } from './focus.ts';
import { errorKeys, setServerErrors } from './use-form-methods.ts';

interface Options {
  readonly definition: FormDefinition;
  readonly methods: UseFormReturn;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly tell: (type: FormEvent['type'], field?: string) => void;
}

/** Shows why a send failed, and moves the focus to the first field in error. */
export function useFailedSend({ definition, methods, formRef, tell }: Options) {
  /** Reports the invalid fields in form order, and returns the control of the first one in the page. */
  function firstOf(invalid: readonly string[]): HTMLElement | undefined {
    for (const name of inFormOrder(definition, invalid)) tell('field-error', name);
    return firstControl(
      formRef.current,
      invalid.map((name) => fieldOfControl(definition.schema, name)),
    );
  }

  return {
    /** Refused by the server. */
    fail({ generic, ...fields }: FormErrors) {
      const control = firstOf(Object.keys(fields).filter((name) => fields[name]));
      // Fields in error that this page does not show can’t be corrected here.
      setServerErrors(methods, { ...fields, generic: generic ?? (control ? undefined : 'tryAgainLater') });
      if (control) focusSoon(control);
    },
    /** Refused by the schema. */
    showInvalid(invalid: FieldErrors) {
      const control = firstOf(Object.keys(errorKeys(invalid)));
      if (control) focusSoon(control);
      else methods.setError('root.generic', { type: 'hidden', message: 'tryAgainLater' });
    },
  };
}
