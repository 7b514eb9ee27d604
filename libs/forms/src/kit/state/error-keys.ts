import type { FieldErrors } from 'react-hook-form';
import type { FormErrors } from '../rules/form-definition.ts';

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
