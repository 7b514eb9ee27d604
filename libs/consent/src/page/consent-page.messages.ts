import { defineCatalog } from '@jalon/i18n';

export const consentPageMessages = defineCatalog('consent.page', {
  fr: {
    none: 'Ce site ne garde que des témoins nécessaires\u00a0: il n’y a rien à accepter ni à refuser.',
    notYet: 'Vous n’avez pas encore fait de choix\u00a0: tout ce qui n’est pas nécessaire est désactivé.',
    present: ({ date }: { date: string }) => `Votre choix du ${date} s’applique.`,
    number: ({ number }: { number: string }) => `Numéro de référence de ce choix\u00a0: ${number}`,
    purposes: 'Ce que vous acceptez',
    service:
      'Vos choix se font dans la fenêtre de notre service de consentement, qui a besoin de JavaScript. Sans JavaScript, tout ce qui n’est pas nécessaire reste désactivé.',
    saved: 'Vos choix sont enregistrés',
    savedText: 'Ils s’appliquent dès maintenant, sur toutes les pages.',
  },
  en: {
    none: 'This site keeps only necessary cookies: there is nothing to accept or refuse.',
    notYet: 'You haven’t made a choice yet: everything that isn’t necessary is off.',
    present: ({ date }) => `Your choice of ${date} applies.`,
    number: ({ number }) => `Reference number of this choice: ${number}`,
    purposes: 'What you accept',
    service:
      'You make your choices in the window of our consent service, which needs JavaScript. Without JavaScript, everything that isn’t necessary stays off.',
    saved: 'Your choices are saved',
    savedText: 'They apply from now on, on every page.',
  },
});
