import { defineCatalog } from '@jalon/i18n';

export const pageFrameMessages = defineCatalog('ui.page-frame', {
  fr: {
    skip: 'Aller au contenu',
    navigation: 'Navigation principale',
    footerNavigation: 'Pied de page',
    otherLanguage: 'English',
  },
  en: {
    skip: 'Skip to content',
    navigation: 'Main navigation',
    footerNavigation: 'Footer',
    otherLanguage: 'Français',
  },
});
