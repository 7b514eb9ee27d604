import type { FormErrors } from './form-definition.ts';

/** Tells each field of its own error alone, so that an edit redraws one field and not the form. */
export interface ErrorStore {
  readonly get: () => FormErrors;
  readonly set: (errors: FormErrors) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createErrorStore(errors: FormErrors): ErrorStore {
  const listeners = new Set<() => void>();
  let current = errors;
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
