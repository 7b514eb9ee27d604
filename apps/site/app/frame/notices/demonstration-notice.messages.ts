import { defineCatalog } from '@jalon/i18n';

export const demonstrationNoticeMessages = defineCatalog('site.demonstration-notice', {
  fr: {
    label: 'Démonstration',
    text: 'Site de démonstration\u00a0: le club est fictif, personne ne lit ce que vous envoyez et rien n’est vendu.',
  },
  en: {
    label: 'Demonstration',
    text: 'Demonstration site: the club is fictional, nobody reads what you send and nothing is sold.',
  },
});
