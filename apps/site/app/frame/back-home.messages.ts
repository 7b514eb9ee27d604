import { defineCatalog } from '@jalon/i18n';

export const backHomeMessages = defineCatalog('site.back-home', {
  fr: { backHome: 'Retour à l’accueil' },
  en: { backHome: 'Back to the home page' },
});
