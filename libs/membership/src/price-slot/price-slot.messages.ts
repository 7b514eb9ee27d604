import { defineCatalog } from '@jalon/i18n';

export const priceSlotMessages = defineCatalog('membership.price-slot', {
  fr: { unavailable: 'Prix sur demande' },
  en: { unavailable: 'Price on request' },
});
