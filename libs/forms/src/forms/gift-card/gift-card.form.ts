import { giftCardSettings } from '@jalon/club';
import { translator } from '@jalon/i18n';
import type { FormsOf } from '../../kit/form-descriptor.ts';
import { giftCardLabels } from './gift-card.labels.ts';
import { giftCardMessages } from './gift-card.messages.ts';
import { giftCard } from './gift-card.schema.ts';
import { giftCardPageMessages } from './gift-card-page.messages.ts';

export const giftCardForms: FormsOf = (club) => [
  {
    ...giftCard(club.giftCard),
    title: { fr: 'Carte-cadeau', en: 'Gift card' },
    labels: (locale) =>
      giftCardLabels(translator(giftCardMessages, { locale }), locale, {
        ...giftCardSettings(club.giftCard),
        isMember: false,
      }),
    sample: { partner: 'Librairies Bornes et Virgules', amount: '50', quantity: '3' },
    page: {
      slug: { fr: 'carte-cadeau', en: 'gift-card' },
      texts: giftCardPageMessages,
      picture: 'gift-evening',
    },
    confirmation: { request: { fr: 'carte-cadeau', en: 'gift card' }, next: 'request' },
    showsBalance: true,
  },
];
