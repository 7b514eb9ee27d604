import { defineCatalog } from '@jalon/i18n';

export const siteHeaderMessages = defineCatalog('site.header', {
  fr: {
    'connected-space': 'Mon espace membre',
    'contact-details': 'Modifier mes coordonnées',
    security: 'Mot de passe et sessions',
    renew: 'Renouveler',
  },
  en: {
    'connected-space': 'My member area',
    'contact-details': 'Change my contact details',
    security: 'Password and sessions',
    renew: 'Renew',
  },
});
