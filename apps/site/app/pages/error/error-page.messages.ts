import { defineCatalog } from '@jalon/i18n';

export const errorPageMessages = defineCatalog('site.error', {
  fr: {
    oursTitle: 'Une erreur est survenue de notre côté',
    oursText: 'La page n’a pas pu être affichée. Veuillez réessayer dans quelques instants.',
    refusedTitle: 'Cette demande ne peut pas être traitée',
    refusedText: 'Veuillez revenir à la page précédente, puis réessayer.',
  },
  en: {
    oursTitle: 'Something went wrong on our side',
    oursText: 'The page can’t be displayed. Please try again in a few moments.',
    refusedTitle: 'This request can’t be processed',
    refusedText: 'Please go back to the previous page, then try again.',
  },
});
