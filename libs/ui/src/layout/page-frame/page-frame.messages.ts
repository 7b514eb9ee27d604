import { defineCatalog } from '@jalon/i18n';

export const pageFrameMessages = defineCatalog('ui.page-frame', {
  fr: {
    navigation: 'Navigation principale',
    footerNavigation: 'Pied de page',
  },
  en: {
    navigation: 'Main navigation',
    footerNavigation: 'Footer',
  },
});
