'use client';

import { useMemo, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { editedFormLoader } from '#load-edited-form';
import type { RejectedPost } from '../form-props.ts';
import type { FormDefinition, FormErrors, FormSchema } from '../rules/form-definition.ts';
import { useValuesBeforeHydration } from '../state/values-before-hydration.ts';

/** `useForm` with the form’s schema as its resolver; messages are keys, and errors are cleared by an edit. */
export function useFormMethods(
  definition: FormDefinition,
  id: string,
  initial: Pick<RejectedPost, 'values' | 'errors'>,
): UseFormReturn {
  const { schema, checkedByApiOnly } = definition;
  const resolver = useMemo(
    () => (checkedByApiOnly ? undefined : resolverOf(schema)),
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

/** Checks the answers by the schema. */
function resolverOf(schema: FormSchema): Resolver {
  return async (...check) => {
    const { zodResolver } = await editedFormLoader.load();
    return zodResolver(schema as z.ZodMiniType<FieldValues, FieldValues>)(...check);
  };
}

function fieldErrors({ generic, ...fields }: FormErrors): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of Object.entries({ ...fields, 'root.generic': generic })) {
    if (message) set(errors, path, { type: 'posted', message });
  }
  return errors;
}
