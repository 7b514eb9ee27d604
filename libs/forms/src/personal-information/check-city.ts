import { isQuebecPostalCode } from '../kit/field-rule.ts';
import type { FormFieldErrors, FormValues } from '../kit/form-definition.ts';
import { isMunicipality } from '../municipalities/search.ts';

/** The city of an address in Québec is one of its municipalities; who lives elsewhere writes any. */
export function checkCity({ city = '', codePostal = '' }: FormValues): FormFieldErrors {
  return isQuebecPostalCode(codePostal) && !isMunicipality(city) ? { city: 'unknownCity' } : {};
}
