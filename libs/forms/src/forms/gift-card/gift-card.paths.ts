import type { FormPaths } from '../../kit/form-definition.ts';

/** Where the form and the page that follows it stand on the site; that page is the same in both languages. */
export const giftCardPaths: FormPaths = {
  paths: { fr: '/fr/formulaires/carte-cadeau', en: '/en/forms/gift-card' },
  sentPaths: { fr: '/confirmation-envoi-formulaire', en: '/confirmation-envoi-formulaire' },
};
