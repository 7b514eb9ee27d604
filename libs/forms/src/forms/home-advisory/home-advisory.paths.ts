import type { FormPaths } from '../../kit/form-definition.ts';

/** Where the form and the page that follows it stand on the site. */
export const homeAdvisoryPaths: FormPaths = {
  paths: { fr: '/fr/formulaires/conseil-habitation', en: '/en/forms/home-advisory' },
  sentPaths: { fr: '/fr/confirmation-envoi-formulaire', en: '/en/form-sent' },
};
