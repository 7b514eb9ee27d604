import { type Catalog, defineCatalog } from '@jalon/i18n';

export const siteFrameMessages = defineCatalog('site.frame', {
  fr: {
    aboutClub: 'Le club',
    note: 'Club de démonstration. Les demandes envoyées ici ne sont pas traitées.',
  },
  en: {
    aboutClub: 'The club',
    note: 'A demonstration club. Requests sent here are not processed.',
  },
});

/** The labels of the pages in the menus, by page id. */
export const menuMessages: Readonly<Record<string, Catalog<{ label: string }>>> = {
  home: defineCatalog('site.menu.home', { fr: { label: 'Accueil' }, en: { label: 'Home' } }),
  'connected-space': defineCatalog('site.menu.connected-space', {
    fr: { label: 'Espace membre' },
    en: { label: 'Member area' },
  }),
  'contact-us': defineCatalog('site.menu.contact-us', {
    fr: { label: 'Nous joindre' },
    en: { label: 'Contact us' },
  }),
  'privacy-policy': defineCatalog('site.menu.privacy-policy', {
    fr: { label: 'Politique de confidentialité' },
    en: { label: 'Privacy policy' },
  }),
};
