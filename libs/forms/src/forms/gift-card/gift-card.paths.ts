import type { FormPaths } from '../../kit/form-definition.ts';

/** The addresses of the form and of its confirmation, which both languages share. */
export const giftCardPaths: FormPaths = {
  paths: { fr: '/fr/formulaires/carte-cadeau', en: '/en/forms/gift-card' },
  sentPaths: { fr: '/confirmation-envoi-formulaire', en: '/confirmation-envoi-formulaire' },
};
