import { defineCatalog } from '@jalon/i18n';

interface Range {
  start: number;
  end: number;
  total: number;
}

export const searchResultsMessages = defineCatalog('site.search-results', {
  fr: {
    title: 'Recherche',
    titleOf: ({ term }: { term: string }) => `Résultats pour «\u00a0${term}\u00a0»`,
    titleOnPage: ({ title, page }: { title: string; page: number }) => `${title}, page ${page}`,
    label: 'Que cherchez-vous?',
    filters: 'Trier et filtrer',
    order: 'Trier par',
    relevance: 'Pertinence',
    newest: 'Les plus récents',
    oldest: 'Les plus anciens',
    byTitle: 'Titre',
    type: 'Type',
    year: 'Année',
    apply: 'Appliquer',
    clear: 'Effacer les filtres',
    choice: ({ label, count }: { label: string; count: number }) => `${label} (${count})`,
    found: ({ start, end, total }: Range) =>
      total === 1 ? '1\u00a0résultat' : `Résultats ${start} à ${end} sur ${total}`,
    none: 'Aucun résultat',
    noneFor: ({ term }: { term: string }) => `Aucun résultat pour «\u00a0${term}\u00a0»`,
    didYouMean: 'Vouliez-vous dire\u00a0:',
    spelling: 'Vérifiez l’orthographe des mots.',
    fewer: 'Essayez avec moins de mots, ou des mots plus courants.',
    filtered: 'Les filtres écartent peut-être ce que vous cherchez.',
    failed: 'La recherche est momentanément indisponible',
    failedText:
      'Veuillez réessayer dans quelques instants. Vous pouvez aussi ouvrir l’une des pages ci-dessous.',
    tooMany: 'Trop de recherches en peu de temps',
    tooManyText: 'Veuillez patienter une minute, puis réessayer.',
    again: 'Réessayer',
  },
  en: {
    title: 'Search',
    titleOf: ({ term }) => `Results for “${term}”`,
    titleOnPage: ({ title, page }) => `${title}, page ${page}`,
    label: 'What are you looking for?',
    filters: 'Sort and filter',
    order: 'Sort by',
    relevance: 'Relevance',
    newest: 'Newest first',
    oldest: 'Oldest first',
    byTitle: 'Title',
    type: 'Type',
    year: 'Year',
    apply: 'Apply',
    clear: 'Clear filters',
    choice: ({ label, count }) => `${label} (${count})`,
    found: ({ start, end, total }) =>
      total === 1 ? '1\u00a0result' : `Results ${start} to ${end} of ${total}`,
    none: 'No results',
    noneFor: ({ term }) => `No results for “${term}”`,
    didYouMean: 'Did you mean:',
    spelling: 'Check the spelling of each word.',
    fewer: 'Try fewer words, or more common ones.',
    filtered: 'The filters may be hiding what you are looking for.',
    failed: 'Search is temporarily unavailable',
    failedText: 'Please try again in a few moments. You can also open one of the pages below.',
    tooMany: 'Too many searches in a short time',
    tooManyText: 'Please wait a minute, then try again.',
    again: 'Try again',
  },
});
