import { defineCatalog } from '@jalon/i18n';

export const breadcrumbMessages = defineCatalog('ui.breadcrumb', {
  fr: {
    navigation: 'Fil d’Ariane',
    home: 'Accueil',
    more: ({ count }: { count: number }) => `Afficher les ${count}\u00a0pages intermédiaires`,
    back: 'Retour\u00a0: ',
  },
  en: {
    navigation: 'Breadcrumb',
    home: 'Home',
    more: ({ count }) => `Show the ${count}\u00a0pages in between`,
    back: 'Back: ',
  },
});
