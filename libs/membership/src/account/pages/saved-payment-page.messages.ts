import { defineCatalog } from '@jalon/i18n';

export const savedPaymentPageMessages = defineCatalog('membership.saved-payment-page', {
  fr: {
    title: 'Mode de paiement',
    errorTitle: 'Erreur\u00a0: Mode de paiement',
    done: 'Votre mode de paiement est remplacé',
    doneText: 'Nous vous l’avons confirmé par courriel.',
    back: 'Retour à l’espace membre',
  },
  en: {
    title: 'Payment method',
    errorTitle: 'Error: Payment method',
    done: 'Your payment method has been replaced',
    doneText: 'We have confirmed it by email.',
    back: 'Back to the member area',
  },
});
