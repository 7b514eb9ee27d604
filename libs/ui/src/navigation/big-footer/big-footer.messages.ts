import { defineCatalog } from '@jalon/i18n';

export const bigFooterMessages = defineCatalog('ui.big-footer', {
  fr: { navigation: 'Pied de page' },
  en: { navigation: 'Footer' },
});
