import { defineCatalog } from '@jalon/i18n';

export const giftCardPageMessages = defineCatalog('forms.gift-card.page', {
  fr: {
    title: 'Carte-cadeau',
    description: 'Demandez une carte-cadeau de 25, 50 ou 100\u00a0dollars chez un partenaire du club.',
    intro:
      'Choisissez le partenaire, la valeur d’une carte et le nombre de cartes. Si votre session est ouverte, vos dollars du club doivent couvrir le total. Nous communiquerons ensuite avec vous pour convenir du paiement et de l’envoi des cartes\u00a0: rien n’est prélevé quand vous envoyez la demande.',
  },
  en: {
    title: 'Gift card',
    description: 'Request a $25, $50 or $100 gift card from a partner of the club.',
    intro:
      'Choose the partner, the value of one card and the number of cards. If you are signed in, your club dollars must cover the total. We will then contact you to arrange the payment and the delivery of the cards: nothing is charged when you send the request.',
  },
});
