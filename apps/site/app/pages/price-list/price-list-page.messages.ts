import { defineCatalog } from '@jalon/i18n';

export const priceListPageMessages = defineCatalog('site.price-list', {
  fr: {
    title: 'Prix courant d’un véhicule',
    description: 'Demandez au Club Jalon le prix courant d’un véhicule de dix ans ou moins.',
    intro:
      'Le prix courant d’un véhicule, soit son prix de catalogue à l’état neuf, dépend de sa version, de sa mécanique et de ses options. Décrivez-nous un véhicule de dix ans ou moins, avec son certificat d’immatriculation sous la main si vous l’avez.',
  },
  en: {
    title: 'List price of a vehicle',
    description: 'Ask Club Jalon for the list price of a vehicle that is ten years old or younger.',
    intro:
      'The list price of a vehicle depends on its trim, its engine and its options. Describe a vehicle that is ten years old or younger, with its registration certificate at hand if you have it.',
  },
});
