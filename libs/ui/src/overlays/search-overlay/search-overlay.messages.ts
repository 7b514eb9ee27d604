import { defineCatalog } from '@jalon/i18n';

export const searchOverlayMessages = defineCatalog('ui.search-overlay', {
  fr: {
    title: 'Rechercher',
    label: 'Que cherchez-vous?',
    suggestions: 'Suggestions',
    found: ({ count }: { count: number }) =>
      count === 0 ? 'Aucune suggestion' : `${count}\u00a0suggestion${count > 1 ? 's' : ''}`,
  },
  en: {
    title: 'Search',
    label: 'What are you looking for?',
    suggestions: 'Suggestions',
    found: ({ count }) =>
      count === 0 ? 'No suggestions' : `${count}\u00a0suggestion${count > 1 ? 's' : ''}`,
  },
});
