import type { FormPaths } from '../../kit/form-definition.ts';

/** The addresses of the form and of its confirmation. */
export const homeAdvisoryPaths: FormPaths = {
  paths: { fr: '/fr/formulaires/conseil-habitation', en: '/en/forms/home-advisory' },
  sentPaths: { fr: '/fr/confirmation-envoi-formulaire', en: '/en/form-sent' },
};
