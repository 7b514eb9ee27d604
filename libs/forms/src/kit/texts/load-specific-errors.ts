import { specificMessages } from './specific.messages.ts';
import { specificErrorText } from './specific-errors.ts';

const specificErrors = { specificErrorText, specificMessages };

export type SpecificErrors = typeof specificErrors;

/**
 * The specific texts of errors, on a server. In a browser this module is `load-specific-errors.browser.ts`: see `imports` in
 * the package.json.
 */
export function loadSpecificErrors(): SpecificErrors | Promise<SpecificErrors | undefined> {
  return specificErrors;
}
