import { defineCatalog } from '@jalon/i18n';

export const siteHeaderMessages = defineCatalog('site.header', {
  fr: {
    overview: ({ label }: { label: string }) => `${label}\u00a0: tout voir`,
    'connected-space': 'Mon espace membre',
    'contact-details': 'Modifier mes coordonnées',
    security: 'Mot de passe et sessions',
    renew: 'Renouveler',
  },
  en: {
    overview: ({ label }) => `${label}: see all`,
    'connected-space': 'My member area',
    'contact-details': 'Change my contact details',
    security: 'Password and sessions',
    renew: 'Renew',
  },
});
