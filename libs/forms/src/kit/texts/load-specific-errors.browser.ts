import type { SpecificErrors } from './load-specific-errors.ts';

let loading: Promise<SpecificErrors | undefined> | undefined;

/** Loads the specific texts of errors, once. Undefined when they can't be loaded: the form then has those of every club. */
export function loadSpecificErrors(): Promise<SpecificErrors | undefined> {
  loading ??= import('./specific-errors.ts').catch(() => undefined);
  return loading;
}
