import { defineCatalog } from '@jalon/i18n';

export const resumeMessages = defineCatalog('site.resume', {
  fr: {
    overTitle: 'Ce lien ne fonctionne plus',
    overText: ({ days }: { days: number }) =>
      `La demande a été envoyée, ou le lien a plus de ${days}\u00a0jours. Vous pouvez commencer une nouvelle demande.`,
    begin: 'Commencer une demande',
    awayTitle: 'Nous ne pouvons pas retrouver votre demande pour le moment',
    awayText: 'Rien n’est perdu. Veuillez ouvrir le lien de nouveau dans quelques instants.',
    again: 'Réessayer',
  },
  en: {
    overTitle: 'This link no longer works',
    overText: ({ days }) =>
      `The request was sent, or the link is more than ${days} days old. You can start a new request.`,
    begin: 'Start a request',
    awayTitle: 'We can’t retrieve your request right now',
    awayText: 'Nothing is lost. Please open the link again in a few moments.',
    again: 'Try again',
  },
});
