import type { FormPaths } from '../../kit/form-definition.ts';

/** Where the form and the page that follows it stand on the site. */
export const priceListPaths: FormPaths = {
  paths: { fr: '/fr/formulaires/prix-de-liste', en: '/en/forms/price-list' },
  sentPaths: { fr: '/fr/confirmation-envoi-formulaire', en: '/en/form-sent' },
};
