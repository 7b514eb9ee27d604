import { defineCatalog } from '@jalon/i18n';
import { visitorWords } from '../../kit/rules/shared-words.ts';

export const giftCardMessages = defineCatalog('forms.gift-card', {
  fr: {
    ...visitorWords.fr,
    subject: 'Objet',
    partner: 'Partenaire',
    amount: 'Valeur d’une carte',
    quantity: 'Nombre de cartes',
    quantityHint: 'De 1 à 99',
    total: 'Total',
    totalHint: 'Valeur d’une carte multipliée par le nombre de cartes',
    totalHintOfMember: 'Votre solde de dollars du club doit couvrir ce total.',
    totalHintOfBalance: ({ balance }: { balance: string }) =>
      `Vous pouvez utiliser ${balance} en dollars du club\u00a0: ils doivent couvrir ce total.`,
    conditions:
      'Une fois achetée, la carte-cadeau n’est ni remboursable, en dollars comme en dollars du club, ni échangeable.',
    atLeastOne: 'Veuillez entrer un nombre plus grand que zéro',
    insufficientDollars: 'Vos dollars du club ne couvrent pas ce total',
    send: 'Envoyer la demande',
  },
  en: {
    ...visitorWords.en,
    subject: 'Subject',
    partner: 'Partner',
    amount: 'Value of one card',
    quantity: 'Number of cards',
    quantityHint: '1 to 99',
    total: 'Total',
    totalHint: 'Value of one card times the number of cards',
    totalHintOfMember: 'Your balance of club dollars must cover this total.',
    totalHintOfBalance: ({ balance }) =>
      `You can use ${balance} in club dollars: they must cover this total.`,
    conditions:
      'Once bought, the gift card is non-refundable, in dollars or in club dollars, and can’t be exchanged.',
    atLeastOne: 'Please enter a number greater than zero',
    insufficientDollars: 'Insufficient club dollars for the desired amount',
    send: 'Send the request',
  },
});
