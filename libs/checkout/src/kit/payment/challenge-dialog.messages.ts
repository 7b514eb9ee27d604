import { defineCatalog } from '@jalon/i18n';

/** The texts of the bank’s question. */
export const challengeMessages = defineCatalog('checkout.challenge', {
  fr: {
    challenge: 'Votre banque veut vérifier que c’est bien vous.',
    goToBank: 'Continuer sur le site de ma banque',
  },
  en: {
    challenge: 'Your bank wants to verify that it’s you.',
    goToBank: 'Continue to my bank’s site',
  },
});
