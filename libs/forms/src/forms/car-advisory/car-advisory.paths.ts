import type { FormPaths } from '../../kit/form-definition.ts';

/** The addresses of the form and of its confirmation. */
export const carAdvisoryPaths: FormPaths = {
  paths: { fr: '/fr/formulaires/conseil-auto', en: '/en/forms/car-advisory' },
  sentPaths: { fr: '/fr/confirmation-envoi-formulaire', en: '/en/form-sent' },
};
