import type { FormPaths } from '../../kit/form-definition.ts';

/** Where the form and the page that follows it stand on the site. */
export const carAdvisoryPaths: FormPaths = {
  paths: { fr: '/fr/formulaires/conseil-auto', en: '/en/forms/car-advisory' },
  sentPaths: { fr: '/fr/confirmation-envoi-formulaire', en: '/en/form-sent' },
};
