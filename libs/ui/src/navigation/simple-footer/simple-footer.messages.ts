import { defineCatalog } from '@jalon/i18n';

export const simpleFooterMessages = defineCatalog('ui.simple-footer', {
  fr: { navigation: 'Pied de page', social: 'Suivez-nous' },
  en: { navigation: 'Footer', social: 'Follow us' },
});
