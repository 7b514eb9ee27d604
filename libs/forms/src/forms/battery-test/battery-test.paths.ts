import type { FormPaths } from '../../kit/form-definition.ts';

/** The addresses of the form and of its confirmation. */
export const batteryTestPaths: FormPaths = {
  paths: { fr: '/fr/formulaires/test-de-batterie', en: '/en/forms/battery-test' },
  sentPaths: { fr: '/fr/confirmation-envoi-formulaire', en: '/en/form-sent' },
};
