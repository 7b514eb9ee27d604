import { defineCatalog } from '@jalon/i18n';

export const searchInputMessages = defineCatalog('ui.search-input', {
  fr: { search: 'Rechercher' },
  en: { search: 'Search' },
});
