import { defineCatalog } from '@jalon/i18n';

export const priceListPageMessages = defineCatalog('forms.price-list.page', {
  fr: {
    title: 'Prix courant d’un véhicule',
    description: 'Demandez au club le prix courant d’un véhicule de dix ans ou moins.',
    intro:
      'Le prix courant d’un véhicule, soit son prix de catalogue à l’état neuf, dépend de sa version, de sa mécanique et de ses options. Décrivez-nous un véhicule de dix ans ou moins\u00a0: le kilométrage complète la description. Gardez son certificat d’immatriculation sous la main si vous l’avez.',
  },
  en: {
    title: 'List price of a vehicle',
    description: 'Request the list price of a vehicle no more than ten years old from the club.',
    intro:
      'The list price of a vehicle, its price when new, depends on its trim, engine and options. Describe a vehicle no more than ten years old; the mileage completes its description. Keep the registration certificate handy if you have it.',
  },
});
