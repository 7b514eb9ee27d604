import { defineCatalog } from '@jalon/i18n';

export const errorPageMessages = defineCatalog('site.error', {
  fr: {
    title: 'Une erreur est survenue de notre côté',
    text: 'La page n’a pas pu être affichée. Veuillez réessayer dans quelques instants.',
    refusedTitle: 'Cette demande ne peut pas être traitée',
    refusedText: 'Veuillez revenir à la page précédente, puis réessayer.',
  },
  en: {
    title: 'Something went wrong on our side',
    text: 'The page could not be shown. Please try again in a few moments.',
    refusedTitle: 'This request can’t be processed',
    refusedText: 'Please go back to the previous page, then try again.',
  },
});
