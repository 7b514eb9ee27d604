import { defineCatalog } from '@jalon/i18n';

export const siteFrameMessages = defineCatalog('site.frame', {
  fr: {
    home: 'Accueil',
    memberArea: 'Espace membre',
    contact: 'Nous joindre',
    privacy: 'Politique de confidentialité',
    tagline: 'Sur la route, jamais sans vous.',
    note: 'Club de démonstration. Les demandes envoyées ici ne sont pas traitées.',
  },
  en: {
    home: 'Home',
    memberArea: 'Member area',
    contact: 'Contact us',
    privacy: 'Privacy policy',
    tagline: 'Beside you on every road.',
    note: 'A demonstration club. Requests sent here are not acted upon.',
  },
});
