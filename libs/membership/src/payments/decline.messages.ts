import { defineCatalog } from '@jalon/i18n';

/** Why a payment was declined, and what to do. */
export const declineMessages = defineCatalog('membership.decline', {
  fr: {
    declined: 'La banque a refusé le paiement. Essayez une autre carte ou communiquez avec votre banque.',
    insufficientFunds: 'Les fonds disponibles ne suffisent pas. Essayez une autre carte ou un autre compte.',
    expiredCard: 'La carte est expirée. Essayez une autre carte.',
    incorrectSecurityCode: 'Le code de sécurité ne correspond pas à la carte. Vérifiez-le et recommencez.',
    authenticationFailed:
      'Votre banque n’a pas pu confirmer que c’est bien vous. Recommencez ou essayez une autre carte.',
    authenticationCancelled: 'La vérification de la banque a été annulée. Aucune somme n’a été prélevée.',
    accountUnusable: 'Ce compte n’accepte pas de débits. Essayez un autre compte ou une carte.',
    limitReached:
      'La limite du compte ou de la carte est atteinte. Essayez une autre carte ou un autre compte.',
    processingError: 'Le paiement n’a pas pu être traité. Réessayez dans quelques minutes.',
    detailsExpired:
      'Vous avez entré vos numéros il y a plus de 15\u00a0minutes\u00a0: ils ne sont plus valides. Aucune somme n’a été prélevée. Entrez-les de nouveau.',
  },
  en: {
    declined: 'The bank declined the payment. Try another card or contact your bank.',
    insufficientFunds: 'There isn’t enough money available. Try another card or account.',
    expiredCard: 'The card has expired. Try another card.',
    incorrectSecurityCode: 'The security code doesn’t match the card. Check it and try again.',
    authenticationFailed: 'Your bank couldn’t confirm that it’s you. Try again or use another card.',
    authenticationCancelled: 'The bank’s check was cancelled. Nothing was charged.',
    accountUnusable: 'This account doesn’t accept debits. Try another account or a card.',
    limitReached: 'The limit of the account or card has been reached. Try another card or account.',
    processingError: 'The payment couldn’t be processed. Try again in a few minutes.',
    detailsExpired:
      'You entered your numbers more than 15 minutes ago, and they are no longer valid. Nothing was charged. Enter them again.',
  },
});
