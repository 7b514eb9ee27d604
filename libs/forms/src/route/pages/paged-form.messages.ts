import { defineCatalog } from '@jalon/i18n';

export const pagedFormMessages = defineCatalog('forms.pages', {
  fr: {
    place: ({ number, count }: { number: number; count: number }) => `Page ${number} sur ${count}`,
    back: 'Page précédente',
    continue: 'Continuer',
    review: 'Vérifiez vos réponses',
    reviewIntro: 'Rien n’est encore envoyé. Relisez vos réponses, puis envoyez la demande.',
    change: 'Modifier',
    unanswered: 'Sans réponse',
    send: 'Envoyer la demande',
    lostTitle: 'Vos réponses n’ont pas été conservées',
    lost: 'Trop de temps a passé, ou votre navigateur refuse les témoins, dont ce formulaire a besoin pour passer d’une page à l’autre.',
  },
  en: {
    place: ({ number, count }) => `Page ${number} of ${count}`,
    back: 'Previous page',
    continue: 'Continue',
    review: 'Check your answers',
    reviewIntro: 'Nothing has been sent yet. Check your answers, then send the request.',
    change: 'Change',
    unanswered: 'No answer',
    send: 'Send the request',
    lostTitle: 'Your answers weren’t kept',
    lost: 'Too much time has passed, or your browser refuses cookies, which this form needs to go from page to page.',
  },
});
