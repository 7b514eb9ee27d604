import { defineCatalog } from '@jalon/i18n';

export const giftCardPageMessages = defineCatalog('site.gift-card', {
  fr: {
    title: 'Carte-cadeau',
    description:
      'Demandez une carte-cadeau de 25\u00a0$, 50\u00a0$ ou 100\u00a0$ chez un partenaire du Club Jalon.',
    intro:
      'Choisissez le partenaire, la valeur d’une carte et le nombre de cartes. Si vous vous connectez, vos dollars du club doivent couvrir le total.',
  },
  en: {
    title: 'Gift card',
    description: 'Request a $25, $50 or $100 gift card from a Club Jalon partner.',
    intro:
      'Choose the partner, the value of one card and the number of cards. If you are signed in, your club dollars must cover the total.',
  },
});
