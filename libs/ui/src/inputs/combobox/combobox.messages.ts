import { defineCatalog } from '@jalon/i18n';

export const comboboxMessages = defineCatalog('ui.combobox', {
  fr: {
    clear: 'Effacer',
    suggestions: 'Suggestions',
    loading: 'Recherche de suggestions…',
    empty: 'Aucune suggestion',
    error: 'Les suggestions ne sont pas disponibles en ce moment. Vous pouvez continuer à écrire.',
    count: ({ count }: { count: number }) =>
      `${count}\u00a0${count < 2 ? 'suggestion' : 'suggestions'}. Utilisez les flèches vers le haut et vers le bas pour les parcourir.`,
  },
  en: {
    clear: 'Clear',
    suggestions: 'Suggestions',
    loading: 'Looking for suggestions…',
    empty: 'No suggestions',
    error: 'Suggestions aren’t available at the moment. You can keep typing.',
    count: ({ count }) =>
      `${count}\u00a0${count === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrows to go through them.`,
  },
});
