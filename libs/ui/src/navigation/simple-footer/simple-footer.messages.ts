import { defineCatalog } from '@jalon/i18n';

export const simpleFooterMessages = defineCatalog('ui.simple-footer', {
  fr: { navigation: 'Pied de page', social: 'À lire et à écouter' },
  en: { navigation: 'Footer', social: 'Read and listen' },
});
