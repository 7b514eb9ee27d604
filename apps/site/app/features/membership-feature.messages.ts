import { defineCatalog } from '@jalon/i18n';

export const membershipMessages = defineCatalog('site.membership-feature', {
  fr: {
    unpriced: 'Nous ne pouvons pas afficher les prix pour le moment',
  },
  en: {
    unpriced: 'We can’t show prices at the moment',
  },
});
