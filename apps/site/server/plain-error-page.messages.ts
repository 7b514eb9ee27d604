import { defineCatalog } from '@jalon/i18n';

export const plainErrorMessages = defineCatalog('site.plain-error', {
  fr: {
    badRequest: 'Cette demande ne peut pas être traitée',
    tooLarge: 'Cet envoi est trop volumineux',
    serverError: 'Une erreur est survenue de notre côté',
    home: 'Aller à la page d’accueil',
  },
  en: {
    badRequest: 'This request can’t be processed',
    tooLarge: 'What you sent is too large',
    serverError: 'Something went wrong on our side',
    home: 'Go to the home page',
  },
});
