import { defineCatalog } from '@jalon/i18n';

export const plainErrorMessages = defineCatalog('site.plain-error', {
  fr: {
    badRequest: 'Cette demande ne peut pas être traitée',
    tooLarge: 'Cet envoi est trop volumineux',
    busy: 'Le site est très occupé en ce moment',
    busyRemedy: 'Actualisez la page dans quelques secondes.',
    serverError: 'Une erreur est survenue de notre côté',
    home: 'Aller à la page d’accueil',
  },
  en: {
    badRequest: 'This request can’t be processed',
    tooLarge: 'What you sent is too large',
    busy: 'The site is very busy right now',
    busyRemedy: 'Reload the page in a few seconds.',
    serverError: 'Something went wrong on our side',
    home: 'Go to the home page',
  },
});
