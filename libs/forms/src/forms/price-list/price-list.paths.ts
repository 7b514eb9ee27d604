import type { FormPaths } from '../../kit/form-definition.ts';

/** The addresses of the form and of its confirmation. */
export const priceListPaths: FormPaths = {
  paths: { fr: '/fr/formulaires/prix-de-liste', en: '/en/forms/price-list' },
  sentPaths: { fr: '/fr/confirmation-envoi-formulaire', en: '/en/form-sent' },
};
