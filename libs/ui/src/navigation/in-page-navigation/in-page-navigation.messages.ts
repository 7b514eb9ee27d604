import { defineCatalog } from '@jalon/i18n';

export const inPageNavigationMessages = defineCatalog('ui.in-page-navigation', {
  fr: { navigation: 'Dans cette page' },
  en: { navigation: 'On this page' },
});
