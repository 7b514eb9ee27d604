import { createFormRoute, formPathsUnder } from '@jalon/forms/server';
import { apiFor } from './api';
import { club } from './club';

const sent = { fr: '/fr/formulaires/merci', en: '/en/forms/thank-you' };
const forms = formPathsUnder({ fr: '/fr/formulaires', en: '/en/forms' }, { sent, club });

/** The addresses of the forms, and of the page that confirms a submission. */
export const formAddresses = [...Object.values(forms).map(({ page }) => page), sent];

/** The forms, for a request. */
export function formsFor(request: Request) {
  return createFormRoute({ paths: { forms }, api: apiFor(request), club });
}
