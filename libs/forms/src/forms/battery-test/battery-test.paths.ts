import type { FormPaths } from '../../kit/form-definition.ts';

/** Where the form and the page that follows it stand on the site. */
export const batteryTestPaths: FormPaths = {
  paths: { fr: '/fr/formulaires/test-de-batterie', en: '/en/forms/battery-test' },
  sentPaths: { fr: '/fr/confirmation-envoi-formulaire', en: '/en/form-sent' },
};
