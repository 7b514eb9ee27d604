import { defineCatalog } from '@jalon/i18n';

export const paginationMessages = defineCatalog('ui.pagination', {
  fr: {
    navigation: 'Pages de résultats',
    previous: 'Précédente',
    next: 'Suivante',
    page: ({ page }: { page: number }) => `Page\u00a0${page}`,
    of: ({ page, count }: { page: number; count: number }) => `Page\u00a0${page} sur\u00a0${count}`,
  },
  en: {
    navigation: 'Pages of results',
    previous: 'Previous',
    next: 'Next',
    page: ({ page }) => `Page\u00a0${page}`,
    of: ({ page, count }) => `Page\u00a0${page} of\u00a0${count}`,
  },
});
