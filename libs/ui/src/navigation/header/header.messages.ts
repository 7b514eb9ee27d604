import { defineCatalog } from '@jalon/i18n';

export const headerMessages = defineCatalog('ui.header', {
  fr: { navigation: 'Navigation principale', menu: 'Menu', close: 'Fermer le menu', search: 'Rechercher' },
  en: { navigation: 'Main navigation', menu: 'Menu', close: 'Close the menu', search: 'Search' },
});
