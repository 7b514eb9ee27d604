import { defineCatalog } from '@jalon/i18n';

export const priceSlotMessages = defineCatalog('membership.price-slot', {
  fr: { unavailable: 'Prix momentanément indisponible' },
  en: { unavailable: 'Price unavailable right now' },
});
